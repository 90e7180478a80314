import { revisionsSoFar } from "#app/db/history/actor.server.ts";
import type { Undo } from "./flash.ts";

/** As many as a cookie holds beside its message. */
const most = 50;

/**
 * How what this request has changed can be undone; undefined where it has changed nothing, or many things. Many
 * deletions can be undone together.
 */
export function currentUndo(): Undo | undefined {
  const written = revisionsSoFar();
  const isInTrash = written.every(({ action }) => action === "deleted");
  if (written.length === 0 || written.length > (isInTrash ? most : 1)) return undefined;
  return { revisions: written.map(({ id }) => id), isInTrash };
}
