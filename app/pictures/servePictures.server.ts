import { yieldToSite } from "#app/server/yieldToSite.ts";
import { runTask, type TaskName } from "./tasks.server.ts";

/** One task, as the site asks for it, and what comes back. */
export interface Question {
  name: TaskName;
  argument: unknown;
}
export type Answer = { result: unknown } | { error: string };

/** The picture process: does the site's tasks and ends when the site does. */
export function servePictures(): Promise<never> {
  yieldToSite(process.pid, 10);
  // A stop is the site's to tell: it finishes what is in flight.
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => {});
  process.once("disconnect", () => process.exit(0));
  process.on("message", async ({ name, argument }: Question) => {
    process.send?.(await answer(name, argument));
  });
  return new Promise(() => {});
}

async function answer(name: TaskName, argument: unknown): Promise<Answer> {
  try {
    return { result: await runTask(name, argument) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
