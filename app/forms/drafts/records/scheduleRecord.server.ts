import type { Trx } from "#app/db/connection.server.ts";
import { isComplete } from "#app/db/drafts/typedTexts.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { UpdateResult } from "#app/db/versions.server.ts";
import { findBase, findPublic } from "./publicVersion.server.ts";
import type { RecordRules } from "./recordRules.ts";
import { findDraft, findVersion } from "./storedDraft.server.ts";

/** Schedules the publication of the stored draft. */
export async function schedulePublicationIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
  dueAt: string,
): Promise<UpdateResult | "invalid"> {
  const draft = await findDraft(rules, id, trx);
  if (!draft) return "missing";
  if (!isComplete(draft)) return "invalid";
  const version = await findVersion(trx, rules, id);
  if ((await findBase(trx, rules, id, draft)) !== version) return "stale";
  await planPublication(trx, rules, id, dueAt);
  return "updated";
}

/** Notes on what the draft is based, so that what is set elsewhere does not make it out of date. */
export async function planPublication<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
  dueAt: string,
) {
  const { kind } = rules;
  if (kind === "partners") throw new Error("Partners have no schedule");
  const current = await findPublic(trx, rules, id);
  if (current) {
    await trx
      .updateTable("draft")
      .set({ baseHash: current.hash, baseVersion: current.version })
      .where("kind", "=", kind)
      .where("recordId", "=", id)
      .execute();
  }
  await Schedule.plan(trx, { kind, recordId: id, action: "publish" }, dueAt);
}

/** Schedules that a record is taken off the site. */
export async function scheduleUnpublishingIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
  dueAt: string,
): Promise<boolean> {
  const { kind } = rules;
  const isPublic = (await findVersion(trx, rules, id)) > 0;
  if (kind === "partners" || (!isPublic && !(await findDraft(rules, id, trx)))) return false;
  return Schedule.plan(trx, { kind, recordId: id, action: "unpublish" }, dueAt);
}
