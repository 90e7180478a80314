import type { Trx } from "../connection.server.ts";
import type { Row } from "../tables.ts";
import { unpack } from "./packed.server.ts";
import { storeContent } from "./revisionContent.server.ts";

/** The kinds of records that are in an order, and their tables. */
export const orderedTables = {
  project: "project",
  documents: "document",
  partners: "partner",
} as const;
export type OrderedKind = keyof typeof orderedTables;

/** The same the other way round. */
export const kindsOfTables = {
  project: "project",
  document: "documents",
  partner: "partners",
} as const;

export function isOrderedKind(kind: string): kind is OrderedKind {
  return Object.hasOwn(orderedTables, kind);
}

/** The order of a list, as a revision keeps it. */
export interface ListOrder {
  /** Every record that is or was in the list: a hidden or deleted one keeps its place. */
  ids: number[];
  /** Of partners: the columns of the cards that staff have placed on a board. */
  columns?: Record<string, 0 | 1 | 2>;
}

/** A list's order together with ids that it does not name: those came later, in the order of their ids. */
export function completeOrder(known: readonly number[], ids: Iterable<number>): number[] {
  const named = new Set(known);
  const later = [...new Set(ids)].filter((id) => !named.has(id)).sort((a, b) => a - b);
  return [...known, ...later];
}

/**
 * Keeps the current order of a list where it is not the one that the last revision with an order tells.
 *
 * @returns the id of its content; undefined where nothing needs to be kept
 */
export async function storeListOrder(trx: Trx, kind: OrderedKind): Promise<number | undefined> {
  const rows = await findRows(trx, kind);
  const current = rows.map(({ id }) => id);
  const columns = columnsOf(rows);
  const last = await findLastOrder(trx, kind);
  const known = completeOrder(last?.ids ?? [], current);
  const present = new Set(current);
  const isSame =
    JSON.stringify(known.filter((id) => present.has(id))) === JSON.stringify(current) &&
    JSON.stringify(last?.columns ?? {}) === JSON.stringify(columns);
  if (isSame) return undefined;
  const whole = completeOrder(last?.ids ?? [], [...current, ...(await findGone(trx, kind))]);
  const order: ListOrder = {
    ids: withHidden(whole, current),
    ...(Object.keys(columns).length > 0 && { columns }),
  };
  return storeContent(trx, order);
}

/** Where a record that returns to its list belongs: its 1-based position. */
export async function findPosition(trx: Trx, kind: OrderedKind, id: number): Promise<number> {
  const current = (await findRows(trx, kind)).map((row) => row.id);
  const last = await findLastOrder(trx, kind);
  const gone = await findGone(trx, kind);
  const order = completeOrder(last?.ids ?? [], [...current, ...gone, id]);
  const before = new Set(order.slice(0, order.indexOf(id)));
  return current.findLastIndex((other) => before.has(other)) + 2;
}

/** The newest order that was kept of a list; undefined while it is that of the ids. */
export async function findLastOrder(trx: Trx, kind: OrderedKind): Promise<ListOrder | undefined> {
  const row = await trx
    .selectFrom("revision")
    .innerJoin("revisionContent", "revisionContent.id", "revision.orderId")
    .select("content")
    .where("kind", "=", kind)
    .where("orderId", "is not", null)
    .orderBy("revision.id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && unpack<ListOrder>(row.content);
}

/** The ids of records that were deleted or hidden at some time. */
async function findGone(trx: Trx, kind: OrderedKind): Promise<number[]> {
  const rows = await trx
    .selectFrom("revision")
    .select("recordId")
    .distinct()
    .where("kind", "=", kind)
    .where("isPublic", "=", 0)
    .execute();
  return rows.flatMap(({ recordId }) => recordId ?? []);
}

/** The current order, with those that are not in the list behind the one that they followed. */
function withHidden(known: readonly number[], current: readonly number[]): number[] {
  const present = new Set(current);
  const following = new Map<number | undefined, number[]>();
  let leader: number | undefined;
  for (const id of known) {
    if (present.has(id)) leader = id;
    else following.set(leader, [...(following.get(leader) ?? []), id]);
  }
  const hiddenAfter = (id: number | undefined) => following.get(id) ?? [];
  return [...hiddenAfter(undefined), ...current.flatMap((id) => [id, ...hiddenAfter(id)])];
}

type ListRow = { id: number; boardColumn?: Row<"partner">["boardColumn"] };

function findRows(trx: Trx, kind: OrderedKind): Promise<ListRow[]> {
  if (kind === "partners") {
    return trx
      .selectFrom("partner")
      .select(["id", "boardColumn"])
      .orderBy("position")
      .orderBy("id")
      .execute();
  }
  return trx
    .selectFrom(orderedTables[kind])
    .select("id")
    .orderBy("position")
    .orderBy("id")
    .execute();
}

function columnsOf(rows: readonly ListRow[]): NonNullable<ListOrder["columns"]> {
  return Object.fromEntries(
    rows.flatMap(({ id, boardColumn }) =>
      boardColumn === null || boardColumn === undefined ? [] : [[id, boardColumn] as const],
    ),
  );
}
