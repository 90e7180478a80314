/**
 * Stored rows in the places of the typed ones that say the same, and those left over in the places that
 * are left: a row that was added, removed or put elsewhere is then no change of all that follow it. Where
 * nothing but the order differs they stay as they are, since that is what differs.
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
