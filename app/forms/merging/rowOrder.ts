/** A row of a merged list, with its index in the form and in what somebody else has stored, where it is there. */
interface Placed {
  mine?: number | undefined;
  theirs?: number | undefined;
}

/**
 * Puts a merged list's rows in order: those of the other one stay in theirs, and each row that the form has moved or
 * added follows the row that it follows in the form.
 */
export function placeRows<Row extends Placed>(
  rows: readonly Row[],
  isMovedByForm: (row: Row) => boolean,
): Row[] {
  const byIndex = (side: "mine" | "theirs") =>
    rows
      .filter((row) => row[side] !== undefined)
      .toSorted((one, other) => (one[side] ?? 0) - (other[side] ?? 0));
  const result = byIndex("theirs").filter((row) => row.mine === undefined || !isMovedByForm(row));
  let before: Row | undefined;
  for (const row of byIndex("mine")) {
    if (!result.includes(row)) result.splice(before ? result.indexOf(before) + 1 : 0, 0, row);
    before = row;
  }
  return result;
}

/** A longest increasing subsequence of different numbers. */
export function longestIncreasing(numbers: readonly number[]): number[] {
  // For each length the index of the smallest number that ends one of that length.
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  for (const [index, number] of numbers.entries()) {
    let length = ends.findIndex((end) => (numbers[end] ?? 0) >= number);
    if (length < 0) length = ends.length;
    previous.push(ends[length - 1]);
    ends[length] = index;
  }
  const found: number[] = [];
  for (let at = ends.at(-1); at !== undefined; at = previous[at]) found.unshift(numbers[at] ?? 0);
  return found;
}
