import { db, type Trx } from "./connection.server.ts";
import { raiseContentVersion } from "./contentVersion.server.ts";
import { type Place, reorder } from "./order.ts";

/** The tables whose rows staff put in order; `position` is always 1..n. */
type OrderedTable = "project" | "document" | "partner";

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
      await raiseContentVersion(trx);
      return ids;
    });
}

/** Deletes a row and closes the gap that it leaves. False when there is no such row. */
export async function deleteOrdered(table: OrderedTable, id: number): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const deleted = await trx
        .deleteFrom(table)
        .where("id", "=", id)
        .returning("position")
        .executeTakeFirst();
      if (!deleted) return false;
      await trx
        .updateTable(table)
        .set((eb) => ({ position: eb("position", "-", 1) }))
        .where("position", ">", deleted.position)
        .execute();
      await raiseContentVersion(trx);
      return true;
    });
}

/** Ids in display order. */
export async function findOrderedIds(trx: Trx, table: OrderedTable): Promise<number[]> {
  const rows = await trx.selectFrom(table).select("id").orderBy("position").orderBy("id").execute();
  return rows.map((row) => row.id);
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
