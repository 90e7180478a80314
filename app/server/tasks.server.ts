import { renderCard } from "#app/features/sharing/renderCard.server.ts";
import { encodeCover } from "#app/files/cover/encodeCover.server.ts";
import { encodeUpload } from "#app/files/encodeUpload.server.ts";
import { measureTones } from "#app/files/inspection/measureTones.server.ts";
import {
  encodePlaceholder,
  encodePoster,
  encodeTurned,
  encodeVariant,
} from "#app/files/jobs/encodeVariant.server.ts";

/** The picture process's tasks; arguments and results must be serializable between processes. */
const tasks = {
  encodeUpload,
  encodeVariant,
  encodePlaceholder,
  encodePoster,
  encodeCover,
  encodeTurned,
  renderCard,
  measureTones,
};

export type TaskName = keyof typeof tasks;
export type TaskArgument<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[0];
export type TaskResult<Name extends TaskName> = Awaited<ReturnType<(typeof tasks)[Name]>>;

/** Runs a task by name; messages between the processes lose the types, hence the cast. */
export function runTask(name: TaskName, argument: unknown): Promise<unknown> {
  return (tasks[name] as (argument: unknown) => Promise<unknown>)(argument);
}
