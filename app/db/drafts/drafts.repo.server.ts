import { randomBytes } from "node:crypto";
import type { z } from "#app/validation/zod.ts";
import { type Db, db, type Trx } from "../connection.server.ts";
import { currentActor } from "../history/actor.server.ts";
import { type Author, toAuthor } from "../history/author.ts";
import { orderedTables } from "../history/listOrder.server.ts";
import { findStoredFiles, type OutdatedEnglish } from "../history/revisionContent.server.ts";
import type { Row } from "../tables.ts";
import { type DraftForm, draftTagOf, type KnownDraft, relationOf } from "./draftTag.ts";
import { isComplete, type TypedTexts } from "./typedTexts.ts";

export type DraftKind = Row<"draft">["kind"];

/** What staff have prepared of a record and not published. */
export interface Draft extends Author {
  /** The record's; 0 for the banner and the numbers. */
  recordId: number;
  title: string;
  /** As the kind's schema gives it. */
  content: Record<string, unknown>;
  /** What was typed where it is no such content: only the form shows it, and it is never published. */
  typed: TypedTexts;
  /** Of a record that was taken off the site: its outdated translations. */
  outdated: OutdatedEnglish;
  /** The version of the public record on which it is based; 0 where none was public. */
  baseVersion: number;
  baseHash: string | null;
  /** Another one with every save. */
  tag: string;
  /** ISO 8601. */
  updatedAt: string;
}

/** A record's draft. The banner and the numbers have the id 0. */
export async function find(
  kind: DraftKind,
  recordId = 0,
  executor: Db = db(),
): Promise<Draft | undefined> {
  const row = await executor
    .selectFrom("draft")
    .selectAll()
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .executeTakeFirst();
  return row && toDraft(row);
}

/** The drafts of several records of a kind, by the record's id. */
export async function findAllByRecords(
  kind: DraftKind,
  recordIds: readonly number[],
  executor: Db = db(),
): Promise<Map<number, Draft>> {
  if (recordIds.length === 0) return new Map();
  const rows = await executor
    .selectFrom("draft")
    .selectAll()
    .where("kind", "=", kind)
    .where("recordId", "in", [...recordIds])
    .execute();
  return new Map(rows.map((row) => [row.recordId, toDraft(row)]));
}

/** The new content of a draft. What is left out stays as stored. */
export interface DraftContent {
  title: string;
  content: object;
  /** By default there is none. */
  typed?: TypedTexts | undefined;
  outdated?: OutdatedEnglish;
  baseVersion: number;
  baseHash?: string | null | undefined;
  /** The form that sent it. */
  form?: DraftForm | undefined;
}

/**
 * Stores a record's draft in place of the one before. Nothing that visitors see changes, so there is no
 * revision, and the content version stays.
 *
 * @returns the draft's new tag
 */
export async function save(
  trx: Trx,
  kind: DraftKind,
  recordId: number,
  { title, content, typed = {}, outdated, baseVersion, baseHash = null, form }: DraftContent,
): Promise<{ tag: string; updatedAt: string }> {
  const { staff, origin } = currentActor();
  const text = JSON.stringify(content);
  const values = {
    title: title.slice(0, 200),
    content: text,
    typed: JSON.stringify(typed),
    ...(outdated && { outdated: JSON.stringify(outdated) }),
    baseVersion,
    baseHash,
    tag: form ? draftTagOf(form) : randomBytes(12).toString("base64url"),
    origin: origin === "before" ? "site" : origin,
    staffId: staff?.id ?? null,
    staffName: staff?.name ?? "",
    updatedAt: new Date().toISOString(),
  } as const;
  const { id } = await trx
    .insertInto("draft")
    .values({ kind, recordId, ...values })
    .onConflict((conflict) => conflict.columns(["kind", "recordId"]).doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  const files = (await findStoredFiles(trx, text)).map(({ path }) => ({ draftId: id, path }));
  // Only what went: a trigger notes of each deleted row that its file stopped being used.
  await trx
    .deleteFrom("draftFile")
    .where("draftId", "=", id)
    .where("path", "not in", [...files.map(({ path }) => path), ""])
    .execute();
  if (files.length > 0) {
    await trx
      .insertInto("draftFile")
      .values(files)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return { tag: values.tag, updatedAt: values.updatedAt };
}

/**
 * Keeps a client's draft, whatever draft is stored, as based on that version of the public record.
 *
 * @param baseVersion by default that of the draft before, else the current one
 * @returns undefined where there is no such record, public or only a draft
 */
export function put(
  kind: DraftKind,
  recordId: number,
  {
    title,
    content,
    baseVersion,
  }: { title: string; content: object; baseVersion?: number | undefined },
): Promise<{ updatedAt: string } | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const current = await findPublicVersion(trx, kind, recordId);
      const stored = await find(kind, recordId, trx);
      if (current === 0 && !stored) return undefined;
      const base = baseVersion ?? stored?.baseVersion ?? current;
      const baseHash = stored?.baseVersion === base ? stored.baseHash : null;
      return save(trx, kind, recordId, { title, content, baseVersion: base, baseHash });
    });
}

/** The version of what visitors see of a record; 0 where they see nothing. */
export async function findPublicVersion(
  executor: Db,
  kind: DraftKind,
  recordId: number,
): Promise<number> {
  const row =
    kind === "banner" || kind === "home"
      ? await executor
          .selectFrom("recordVersion")
          .select("version")
          .where("name", "=", kind === "home" ? "numbers" : kind)
          .executeTakeFirst()
      : await executor
          .selectFrom(kind === "files" ? "media" : orderedTables[kind])
          .select("version")
          .where("id", "=", recordId)
          .executeTakeFirst();
  return row?.version ?? 0;
}

/**
 * Deletes a record's draft.
 *
 * @param known only the one that it names
 * @returns what it held; undefined where there is none
 */
export async function take(
  trx: Trx,
  kind: DraftKind,
  recordId: number,
  known?: KnownDraft,
): Promise<Draft | undefined> {
  const stored = await find(kind, recordId, trx);
  if (!stored || (known && relationOf(stored, known) === "other")) return undefined;
  await trx.deleteFrom("draft").where("kind", "=", kind).where("recordId", "=", recordId).execute();
  // Its publication, where one was scheduled, goes with it; and so does the other, where nothing is left.
  const isScheduled = kind === "project" || kind === "documents";
  if (isScheduled && (await findPublicVersion(trx, kind, recordId)) === 0) {
    await trx
      .deleteFrom("schedule")
      .where("kind", "=", kind)
      .where("recordId", "=", recordId)
      .execute();
  }
  return stored;
}

/** What is left of a draft of which a part was published. */
export interface DraftRest {
  /** Names the files that the draft named. */
  content: object;
  /** By default that of what visitors see now. */
  baseVersion?: number;
}

/**
 * Ends the draft that a publication knows, or leaves what was no part of it, as its author's.
 *
 * @param rest undefined: all of it was published
 */
export async function settle(
  trx: Trx,
  kind: DraftKind,
  recordId: number,
  known: KnownDraft,
  rest?: DraftRest,
): Promise<void> {
  const stored = await find(kind, recordId, trx);
  if (!stored || relationOf(stored, known) === "other") return;
  if (!rest) {
    await take(trx, kind, recordId, known);
    return;
  }
  const baseVersion = rest.baseVersion ?? (await findPublicVersion(trx, kind, recordId));
  await trx
    .updateTable("draft")
    .set({ content: JSON.stringify(rest.content), typed: "{}", baseVersion, baseHash: null })
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .execute();
}

/**
 * Deletes a record's draft where it holds what is public: of one that was taken off the site and returns as it
 * was.
 *
 * @param schema of the kind's form: what is compared
 * @param published what visitors see
 */
export async function takePublished(
  trx: Trx,
  kind: DraftKind,
  recordId: number,
  schema: z.ZodType,
  published: object,
): Promise<void> {
  const draft = await find(kind, recordId, trx);
  const inForm = (content: object) => JSON.stringify(schema.safeParse(content).data);
  if (draft && isComplete(draft) && inForm(draft.content) === inForm(published))
    await take(trx, kind, recordId);
}

/** Every draft of a kind, the newest first. */
export async function findAllByKind(kind: DraftKind): Promise<Draft[]> {
  const rows = await db()
    .selectFrom("draft")
    .selectAll()
    .where("kind", "=", kind)
    .orderBy("updatedAt", "desc")
    .orderBy("recordId")
    .execute();
  return rows.map(toDraft);
}

/** A draft in a list. */
export interface ListedDraft extends Author {
  kind: DraftKind;
  recordId: number;
  title: string;
  updatedAt: string;
}

/** The drafts of every kind, the newest first. */
export async function findAll(limit: number): Promise<ListedDraft[]> {
  const rows = await db()
    .selectFrom("draft")
    .select(["kind", "recordId", "title", "updatedAt", "origin", "staffId", "staffName"])
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ kind, recordId, title, updatedAt, ...author }) => ({
    ...{ kind, recordId, title, updatedAt },
    ...toAuthor(author),
  }));
}

/** The number of drafts of every kind. */
export async function count(): Promise<number> {
  const row = await db()
    .selectFrom("draft")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

function toDraft(row: Row<"draft">): Draft {
  const { recordId, title, baseVersion, baseHash, tag, updatedAt } = row;
  return {
    recordId,
    title,
    content: JSON.parse(row.content) as Record<string, unknown>,
    typed: JSON.parse(row.typed) as TypedTexts,
    outdated: JSON.parse(row.outdated) as OutdatedEnglish,
    baseVersion,
    baseHash,
    tag,
    ...toAuthor(row),
    updatedAt,
  };
}
