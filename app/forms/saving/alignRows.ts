/**
 * Puts each stored row at the index of an equal typed row, and the remaining stored rows at the remaining
 * indices, so that a row that was added, removed or moved does not make all later rows differ. If only the
 * order differs the stored order is kept, because the order is the difference.
 */
export function alignRows(
  typed: readonly unknown[],
  saved: readonly unknown[],
  isSame: (typed: unknown, saved: unknown) => boolean,
): readonly unknown[] {
  const left = [...saved];
  const found = typed.map((row) => {
    const index = left.findIndex((other) => isSame(row, other));
    return index < 0 ? [] : left.splice(index, 1);
  });
  if (left.length === 0 && found.every((rows) => rows.length > 0)) return saved;
  const placed = found.map((rows) => (rows.length > 0 ? rows[0] : left.shift()));
  return [...placed, ...left];
}
