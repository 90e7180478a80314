import { AsyncLocalStorage } from "node:async_hooks";
import type { Row } from "../tables.ts";

/** How a change comes about; see the column. */
export type Origin = Row<"revision">["origin"];

/** Who changes content, and by which way. */
export interface Actor {
  /** A member of staff; null for the site itself and for commands. The id is null once the account is removed. */
  staff: { id: number | null; name: string } | null;
  origin: Origin;
}

/** A revision that was written on somebody's behalf. */
interface Written {
  id: number;
  action: Row<"revision">["action"];
}

const current = new AsyncLocalStorage<{ actor: Actor; written: Written[] }>();

/** Does some work on behalf of somebody: every revision that it writes names them. */
export function runAs<Result>(actor: Actor, work: () => Result): Result {
  return current.run({ actor, written: [] }, work);
}

/** On whose behalf the caller runs; the site's own, unless something has said otherwise. */
export function currentActor(): Actor {
  return current.getStore()?.actor ?? { staff: null, origin: "site" };
}

/** Notes a revision, so that whoever asked for the change can be offered to undo it. */
export function noteRevision(written: Written): void {
  current.getStore()?.written.push(written);
}

/** The revisions that were written since `runAs`. */
export function revisionsSoFar(): readonly Written[] {
  return current.getStore()?.written ?? [];
}
