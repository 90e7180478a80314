/** The bytes `start..end`, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header with one range (RFC 9110, 14.2). Multiple ranges, which could be used to waste
 * work, are answered with the whole file, as are malformed ones.
 *
 * @returns undefined for the whole file, "unsatisfiable" for a 416
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | "unsatisfiable" | undefined {
  const match = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return undefined;
  const [first, last] = [match[1], match[2]];
  if (first === "") return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== "" && Number(last) < start) return undefined;
  if (start >= size) return "unsatisfiable";
  return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | "unsatisfiable" {
  if (count === 0 || size === 0) return "unsatisfiable";
  return { start: Math.max(0, size - count), end: size - 1 };
}
