import type { Db, Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import type { TypedTexts } from "#app/db/drafts/typedTexts.ts";
import type { DraftOf, OpenedOn, RecordRules } from "./recordRules.ts";

/** The stored draft of a record. */
export async function findDraft<Content extends object>(
  { kind, parse }: RecordRules<Content>,
  id: number,
  executor?: Db,
): Promise<DraftOf<Content> | undefined> {
  const draft = await Drafts.find(kind, id, executor);
  return draft && { ...draft, content: parse(draft.content) };
}

/** Stores a record's draft. */
export function storeDraft<Content extends object>(
  trx: Trx,
  { kind, titleOf }: RecordRules<Content>,
  id: number,
  { content, typed }: { content: Content; typed?: TypedTexts | undefined },
  { version = 0, openedWith, form }: OpenedOn = {},
) {
  const base = { baseVersion: version, baseHash: openedWith, form };
  return Drafts.save(trx, kind, id, { title: titleOf(content), content, typed, ...base });
}

/** The version of the public record, 0 where there is none. */
export function findVersion<Content extends object>(
  trx: Trx,
  { kind }: RecordRules<Content>,
  id: number,
) {
  return Drafts.findPublicVersion(trx, kind, id);
}

/** What the form holds of a whole record. */
export function contentOf<Content extends object>(
  { setElsewhere = [] }: RecordRules<Content>,
  content: object,
): Content {
  return without(content, ["id", "version", ...setElsewhere]) as Content;
}

/** An object without some of its fields. */
export function without(content: object, names: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));
}
