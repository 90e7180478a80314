import type { PastRecord } from "#app/context.ts";
import type { OrderedKind } from "#app/db/history/listOrder.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { restoreOrder } from "#app/db/positions.server.ts";
import { findChanged } from "./pastMoment.server.ts";
import { openPast } from "./pastSite.server.ts";
import { kindOfRecord } from "./records.server.ts";
import { restoreRevision } from "./restore.server.ts";

/** How the site of today differs from that of a moment. */
export interface SiteDifference {
  /** Records that were public then. */
  changed: PastRecord[];
  /** Records that were made since. */
  created: { kind: OrderedKind; id: number; title: string }[];
  /** Lists whose records of then are in another order. */
  reordered: OrderedKind[];
}

const lists = ["project", "documents", "partners"] as const satisfies readonly OrderedKind[];
const now = Number.MAX_SAFE_INTEGER;

export async function compareSite(version: number): Promise<SiteDifference> {
  const changed = await findChanged(await openPast(version));
  const created: SiteDifference["created"] = [];
  const reordered: OrderedKind[] = [];
  for (const kind of lists) {
    const before = await Revisions.findListAt(kind, version);
    const current = await Revisions.findListAt(kind, now);
    const wasThere = new Set(before.map(({ id }) => id));
    const isThere = new Set(current.map(({ id }) => id));
    for (const record of current) if (!wasThere.has(record.id)) created.push({ kind, ...record });
    const [then, today] = [
      before.filter(({ id }) => isThere.has(id)),
      current.filter(({ id }) => wasThere.has(id)),
    ].map((list) => list.map(({ id }) => id).join());
    if (then !== today || (await hasOtherColumns(kind, version))) reordered.push(kind);
  }
  return { changed, created, reordered };
}

async function hasOtherColumns(kind: OrderedKind, version: number): Promise<boolean> {
  const [then, today] = await Promise.all([
    Revisions.findOrderAt(kind, version),
    Revisions.findOrderAt(kind, now),
  ]);
  return JSON.stringify(then.columns ?? {}) !== JSON.stringify(today.columns ?? {});
}

/**
 * Makes the site what it was: restores what is different, moves what was made since to the trash, and puts the
 * lists in order. One change at a time, each with its own revision.
 *
 * @returns how many records could not return
 */
export async function restoreSite(version: number): Promise<number> {
  const { changed, created } = await compareSite(version);
  let lost = 0;
  for (const { revision } of changed) {
    const found = await Revisions.findById(revision);
    const result = found && (await restoreRevision(found));
    if (result !== "restored") lost++;
  }
  for (const { kind, id } of created) await kindOfRecord(kind, {}).remove?.(id);
  for (const kind of (await compareSite(version)).reordered) {
    await restoreOrder(kind, await Revisions.findOrderAt(kind, version));
  }
  return lost;
}
