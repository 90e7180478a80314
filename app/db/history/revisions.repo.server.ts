import { type Db, db } from "../connection.server.ts";
import type { Row } from "../tables.ts";
import { type Author, toAuthor } from "./author.ts";
import {
  completeOrder,
  type ListOrder,
  type OrderedKind,
  orderedTables,
} from "./listOrder.server.ts";
import { unpack } from "./packed.server.ts";
import type { Action, DeletedWith, RecordKind } from "./recordChange.server.ts";
import type { OutdatedEnglish } from "./revisionContent.server.ts";

/** One change of a record, without what the record was. */
export interface Revision extends Author {
  id: number;
  kind: RecordKind;
  /** Null: the banner, the numbers, or a list as a whole. */
  recordId: number | null;
  /** Of a described file: the record that showed it. */
  shownIn: { kind: RecordKind; id: number | null } | null;
  /** The record's name, as it was. */
  title: string;
  action: Action;
  /** Whether visitors saw the record from then on; null where only the order changed. */
  isPublic: boolean | null;
  /** What is left of a record that was erased for good: that it was deleted, when and by whom. */
  isErased: boolean;
  /** The names of the fields that this change made different (`changedFields`). */
  fields: string[];
  /** ISO 8601. */
  at: string;
  contentVersion: number;
}

/** A revision with what the record, or the list's order, was from then on. */
export interface CompleteRevision extends Revision {
  /** Equal contents have one id. */
  contentId: number | null;
  /** As the repository's `findById` returned it, without a version; undefined where only the order changed. */
  content: Record<string, unknown> | undefined;
  outdated: OutdatedEnglish;
  /** Whether visitors saw the record until then. */
  wasPublic: boolean;
  /** Of a deletion: the unpublished changes that went with the record. */
  draft: Record<string, unknown> | undefined;
  deletedWith: DeletedWith;
  /** Where the change made or kept another order of its list. */
  order: ListOrder | undefined;
  /** When the record was made; ISO 8601. */
  recordCreatedAt: string | null;
  recordUpdatedAt: string | null;
}

export interface RevisionFilter {
  kind?: RecordKind | undefined;
  /** With a kind: the record, with the descriptions of its files. */
  id?: number | undefined;
  action?: Action | undefined;
  staffId?: number | undefined;
  /** Only changes, not what records were when their history began. */
  isChange?: boolean;
  /** Only what tells the record's content: of a file not who has deleted it by itself. */
  isState?: boolean;
}

/** One page of the history, newest first. */
export async function findPage({
  before,
  limit,
  offset = 0,
  ...filter
}: RevisionFilter & {
  /** A revision's id: only what came earlier. */
  before?: number | undefined;
  limit: number;
  offset?: number;
}): Promise<Revision[]> {
  let query = select(filter)
    .selectAll("revision")
    .orderBy("revision.id", "desc")
    .limit(limit)
    .offset(offset);
  if (before !== undefined) query = query.where("revision.id", "<", before);
  return (await query.execute()).map(toRevision);
}

/** Revisions by id, newest first. */
export async function findAllByIds(ids: readonly number[]): Promise<Revision[]> {
  if (ids.length === 0) return [];
  const rows = await db()
    .selectFrom("revision")
    .selectAll()
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .execute();
  return rows.map(toRevision);
}

export async function count(filter: RevisionFilter): Promise<number> {
  const row = await select(filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Every account that has changed something, under the name that it had last. */
export async function findPeople(): Promise<{ id: number; name: string }[]> {
  const rows = await db()
    .selectFrom("revision")
    .select(["staffId", "staffName"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("revision")
        .select((inner) => inner.fn.max("id").as("id"))
        .where("staffId", "is not", null)
        .groupBy("staffId"),
    )
    .orderBy("staffName")
    .execute();
  return rows.flatMap(({ staffId, staffName }) =>
    staffId === null ? [] : [{ id: staffId, name: staffName }],
  );
}

/** The public records of a list as of a content version, in display order. */
export async function findListAt(
  kind: OrderedKind,
  version: number,
): Promise<{ id: number; title: string }[]> {
  const rows = await db()
    .selectFrom("revision")
    .select(["recordId", "title"])
    .where("isPublic", "=", 1)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("revision")
        .select((inner) => inner.fn.max("id").as("id"))
        .where("kind", "=", kind)
        .where("contentVersion", "<=", version)
        .where("isPublic", "is not", null)
        .groupBy("recordId"),
    )
    .execute();
  const titles = new Map(
    rows.flatMap((row) => (row.recordId === null ? [] : [[row.recordId, row.title] as const])),
  );
  const { ids } = await findOrderAt(kind, version);
  return completeOrder(ids, titles.keys()).flatMap((id) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ id, title }];
  });
}

export async function findById(id: number): Promise<CompleteRevision | undefined> {
  const row = await selectWhole(db()).where("revision.id", "=", id).executeTakeFirst();
  return row && toWhole(row);
}

/** Whole revisions by id, in no order. */
export async function findWholeByIds(ids: readonly number[]): Promise<CompleteRevision[]> {
  if (ids.length === 0) return [];
  return (await selectWhole(db()).where("revision.id", "in", ids).execute()).map(toWhole);
}

/** The last revision that tells what a record was; undefined before its history began. */
export async function findLastState(
  kind: RecordKind,
  id: number | null,
  executor: Db = db(),
): Promise<CompleteRevision | undefined> {
  const row = await selectWhole(executor)
    .where("kind", "=", kind)
    .where("recordId", id === null ? "is" : "=", id)
    .where("isPublic", "is not", null)
    .orderBy("revision.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toWhole(row);
}

/** What visitors saw of a record in one of its versions; undefined where the history does not tell. */
export async function findContentOf(
  kind: RecordKind,
  id: number | null,
  version: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await selectWhole(db())
    .where("kind", "=", kind)
    .where("recordId", id === null ? "is" : "=", id)
    .where("recordVersion", "=", version)
    .where("isPublic", "=", 1)
    .orderBy("revision.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toWhole(row).content;
}

/** The revision of the same record before this one that tells what the record was. */
export async function findStateBefore({
  id,
  kind,
  recordId,
}: Pick<Revision, "id" | "kind" | "recordId">): Promise<CompleteRevision | undefined> {
  const row = await selectWhole(db())
    .where("kind", "=", kind)
    .where("recordId", recordId === null ? "is" : "=", recordId)
    .where("isPublic", "is not", null)
    .where("revision.id", "<", id)
    .orderBy("revision.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toWhole(row);
}

/**
 * Since when records have been public, or not, as they are, by whom: for each the last revision that made it
 * so. One statement.
 */
export async function findLastPublications(
  kind: RecordKind,
  ids: readonly number[],
): Promise<Map<number, Revision>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .selectFrom("revision")
    .selectAll()
    .where("id", "in", (eb) =>
      eb
        .selectFrom("revision")
        .select((inner) => inner.fn.max("id").as("id"))
        .where("kind", "=", kind)
        .where("recordId", "in", ids)
        .where("action", "in", ["created", "published", "restored", "imported", "unpublished"])
        .groupBy("recordId"),
    )
    .execute();
  return new Map(rows.map((row) => [row.recordId ?? 0, toRevision(row)]));
}

/** The whole site as it was: every public record, and the order of each list. */
export interface SiteState {
  /** Public records, and the descriptions of files; in no particular order. */
  records: CompleteRevision[];
  /** The ids of the public records of each list, in display order. */
  order: Record<OrderedKind, number[]>;
  /** Columns of the partners' boards. */
  columns: NonNullable<ListOrder["columns"]>;
}

/** @param version the content version of the moment: of the last revision before it (`findVersionAt`) */
export async function findSiteAt(version: number): Promise<SiteState> {
  const rows = await selectWhole(db())
    .where((eb) =>
      eb(
        "revision.id",
        "in",
        eb
          .selectFrom("revision as last")
          .select((inner) => inner.fn.max("last.id").as("id"))
          .where("last.contentVersion", "<=", version)
          .where("last.isPublic", "is not", null)
          .groupBy(["last.kind", "last.recordId"]),
      ),
    )
    .execute();
  const records = rows.map(toWhole).filter((revision) => revision.isPublic);
  const order = {} as SiteState["order"];
  let columns: SiteState["columns"] = {};
  for (const kind of Object.keys(orderedTables) as OrderedKind[]) {
    const last = await findOrderAt(kind, version);
    const ids = records.flatMap((one) => (one.kind === kind ? (one.recordId ?? []) : []));
    const present = new Set(ids);
    order[kind] = completeOrder(last.ids, ids).filter((id) => present.has(id));
    columns = { ...columns, ...last.columns };
  }
  return { records, order, columns };
}

/** Of the records that were off the site at a moment: the revisions that had taken them off it. */
export function findHiddenAt(version: number): Promise<Row<"revision">[]> {
  return db()
    .selectFrom("revision")
    .selectAll()
    .where("id", "in", (eb) =>
      eb
        .selectFrom("revision as last")
        .select((inner) => inner.fn.max("last.id").as("id"))
        .where("last.contentVersion", "<=", version)
        .where("last.isPublic", "is not", null)
        .groupBy(["last.kind", "last.recordId"]),
    )
    .where("action", "=", "unpublished")
    .execute();
}

/** What files were described as before the first change of that, of those that nobody had described by then. */
export async function findFirstDescriptions(version: number): Promise<CompleteRevision[]> {
  const rows = await selectWhole(db())
    .where((eb) =>
      eb(
        "revision.id",
        "in",
        eb
          .selectFrom("revision as first")
          .select((inner) => inner.fn.min("first.id").as("id"))
          .where("first.kind", "=", "files")
          .where("first.isPublic", "is not", null)
          .groupBy("first.recordId")
          .having((inner) => inner.fn.min("first.contentVersion"), ">", version),
      ),
    )
    .execute();
  return rows.map(toWhole);
}

/** By kind and record, what is current: the content's id where it is public. */
export async function findCurrentContents(): Promise<
  { kind: RecordKind; recordId: number | null; contentId: number | null; isPublic: boolean }[]
> {
  const rows = await db()
    .selectFrom("revision")
    .select(["kind", "recordId", "contentId", "isPublic"])
    .where("id", "in", (eb) =>
      eb
        .selectFrom("revision")
        .select((inner) => inner.fn.max("id").as("id"))
        .where("isPublic", "is not", null)
        .groupBy(["kind", "recordId"]),
    )
    .execute();
  return rows.map((row) => ({ ...row, isPublic: row.isPublic === 1 }));
}

/** When the history begins, as ISO 8601; undefined while it is empty. */
export async function findFirstInstant(): Promise<string | undefined> {
  const row = await db()
    .selectFrom("revision")
    .select((eb) => eb.fn.min("at").as("at"))
    .executeTakeFirst();
  return row?.at ?? undefined;
}

/** The content version as of a moment; undefined before the history began. */
export async function findVersionAt(at: string): Promise<number | undefined> {
  const row = await db()
    .selectFrom("revision")
    .select((eb) => eb.fn.max("contentVersion").as("version"))
    .where("at", "<=", at)
    .executeTakeFirst();
  return row?.version ?? undefined;
}

/** The order of a list as of a content version. */
export async function findOrderAt(kind: OrderedKind, version: number): Promise<ListOrder> {
  const row = await db()
    .selectFrom("revision")
    .innerJoin("revisionContent", "revisionContent.id", "revision.orderId")
    .select("content")
    .where("kind", "=", kind)
    .where("contentVersion", "<=", version)
    .orderBy("revision.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? unpack<ListOrder>(row.content) : { ids: [] };
}

/**
 * Deletes what is older than that: all but the newest revision of each record, and of each list's order. What
 * was current at that moment is kept too, so that every later moment is still whole.
 *
 * @param before ISO 8601
 * @returns how many were deleted
 */
export async function deleteOlderThan(before: string): Promise<number> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("revision")
        .where("at", "<", before)
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("revision")
            .select((inner) => inner.fn.max("id").as("id"))
            .where("at", "<", before)
            .where("isPublic", "is not", null)
            .groupBy(["kind", "recordId"]),
        )
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("revision")
            .select((inner) => inner.fn.max("id").as("id"))
            .where("at", "<", before)
            .where("orderId", "is not", null)
            .groupBy("kind"),
        )
        .executeTakeFirst();
      await trx
        .deleteFrom("revisionContent")
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("revision")
            .select("contentId")
            .where("contentId", "is not", null)
            .$castTo<{ contentId: number }>(),
        )
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("revision")
            .select("orderId")
            .where("orderId", "is not", null)
            .$castTo<{ orderId: number }>(),
        )
        .where("id", "not in", (eb) =>
          eb
            .selectFrom("revision")
            .select("draftId")
            .where("draftId", "is not", null)
            .$castTo<{ draftId: number }>(),
        )
        .execute();
      return Number(numDeletedRows);
    });
}

function select(filter: RevisionFilter) {
  const { kind, id, action, staffId, isChange = false, isState = false } = filter;
  let query = db().selectFrom("revision");
  if (isState) query = query.where("isPublic", "is not", null);
  if (isChange) query = query.where("origin", "<>", "before");
  if (kind !== undefined) {
    query = query.where((eb) =>
      eb.or([
        eb.and([eb("kind", "=", kind), ...(id === undefined ? [] : [eb("recordId", "=", id)])]),
        eb.and([
          eb("shownInKind", "=", kind as NonNullable<Row<"revision">["shownInKind"]>),
          ...(id === undefined ? [] : [eb("shownInId", "=", id)]),
        ]),
      ]),
    );
  }
  if (action !== undefined) query = query.where("action", "=", action);
  if (staffId !== undefined) query = query.where("staffId", "=", staffId);
  return query;
}

function selectWhole(executor: Db) {
  return executor
    .selectFrom("revision")
    .leftJoin("revisionContent as state", "state.id", "revision.contentId")
    .leftJoin("revisionContent as listOrder", "listOrder.id", "revision.orderId")
    .leftJoin("revisionContent as unpublished", "unpublished.id", "revision.draftId")
    .selectAll("revision")
    .select(["state.content", "state.outdated"])
    .select(["listOrder.content as order", "unpublished.content as draft"]);
}

type WholeRow = Row<"revision"> & {
  content: Uint8Array | null;
  outdated: string | null;
  order: Uint8Array | null;
  draft: Uint8Array | null;
};

function toWhole({ content, outdated, order, draft, ...row }: WholeRow): CompleteRevision {
  return {
    ...toRevision(row),
    contentId: row.contentId,
    wasPublic: row.wasPublic === 1,
    content: content === null ? undefined : unpack<Record<string, unknown>>(content),
    outdated: JSON.parse(outdated ?? "{}") as OutdatedEnglish,
    draft: draft === null ? undefined : unpack<Record<string, unknown>>(draft),
    deletedWith: JSON.parse(row.deletedWith) as DeletedWith,
    order: order === null ? undefined : unpack<ListOrder>(order),
    recordCreatedAt: row.recordCreatedAt,
    recordUpdatedAt: row.recordUpdatedAt,
  };
}

function toRevision(row: Row<"revision">): Revision {
  const { id, kind, recordId, title, action, at, contentVersion } = row;
  return {
    id,
    kind,
    recordId,
    shownIn: row.shownInKind === null ? null : { kind: row.shownInKind, id: row.shownInId },
    title,
    action,
    isPublic: row.isPublic === null ? null : row.isPublic === 1,
    isErased: row.isPublic === 0 && row.contentId === null,
    fields: JSON.parse(row.fields) as string[],
    ...toAuthor(row),
    at,
    contentVersion,
  };
}
