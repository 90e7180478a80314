import { revisionsSoFar } from "#app/db/history/actor.server.ts";
import type { Undo } from "./flash.ts";

/** How what this request has changed can be undone; undefined where it has changed nothing, or many things. */
export function currentUndo(): Undo | undefined {
  const [revision, another] = revisionsSoFar();
  if (!revision || another) return undefined;
  return { revision: revision.id, isInTrash: revision.action === "deleted" };
}
