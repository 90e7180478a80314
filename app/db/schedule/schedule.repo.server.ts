import { type Db, db, type Trx } from "../connection.server.ts";
import { currentActor } from "../history/actor.server.ts";
import { type Author, toAuthor } from "../history/author.ts";
import type { Row } from "../tables.ts";

export type ScheduledKind = Row<"schedule">["kind"];
export type ScheduledAction = Row<"schedule">["action"];
/** Why something was not done when it fell due. */
export type Failure = NonNullable<Row<"schedule">["failure"]>;

/** Something that is to happen to a record by itself. */
export interface Planned extends Author {
  id: number;
  kind: ScheduledKind;
  /** The record's; 0 for the banner. */
  recordId: number;
  action: ScheduledAction;
  /** ISO 8601. */
  dueAt: string;
  /** Undefined: it has not fallen due. */
  failure: Failure | undefined;
}

/** The most that one answer lists. */
const maxPlanned = 1000;

/**
 * Schedules a publication of a record's draft, or its end, in place of the same of that record.
 *
 * @param dueAt ISO 8601
 * @returns false where there is no draft to publish
 */
export async function plan(
  trx: Trx,
  { kind, recordId, action }: Pick<Planned, "kind" | "recordId" | "action">,
  dueAt: string,
): Promise<boolean> {
  const draftId = action === "publish" ? await findDraftId(trx, kind, recordId) : null;
  if (draftId === undefined) return false;
  const { staff, origin } = currentActor();
  const values = {
    draftId,
    dueAt: new Date(dueAt).toISOString(),
    failure: null,
    origin: origin === "before" ? "site" : origin,
    staffId: staff?.id ?? null,
    staffName: staff?.name ?? "",
    createdAt: new Date().toISOString(),
  } as const;
  await trx
    .insertInto("schedule")
    .values({ kind, recordId, action, ...values })
    .onConflict((conflict) => conflict.columns(["kind", "recordId", "action"]).doUpdateSet(values))
    .execute();
  return true;
}

async function findDraftId(trx: Trx, kind: ScheduledKind, recordId: number) {
  const row = await trx
    .selectFrom("draft")
    .select("id")
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .executeTakeFirst();
  return row?.id;
}

/** Everything that is scheduled, what comes first before the rest. */
export async function findAll(kind?: ScheduledKind): Promise<Planned[]> {
  let query = db().selectFrom("schedule").selectAll();
  if (kind) query = query.where("kind", "=", kind);
  const rows = await query.orderBy("dueAt").orderBy("id").limit(maxPlanned).execute();
  return rows.map(toPlanned);
}

/** What is scheduled for a record. The banner has the id 0. */
export async function findAllByRecord(
  kind: ScheduledKind,
  recordId: number,
  executor: Db = db(),
): Promise<Planned[]> {
  const rows = await executor
    .selectFrom("schedule")
    .selectAll()
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .orderBy("dueAt")
    .orderBy("id")
    .execute();
  return rows.map(toPlanned);
}

/** Whether a record's draft is going to be published by itself. */
export async function isPublicationPlanned(
  kind: ScheduledKind,
  recordId: number,
  executor: Db = db(),
): Promise<boolean> {
  const row = await executor
    .selectFrom("schedule")
    .select("id")
    .where("kind", "=", kind)
    .where("recordId", "=", recordId)
    .where("action", "=", "publish")
    .executeTakeFirst();
  return row !== undefined;
}

export async function findById(id: number, executor: Db = db()): Promise<Planned | undefined> {
  const row = await executor
    .selectFrom("schedule")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  return row && toPlanned(row);
}

/** The names of records, by kind and id, as `project 7`: those of their drafts, where they have any. */
export async function findTitles(
  records: readonly Pick<Planned, "kind" | "recordId">[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  const ids = records.map(({ recordId }) => recordId);
  if (ids.length === 0) return titles;
  const projects = await db()
    .selectFrom("project")
    .select(["id", "name"])
    .where("id", "in", ids)
    .execute();
  for (const { id, name } of projects) titles.set(`project ${id}`, name);
  const documents = await db()
    .selectFrom("document")
    .select(["id", "title"])
    .where("id", "in", ids)
    .execute();
  for (const { id, title } of documents) titles.set(`documents ${id}`, title);
  const drafts = await db()
    .selectFrom("draft")
    .select(["kind", "recordId", "title"])
    .where("recordId", "in", ids)
    .execute();
  for (const { kind, recordId, title } of drafts) titles.set(`${kind} ${recordId}`, title);
  return titles;
}

/**
 * What has fallen due and was not tried, the earliest first.
 *
 * @param now ISO 8601
 */
export async function findDue(now: string): Promise<Planned[]> {
  const rows = await db()
    .selectFrom("schedule")
    .selectAll()
    .where("failure", "is", null)
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .orderBy("id")
    .execute();
  return rows.map(toPlanned);
}

/** Records that what fell due could not be done: it is not tried again before somebody schedules it anew. */
export async function fail(trx: Trx, id: number, failure: Failure): Promise<void> {
  await trx.updateTable("schedule").set({ failure }).where("id", "=", id).execute();
}

/** Takes something out of the schedule; undefined where it is not there. */
export async function deleteById(
  id: number,
  executor: Db = db(),
): Promise<Pick<Planned, "kind" | "recordId" | "action"> | undefined> {
  return executor
    .deleteFrom("schedule")
    .where("id", "=", id)
    .returning(["kind", "recordId", "action"])
    .executeTakeFirst();
}

function toPlanned(row: Row<"schedule">): Planned {
  const { id, kind, recordId, action, dueAt, failure } = row;
  return { id, kind, recordId, action, dueAt, failure: failure ?? undefined, ...toAuthor(row) };
}
