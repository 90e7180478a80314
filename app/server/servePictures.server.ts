import { yieldToSite } from "#app/platform/yieldToSite.ts";
import { runTask, type TaskName } from "./tasks.server.ts";

/** A task sent by the site; `TaskResponse` is the reply. */
export interface TaskRequest {
  name: TaskName;
  argument: unknown;
}
export type TaskResponse = { result: unknown } | { error: string };

/** The picture process: runs the site's tasks and exits when the site does. */
export function servePictures(): Promise<never> {
  yieldToSite(process.pid, 10);
  // Only the site ends this process, after finishing what is in flight; ignore signals to the group.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit(0));
  process.on("message", async ({ name, argument }: TaskRequest) => {
    process.send?.(await answer(name, argument));
  });
  return new Promise(() => {});
}

async function answer(name: TaskName, argument: unknown): Promise<TaskResponse> {
  try {
    return { result: await runTask(name, argument) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
