import { db, type Trx } from "#app/db/connection.server.ts";
import { recordChange } from "#app/db/history/recordChange.server.ts";
import { applyMove, type Move } from "#app/db/order.ts";
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
 * Moves a logo in the strip as visitors see it: nothing else changes its place. On a board that staff have arranged its
 * card goes to the neighbour's column; another one fills by thirds again, in the new order.
 *
 * @returns false: no such partner, or its new neighbour is no longer there
 */
export async function moveInStrip(move: Move): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const { id } = move;
      const partner = await trx
        .selectFrom("partner")
        .select(["type", "name"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!partner) return false;
      const cards = await findCards(trx, partner.type);
      const order = applyMove(cards, move);
      if (!order) return false;
      if (cards.some(({ boardColumn }) => boardColumn !== null)) {
        const column = toBoard(cards).findIndex((column) =>
          column.some((card) => card.id === move.neighbour),
        );
        await storeColumns(trx, toBoard(cards));
        await trx
          .updateTable("partner")
          .set({ boardColumn: column as BoardColumn })
          .where("id", "=", id)
          .execute();
      }
      const ids = order.map((card) => card.id);
      await storeOrder(trx, "partner", placeAmongAll(await findOrderedIds(trx, "partner"), ids));
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
  // PostgreSQL knows no empty list, and the dialect's plugin replaces none within a subquery.
  if (ids.length === 0) return;
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
  const ids = board.flat().map(({ id }) => id);
  await storeOrder(trx, "partner", placeAmongAll(await findOrderedIds(trx, "partner"), ids));
}

/** The other type's partners keep their positions; this type's positions are filled in the order of these ids. */
function placeAmongAll(all: number[], ids: readonly number[]): number[] {
  const order = [...ids];
  const own = new Set(ids);
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
