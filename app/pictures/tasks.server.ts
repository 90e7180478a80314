import { drawArt } from "#app/demo/drawArt.server.ts";
import { drawUpload } from "#app/features/media/drawUpload.server.ts";
import { drawPlaceholder, drawVariant } from "#app/features/media/jobs/drawVariant.server.ts";
import { drawPoster } from "#app/features/media/video/drawPoster.server.ts";
import { drawCard } from "#app/features/sharing/drawCard.server.ts";

/** The picture process's tasks; arguments and results must be serializable between processes. */
const tasks = { drawUpload, drawVariant, drawPlaceholder, drawPoster, drawCard, drawArt };

export type TaskName = keyof typeof tasks;
export type TaskArgument<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;

/** Runs a task by name; messages between the processes lose the types, hence the cast. */
export function runTask(name: TaskName, argument: unknown): Promise<unknown> {
  return (tasks[name] as (argument: unknown) => Promise<unknown>)(argument);
}
