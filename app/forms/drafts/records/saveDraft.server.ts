import type { Trx } from "#app/db/connection.server.ts";
import { relationOf } from "#app/db/drafts/draftTag.ts";
import type { Kept, OpenedOn, RecordRules, SaveDraftResult } from "./recordRules.ts";
import { planPublication } from "./scheduleRecord.server.ts";
import { findDraft, findVersion, storeDraft } from "./storedDraft.server.ts";

interface Saving<Content> extends Kept {
  id: number;
  content: Content;
  opened: OpenedOn;
}

/** Keeps what a form holds as the record's draft, unless somebody else has changed it since. */
export async function saveDraftIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  { id, content, opened, publishAt, typed }: Saving<Content>,
): Promise<SaveDraftResult> {
  const version = await findVersion(trx, rules, id);
  const stored = await findDraft(rules, id, trx);
  if (version === 0 && !stored) return "missing";
  const relation = opened.draft !== undefined && stored ? relationOf(stored, opened) : "known";
  if (relation === "other") return "taken";
  // It has been superseded on its way.
  if (relation === "later") return "updated";
  const isStale = opened.version !== undefined && opened.version !== version;
  if (isStale) return version === 0 ? "hidden" : "stale";
  await storeDraft(trx, rules, id, { content, typed }, { ...opened, version });
  if (publishAt !== undefined) await planPublication(trx, rules, id, publishAt);
  return "updated";
}
