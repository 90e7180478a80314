import { withFieldsOf } from "#app/db/history/changedFields.ts";
import { isOrderedKind } from "#app/db/history/listOrder.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { restoreOrder } from "#app/db/positions.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { collectFiles } from "#app/validation/schemaTree.ts";
import type { z } from "#app/validation/zod.ts";
import { type CurrentRecord, type KindOfRecord, kindOfRecord } from "./records.server.ts";

/**
 * How a restore ended: "missing": the record is gone for good; "fields": it has no such field; "invalid": the
 * site's rules no longer allow that content.
 */
export type RestoreResult = "restored" | "missing" | "fields" | "invalid";

/** What a restore would store. */
export interface RestorePlan {
  /** Undefined: the record is not public. */
  current: CurrentRecord | undefined;
  /** As the record's schema parses it. */
  value: object;
  /** The paths of files that are gone for good, and left out. */
  gone: string[];
}

/**
 * Brings back what a revision tells, as a new revision: a record's content, public again where it was deleted,
 * or a list's order. Files that are gone for good are left out. What was only a draft is one again.
 *
 * @param fields only these (`changedFields`), everything else stays as it is now
 */
export async function restoreRevision(
  revision: Revisions.CompleteRevision,
  fields?: readonly string[],
): Promise<RestoreResult> {
  const { kind, content } = revision;
  if (revision.isPublic === null) return restoreListOrder(revision);
  if (!content) return "missing";
  if (await wasOnlyDraft(revision)) {
    return (await Trash.restoreDraft(revision)) ? "restored" : "missing";
  }
  const record = kindOfRecord(kind, content);
  // Again where somebody has saved meanwhile.
  for (;;) {
    const plan = await planRestore(revision, fields);
    if (typeof plan === "string") return plan;
    const { value, current } = plan;
    const result = await record.restore(revision.recordId ?? 0, value, {
      outdated: revision.outdated,
      createdAt: revision.recordCreatedAt,
      ...(fields && current && { version: current.version }),
    });
    if (result === "missing") return "missing";
    if (result === "updated") return "restored";
  }
}

/** Whether a revision is the deletion of a record that visitors never saw. */
export async function wasOnlyDraft(revision: Revisions.CompleteRevision): Promise<boolean> {
  const { action, wasPublic } = revision;
  if (action !== "deleted" || wasPublic) return false;
  return (await Revisions.findStateBefore(revision)) === undefined;
}

/** What `restoreRevision` would do with a record's revision. */
export async function planRestore(
  revision: Revisions.CompleteRevision,
  fields?: readonly string[],
): Promise<RestorePlan | Exclude<RestoreResult, "restored">> {
  const { kind, recordId, content } = revision;
  if (!content) return "missing";
  const record = kindOfRecord(kind, content);
  const current = await record.findCurrent(recordId ?? 0);
  const wanted = fields ? await withFields(revision, current, { record, fields }) : content;
  if (!wanted) return "fields";
  const found = await toValue(record, wanted);
  return found ? { current, ...found } : "invalid";
}

async function restoreListOrder(revision: Revisions.CompleteRevision): Promise<RestoreResult> {
  const { kind, order, contentVersion } = revision;
  if (!isOrderedKind(kind)) return "missing";
  await restoreOrder(kind, order ?? (await Revisions.findOrderAt(kind, contentVersion)));
  return "restored";
}

/** The record as it is, or last was, with some fields as they were. */
async function withFields(
  { kind, recordId, content }: Revisions.CompleteRevision,
  current: CurrentRecord | undefined,
  { record, fields }: { record: KindOfRecord; fields: readonly string[] },
) {
  const base = current ?? (await Revisions.findLastState(kind, recordId))?.content;
  if (!base || !content) return undefined;
  const { together = [] } = record;
  const isOne = (field: string) =>
    together.some((each) => [each, `${each}Alt`].includes(rootOf(field)));
  const [deciding = ""] = together;
  const differs = Boolean(fieldIn(base, deciding)) !== Boolean(fieldIn(content, deciding));
  const brought = differs && fields.some(isOne) ? [...fields, ...together] : fields;
  return withFieldsOf(base, content, brought);
}

const rootOf = (field: string) => field.replace(/\..*$/, "");
const fieldIn = (content: object, field: string) => (content as Record<string, unknown>)[field];

/** What is stored of it, by today's rules; undefined where they refuse it. */
async function toValue({ schema }: KindOfRecord, content: object) {
  const parsed = schema.safeParse(content);
  if (!parsed.success) return undefined;
  const files = collectFiles(schema, parsed.data);
  const gone = await Media.findMissing(files.map(({ file }) => file));
  if (gone.length === 0) return { value: parsed.data as object, gone };
  const value = structuredClone(parsed.data);
  for (const { file, path } of files) if (gone.includes(file)) removeAt(value, path);
  return { value: (schema as z.ZodType<object>).parse(value), gone };
}

function removeAt(value: unknown, path: readonly (string | number)[]) {
  const holder = path
    .slice(0, -1)
    .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], value);
  const key = path.at(-1);
  if (key !== undefined) (holder as Record<string | number, unknown>)[key] = null;
}

/**
 * Takes a deletion back: the record is what it was, with its unpublished changes and what was scheduled for it, and
 * off the site where it was deleted there.
 */
export async function restoreDeletion(
  revision: Revisions.CompleteRevision,
): Promise<RestoreResult> {
  const { kind, recordId, title, content, outdated } = revision;
  if (!content) return "missing";
  const id = recordId ?? 0;
  const before = await Revisions.findStateBefore(revision);
  const { restoreHidden } = kindOfRecord(kind, content);
  if (before?.action === "unpublished" && restoreHidden) {
    const createdAt = revision.recordCreatedAt ?? undefined;
    const record = { title, content, outdated, ...(createdAt && { createdAt }) };
    await restoreHidden(id, record, revision);
    return "restored";
  }
  const wasDraft = await wasOnlyDraft(revision);
  const result = await restoreRevision(revision);
  if (result === "restored" && !wasDraft) await Trash.restoreUnpublished(revision);
  return result;
}

/**
 * Brings a record back from the trash.
 *
 * @param id of its deletion
 * @returns "missing" where it is not in the trash
 */
export async function restoreDeleted(id: number): Promise<RestoreResult> {
  const revision = (await Trash.findById(id)) && (await Revisions.findById(id));
  return revision ? restoreDeletion(revision) : "missing";
}
