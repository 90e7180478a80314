import { db, type Trx } from "#app/db/connection.server.ts";
import { recordChange } from "#app/db/history/recordChange.server.ts";
import { findOrderedIds, storeOrder } from "#app/db/positions.server.ts";
import {
  type Board,
  type BoardColumn,
  type BoardMove,
  shortestColumn,
  toBoard,
  withBoardMove,
} from "./board.ts";
import type { PartnerType } from "./partners.schema.ts";

interface Card {
  id: number;
  boardColumn: BoardColumn | null;
}

/**
 * Moves a card on its board as it is stored now. The display order follows the board, column after column.
 *
 * @returns false: no such partner, or its new neighbour is no longer there
 */
export async function moveOnBoard(move: BoardMove): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const partner = await trx
        .selectFrom("partner")
        .select(["type", "name"])
        .where("id", "=", move.id)
        .executeTakeFirst();
      if (!partner) return false;
      const board = withBoardMove(toBoard(await findCards(trx, partner.type)), move);
      if (!board) return false;
      await storeBoard(trx, board);
      const { id } = move;
      await recordChange(trx, { kind: "partners", id, action: "ordered", title: partner.name });
      return true;
    });
}

/**
 * The column of a new card: the shortest one (spec 9), after fixing the columns of the others. A board that
 * nobody has arranged needs none: when filled by thirds, its last card is in a shortest column.
 */
export async function findNewCardColumn(trx: Trx, type: PartnerType): Promise<BoardColumn | null> {
  const cards = await findCards(trx, type);
  if (cards.every(({ boardColumn }) => boardColumn === null)) return null;
  const board = toBoard(cards);
  await storeColumns(trx, board);
  return shortestColumn(board);
}

/** Clears the columns of the boards with these cards, so that they fill by thirds again, in display order. */
export async function clearColumns(trx: Trx, ids: number[]): Promise<void> {
  await trx
    .updateTable("partner")
    .set({ boardColumn: null })
    .where("type", "in", (eb) => eb.selectFrom("partner").select("type").where("id", "in", ids))
    .execute();
}

function findCards(trx: Trx, type: PartnerType): Promise<Card[]> {
  return trx
    .selectFrom("partner")
    .select(["id", "boardColumn"])
    .where("type", "=", type)
    .orderBy("position")
    .orderBy("id")
    .execute();
}

async function storeBoard(trx: Trx, board: Board<Card>) {
  await storeColumns(trx, board);
  await storeOrder(trx, "partner", placeAmongAll(await findOrderedIds(trx, "partner"), board));
}

/** The other type's partners keep their positions; this type's positions are filled in the board's order. */
function placeAmongAll(all: number[], board: Board<Card>): number[] {
  const order = board.flat().map(({ id }) => id);
  const own = new Set(order);
  return all.map((id) => (own.has(id) ? (order.shift() ?? id) : id));
}

async function storeColumns(trx: Trx, board: Board<Card>) {
  for (const [index, cards] of board.entries()) {
    const boardColumn = index as BoardColumn;
    const moved = cards.filter((card) => card.boardColumn !== boardColumn).map(({ id }) => id);
    if (moved.length === 0) continue;
    await trx.updateTable("partner").set({ boardColumn }).where("id", "in", moved).execute();
  }
}
