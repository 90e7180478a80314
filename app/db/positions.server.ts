import { db, type Trx } from "./connection.server.ts";
import { takeDeleted } from "./drafts/deletedDraft.server.ts";
import {
  completeOrder,
  findPosition,
  kindsOfTables,
  type ListOrder,
  type OrderedKind,
  orderedTables,
} from "./history/listOrder.server.ts";
import { type RecordState, recordChange } from "./history/recordChange.server.ts";
import { applyMove, gather, type Move, type Place, reorder } from "./order.ts";

/** The tables whose rows staff put in order, and what history calls them; `position` is always 1..n. */
const kinds = kindsOfTables;
type OrderedTable = keyof typeof kinds;

/**
 * Stores an order list (contract 5).
 *
 * @param also further changes in the same transaction
 * @returns the ids in their new order; undefined when the list was refused
 */
export async function updateOrderOf(
  table: OrderedTable,
  places: Place[],
  also?: (trx: Trx) => Promise<void>,
): Promise<number[] | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const ids = reorder(await findOrderedIds(trx, table), places);
      if (!ids) return undefined;
      await storeOrder(trx, table, ids);
      await also?.(trx);
      await recordChange(trx, { kind: kinds[table], id: null, action: "ordered" });
      return ids;
    });
}

/**
 * Moves a row beside another in the order that is stored now.
 *
 * @returns false when one of them is gone
 */
export async function moveInOrder(
  table: OrderedTable,
  move: Move,
  findTitle: (trx: Trx) => Promise<string>,
): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const ids = await findOrderedIds(trx, table);
      const moved = applyMove(
        ids.map((id) => ({ id })),
        move,
      );
      if (!moved) return false;
      await storeOrder(
        trx,
        table,
        moved.map(({ id }) => id),
      );
      const title = await findTitle(trx);
      await recordChange(trx, { kind: kinds[table], id: move.id, action: "ordered", title });
      return true;
    });
}

/**
 * Moves rows to an end of the order that is stored now, as one change.
 *
 * @returns how many of them are still there
 */
export async function moveToEnd(
  table: OrderedTable,
  chosen: readonly number[],
  end: "start" | "end",
): Promise<number> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const ids = await findOrderedIds(trx, table);
      const count = ids.filter((id) => chosen.includes(id)).length;
      const moved = gather(ids, chosen, end);
      if (moved.join() === ids.join()) return count;
      await storeOrder(trx, table, moved);
      await recordChange(trx, { kind: kinds[table], id: null, action: "ordered" });
      return count;
    });
}

/** Puts a list back into the order that it had; what came later follows. */
export async function restoreOrder(kind: OrderedKind, order: ListOrder): Promise<void> {
  const table = orderedTables[kind];
  await db()
    .transaction()
    .execute(async (trx) => {
      const current = await findOrderedIds(trx, table);
      const ids = completeOrder(order.ids, current).filter((id) => current.includes(id));
      await storeOrder(trx, table, ids);
      if (kind === "partners") await restoreColumns(trx, order);
      await recordChange(trx, { kind, id: null, action: "ordered" });
    });
}

async function restoreColumns(trx: Trx, { ids, columns = {} }: ListOrder) {
  for (const id of ids) {
    const boardColumn = columns[id] ?? null;
    await trx.updateTable("partner").set({ boardColumn }).where("id", "=", id).execute();
  }
}

/**
 * Deletes a row with its draft and closes the gap that it leaves. False when there is no such row.
 *
 * @param findState the whole record, for its history
 */
export async function deleteOrdered(
  trx: Trx,
  table: OrderedTable,
  id: number,
  findState: (trx: Trx, id: number) => Promise<RecordState | undefined>,
): Promise<boolean> {
  const record = await findState(trx, id);
  if (!record) return false;
  const kind = kinds[table];
  const { draft, deletedWith } = await takeDeleted(trx, kind, id);
  await removeOrdered(trx, table, id);
  const change = { kind, id, action: "deleted", record, draft: draft?.content } as const;
  await recordChange(trx, { ...change, deletedWith });
  return true;
}

/** Deletes a row, which must be there, and closes the gap that it leaves. */
export async function removeOrdered(trx: Trx, table: OrderedTable, id: number): Promise<void> {
  const { position } = await trx
    .deleteFrom(table)
    .where("id", "=", id)
    .returning("position")
    .executeTakeFirstOrThrow();
  await trx
    .updateTable(table)
    .set((eb) => ({ position: eb("position", "-", 1) }))
    .where("position", ">", position)
    .execute();
}

/** Ids in display order. */
export async function findOrderedIds(trx: Trx, table: OrderedTable): Promise<number[]> {
  const rows = await trx.selectFrom(table).select("id").orderBy("position").orderBy("id").execute();
  return rows.map((row) => row.id);
}

/** Makes room for a record that returns to its list, where it was among the others. Returns its position. */
export async function makeRoomFor(trx: Trx, table: OrderedTable, id: number): Promise<number> {
  const place = await findPosition(trx, kinds[table], id);
  await trx
    .updateTable(table)
    .set((eb) => ({ position: eb("position", "+", 1) }))
    .where("position", ">=", place)
    .execute();
  return place;
}

/** The position after the last one. */
export async function findNextPosition(trx: Trx, table: OrderedTable): Promise<number> {
  const row = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** Numbers the rows 1..n in the order of `ids`, writing only those that move. */
export async function storeOrder(trx: Trx, table: OrderedTable, ids: number[]): Promise<void> {
  const rows = await trx.selectFrom(table).select(["id", "position"]).execute();
  const known = new Map(rows.map((row) => [row.id, row.position]));
  for (const [index, id] of ids.entries()) {
    const position = index + 1;
    if (known.get(id) === position) continue;
    await trx.updateTable(table).set({ position }).where("id", "=", id).execute();
  }
}
