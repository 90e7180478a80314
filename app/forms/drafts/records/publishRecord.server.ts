import type { Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { isComplete } from "#app/db/drafts/typedTexts.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { findBase } from "./publicVersion.server.ts";
import type {
  DraftOf,
  OpenedOn,
  PublishDraftResult,
  PublishResult,
  RecordRules,
} from "./recordRules.ts";
import { findDraft } from "./storedDraft.server.ts";

interface Publication<Content> {
  id: number;
  content: Content;
  opened: OpenedOn;
}

/** Makes exactly this content public. */
export async function publishIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  { id, content, opened: { version, ...known } }: Publication<Content>,
): Promise<PublishResult> {
  const result = await rules.replace(trx, id, content, { version });
  if (result === "stale") return result;
  if (result === "missing") {
    const stored = await findDraft(rules, id, trx);
    if (!stored) return "missing";
    if (version) return "hidden";
    await insertRow(trx, rules, { id, content }, stored);
  }
  await Drafts.take(trx, rules.kind, id, known);
  return "updated";
}

/** A record without a row becomes public: again, in its place, or for the first time, at the end. */
async function insertRow<Content extends object>(
  trx: Trx,
  { kind, insertNew, insertAgain }: RecordRules<Content>,
  { id, content }: { id: number; content: Content },
  { outdated }: DraftOf<Content>,
) {
  const last = await Revisions.findLastState(kind, id, trx);
  if (!last) return insertNew(trx, content, id);
  const was = { outdated, createdAt: last.recordCreatedAt };
  return insertAgain(trx, id, content, was, last.content ?? {});
}

/** Makes the stored draft public. */
export async function publishDraftIn<Content extends object>(
  trx: Trx,
  rules: RecordRules<Content>,
  id: number,
): Promise<PublishDraftResult> {
  const draft = await findDraft(rules, id, trx);
  if (!draft) return "missing";
  if (!isComplete(draft)) return "invalid";
  const { content, tag } = draft;
  const version = await findBase(trx, rules, id, draft);
  return publishIn(trx, rules, { id, content, opened: { version, draft: tag } });
}
