/** Three columns of cards, each from top to bottom (spec 9). */
export type Board<Card> = [Card[], Card[], Card[]];
export type BoardColumn = 0 | 1 | 2;

interface Placed {
  id: number;
  boardColumn: BoardColumn | null;
}

/**
 * The board of one type's partners. Cards without a stored column fill the columns in order, a third each;
 * the others are in the column that staff or the shortest-column rule gave them.
 *
 * @param cards in display order
 */
export function toBoard<Card extends Placed>(cards: readonly Card[]): Board<Card> {
  const loose = cards.filter((card) => card.boardColumn === null);
  const column = (index: BoardColumn) => {
    const [from, to] = third(loose.length, index);
    const filled = new Set(loose.slice(from, to));
    return cards.filter((card) => card.boardColumn === index || filled.has(card));
  };
  return [column(0), column(1), column(2)];
}

/**
 * The column of a new card (spec 9); of equally short columns the last, as the card is also last in the
 * list.
 */
export function shortestColumn(board: Board<unknown>): BoardColumn {
  const [first, second, last] = board.map((column) => column.length) as [number, number, number];
  if (last <= second && last <= first) return 2;
  return second <= first ? 1 : 0;
}

/** A card's place on the board as shown: column and the index in it, counted without the card itself. */
export interface BoardPosition {
  id: number;
  column: BoardColumn;
  index: number;
}

/**
 * A move on the board: to a column, beside one of its cards, or without one to its end. It names the neighbour,
 * not an index: the board may be arranged differently by the time the move arrives.
 */
export interface BoardMove {
  id: number;
  column: BoardColumn;
  beside?: { side: "before" | "after"; neighbour: number };
}

/** The move that takes a card to a place on the board as shown. */
export function toBoardMove(
  board: Board<{ id: number }>,
  { id, column, index }: BoardPosition,
): BoardMove {
  const rest = board[column].filter((card) => card.id !== id);
  const from = board[column].findIndex((card) => card.id === id);
  const next = rest[index];
  const last = rest[Math.min(index, rest.length) - 1];
  // Moved down, the card passes the one before its new place.
  const isDown = from >= 0 && index > from;
  if (next && !isDown) return { id, column, beside: { side: "before", neighbour: next.id } };
  return { id, column, ...(last && { beside: { side: "after", neighbour: last.id } }) };
}

/**
 * The board after a move; undefined when the card is not on it, or its new neighbour no longer in that column.
 */
export function withBoardMove<Card extends { id: number }>(
  board: Board<Card>,
  { id, column, beside }: BoardMove,
): Board<Card> | undefined {
  if (!board.flat().some((card) => card.id === id)) return undefined;
  const rest = board[column].filter((card) => card.id !== id);
  const place = beside ? rest.findIndex((card) => card.id === beside.neighbour) : rest.length;
  if (place < 0) return undefined;
  return moveCard(board, { id, column, index: beside?.side === "after" ? place + 1 : place });
}

/**
 * The board with one card moved to a place, counted without the card itself; an index past the end means the
 * end. An unknown card changes nothing.
 */
export function moveCard<Card extends { id: number }>(
  board: Board<Card>,
  { id, column, index }: BoardPosition,
): Board<Card> {
  const card = board.flat().find((candidate) => candidate.id === id);
  if (!card) return board;
  const [first, second, last] = board.map((cards) => cards.filter((other) => other !== card));
  const moved: Board<Card> = [first ?? [], second ?? [], last ?? []];
  moved[column].splice(Math.max(0, index), 0, card);
  return moved;
}

/** Thirds differ by at most one card, the longer ones first. */
function third(count: number, index: BoardColumn): [number, number] {
  const start = (column: number) => Math.ceil((count * column) / 3);
  return [start(index), start(index + 1)];
}
