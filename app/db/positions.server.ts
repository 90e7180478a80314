import type { Trx } from "./connection.server.ts";
import { type Place, reorder } from "./order.ts";

/** The tables whose rows staff put in order; `position` is always 1..n. */
type OrderedTable = "project" | "document" | "partner";

/** Ids in display order. */
export async function findOrderedIds(trx: Trx, table: OrderedTable): Promise<number[]> {
  const rows = await trx.selectFrom(table).select("id").orderBy("position").orderBy("id").execute();
  return rows.map((row) => row.id);
}

/** The place at the end of the list. */
export async function findNextPosition(trx: Trx, table: OrderedTable): Promise<number> {
  const row = await trx
    .selectFrom(table)
    .select((eb) => eb.fn.max("position").as("last"))
    .executeTakeFirst();
  return (row?.last ?? 0) + 1;
}

/** Numbers the rows 1..n in the sequence of `ids`, writing only those that move. */
export async function storeOrder(trx: Trx, table: OrderedTable, ids: number[]): Promise<void> {
  const rows = await trx.selectFrom(table).select(["id", "position"]).execute();
  const known = new Map(rows.map((row) => [row.id, row.position]));
  for (const [index, id] of ids.entries()) {
    const position = index + 1;
    if (known.get(id) === position) continue;
    await trx.updateTable(table).set({ position }).where("id", "=", id).execute();
  }
}

/**
 * Stores an order list.
 *
 * @returns the ids in their new order; undefined when the list was refused whole
 */
export async function updatePositions(
  trx: Trx,
  table: OrderedTable,
  places: Place[],
): Promise<number[] | undefined> {
  const ids = reorder(await findOrderedIds(trx, table), places);
  if (ids) await storeOrder(trx, table, ids);
  return ids;
}

/** Closes the gap that a deleted row left. */
export async function closeGap(trx: Trx, table: OrderedTable, position: number): Promise<void> {
  await trx
    .updateTable(table)
    .set((eb) => ({ position: eb("position", "-", 1) }))
    .where("position", ">", position)
    .execute();
}
