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

/**
 * The board with one card moved to a place, counted without the card itself; an index past the end means the
 * end. An unknown card changes nothing.
 */
export function moveCard<Card extends { id: number }>(
  board: Board<Card>,
  { id, column, index }: { id: number; column: BoardColumn; index: number },
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
