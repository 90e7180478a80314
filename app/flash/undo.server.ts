import { revisionsSoFar } from "#app/db/history/actor.server.ts";
import type { Undo } from "./flash.ts";

/** As many as a cookie holds beside its message. */
const most = 50;

/**
 * How what this request has changed can be undone; undefined where it has changed nothing, or many things. Many
 * deletions can be undone together, or be found in the trash.
 */
export function currentUndo(): Undo | undefined {
  const written = revisionsSoFar();
  const isInTrash = written.every(({ action }) => action === "deleted");
  if (written.length === 0 || (written.length > 1 && !isInTrash)) return undefined;
  return { revisions: written.length > most ? [] : written.map(({ id }) => id), isInTrash };
}
