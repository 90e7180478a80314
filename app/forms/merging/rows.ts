import { isSameText, toLines } from "#app/text/lines.ts";

/** A record, or a row of one of its lists. */
export type Row = Readonly<Record<string, unknown>>;

export function isPlainRecord(value: unknown): value is Row {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** What tells a row from others for sure: an upload, whose name the server has made, and the moment of its first save. */
const identity = /^(?:(?:images|files|videos)\/[\w-]+\.\w+|\d{4}-\d\d-\d\dT[\d:.]+Z)$/;

/** Enough to outweigh any number of equal texts. */
const identityWeight = 1000;

/**
 * Which row of a later list is which of an earlier one, by index. First those that are equal, then those that share most:
 * an upload or a date more than any text. A row with a single text that is left between the same neighbours is taken
 * for the same row, rewritten.
 */
export function matchRows(base: readonly Row[], later: readonly Row[]): Map<number, number> {
  const [earlierLeaves, laterLeaves] = [base, later].map((rows) =>
    rows.map((row) => leavesOf(row)),
  ) as [Leaves[], Leaves[]];
  const found = new Map<number, number>();
  const isTaken = new Set<number>();
  const pair = (from: number, to: number) => {
    if (found.has(from) || isTaken.has(to)) return;
    found.set(from, to);
    isTaken.add(to);
  };
  const scores = earlierLeaves.flatMap((earlier, from) =>
    laterLeaves.map((leaves, to) => ({ from, to, score: likeness(earlier, leaves) })),
  );
  const best = scores
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || distance(a) - distance(b) || a.from - b.from);
  for (const { from, to } of best) pair(from, to);
  const isPossible = (from: number, to: number) =>
    isRewritten(earlierLeaves[from] ?? new Map(), laterLeaves[to] ?? new Map());
  pairBetween(base.length, later.length, { found, isPossible, pair });
  return found;
}

interface Pairing {
  found: ReadonlyMap<number, number>;
  isPossible: (from: number, to: number) => boolean;
  pair: (from: number, to: number) => void;
}

/**
 * Whether two rows that share nothing may be one: its only text was rewritten. Where more than that differs, or the
 * upload, one was removed and the other is new.
 */
function isRewritten(earlier: Leaves, later: Leaves): boolean {
  if (earlier.size > 1) return false;
  return [...earlier].every(([name, text]) => !identity.test(text) || !later.has(name));
}

const distance = ({ from, to }: { from: number; to: number }) => Math.abs(from - to);

/** Pairs what stands between the same neighbours in both lists, in its order. */
function pairBetween(
  baseLength: number,
  laterLength: number,
  { found, isPossible, pair }: Pairing,
) {
  const known = new Map(found);
  const taken = new Set(known.values());
  let next = 0;
  for (let from = 0; from < baseLength; from++) {
    const to = known.get(from);
    if (to !== undefined) next = to + 1;
    else if (next < laterLength && !taken.has(next) && isPossible(from, next)) pair(from, next++);
  }
}

function likeness(earlier: Leaves, later: Leaves) {
  let score = 0;
  let isEqual = earlier.size === later.size;
  for (const [name, text] of earlier) {
    if (later.get(name) === text) score += weightOf(text);
    else isEqual = false;
  }
  return isEqual && score > 0 ? score + 2 * identityWeight * earlier.size : score;
}

function weightOf(text: string) {
  return identity.test(text) ? identityWeight : 1 + Math.min(text.length, 50) / 50;
}

/** Whether two rows say the same. */
export function isSameRow(one: Row, other: Row): boolean {
  const [leaves, others] = [leavesOf(one), leavesOf(other)];
  if (leaves.size !== others.size) return false;
  return [...leaves].every(([name, text]) => isSameText(others.get(name) ?? "", text));
}

/** Whether two added rows hold the same upload, which none had before. */
export function sharedFile(one: Row, other: Row, base: readonly Row[]): boolean {
  const earlier = new Set(base.flatMap((row) => [...leavesOf(row).values()]));
  const others = leavesOf(other);
  return [...leavesOf(one)].some(
    ([name, text]) => text.includes("/") && isNewIdentity(text) && others.get(name) === text,
  );
  function isNewIdentity(text: string) {
    return identity.test(text) && !earlier.has(text);
  }
}

/** A row for people: its texts and files, each a line. */
export function textOfRow(row: Row): string {
  return [...leavesOf(row).values()].join("\n");
}

/** What identifies a record, or tells the server of a single save, is nobody's change. */
export const isContent = (name: string) => !/^(id|type|version|order|confirmed)$/.test(name);

/** What a row holds, by name; without what is empty. */
type Leaves = ReadonlyMap<string, string>;

function leavesOf(row: Row, path = "", found = new Map<string, string>()): Leaves {
  for (const [name, value] of Object.entries(row)) {
    if (!isContent(name)) continue;
    if (isPlainRecord(value)) leavesOf(value, `${path}${name}.`, found);
    else if (String(value ?? "") !== "") found.set(path + name, toLines(String(value)));
  }
  return found;
}
