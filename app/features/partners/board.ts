/** Three columns of cards, each from top to bottom (spec 9). */
export type Board<Card> = [Card[], Card[], Card[]];
export type BoardColumn = 0 | 1 | 2;

interface Placed {
  id: number;
  boardColumn: BoardColumn | null;
}

/**
 * The board of one type's partners. Cards that nobody has placed yet fill the columns in order, by
 * thirds; the others stand where staff or the shortest-column rule put them.
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

/** Where a newly added card goes (spec 9); the last of equals, since it is the last of the list too. */
export function shortestColumn(board: Board<unknown>): BoardColumn {
  const [first, second, last] = board.map((column) => column.length) as [number, number, number];
  if (last <= second && last <= first) return 2;
  return second <= first ? 1 : 0;
}

/**
 * The board with one card taken to a place, counted without the card itself; past the end is the
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

/** Thirds differ by one card at most, the longer ones first. */
function third(count: number, index: BoardColumn): [number, number] {
  const start = (column: number) => Math.ceil((count * column) / 3);
  return [start(index), start(index + 1)];
}
