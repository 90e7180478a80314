import { isSameText } from "#app/text/lines.ts";
import { longestIncreasing, placeRows } from "./rowOrder.ts";
import {
  isContent,
  isPlainRecord,
  isSameRow,
  matchRows,
  type Row,
  sharedFile,
  textOfRow,
} from "./rows.ts";

/** Whose value: that of the form, or the one that somebody else has stored since it was opened. */
export type Side = "mine" | "theirs";

/** A field that both have changed, each in another way. */
export interface Clash {
  /** Identifies the field for the answer, however the form's rows have been moved since. */
  key: string;
  /** As in the form: `posts[1].title`; of a whole row `posts[1]`, of a list's order `posts`. */
  name: string;
  /** Both values; undefined: the row was removed. */
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  /** Where both have changed a field and nobody has chosen, it is the form's. */
  value: Row;
  clashes: Clash[];
  /** The names of the fields that only the other one has changed. */
  taken: string[];
}

export interface Versions {
  /** What the form was opened on. */
  base: Row;
  mine: Row;
  theirs: Row;
}

/**
 * Merges a form with what somebody else has stored since it was opened, field by field and list row by list row: what
 * only one of them has changed stands, and what both have changed differently is left to a choice. Rows have no ids; which
 * is which is told from what they hold (`matchRows`).
 *
 * @param choices by `Clash.key`
 */
export function merge(
  { base, mine, theirs }: Versions,
  choices: ReadonlyMap<string, Side> = new Map(),
): Merged {
  const found: Found = { choices, clashes: [], taken: [] };
  const value = mergeRecords({ key: "", name: "" }, { base, mine, theirs }, found);
  return { value, clashes: found.clashes, taken: [...new Set(found.taken)] };
}

interface Found {
  choices: ReadonlyMap<string, Side>;
  clashes: Clash[];
  taken: string[];
}

interface Place {
  key: string;
  name: string;
}

interface Three<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

function mergeRecords(at: Place, { base, mine, theirs }: Three<Row>, found: Found): Row {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    names.flatMap((name) => {
      if (!isContent(name)) return name in mine ? [[name, mine[name]]] : [];
      const place = {
        key: at.key === "" ? name : `${at.key}/${name}`,
        name: at.name === "" ? name : `${at.name}.${name}`,
      };
      const values = { base: base[name], mine: mine[name], theirs: theirs[name] };
      const value = mergeValues(place, values, found);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

function mergeValues(at: Place, values: Three<unknown>, found: Found): unknown {
  const { mine, theirs } = values;
  if (Array.isArray(mine) || Array.isArray(theirs)) {
    return mergeLists(at, mapThree(values, toRows), found);
  }
  if (isPlainRecord(mine) || isPlainRecord(theirs)) {
    const merged = mergeRecords(at, mapThree(values, toRecord), found);
    return mine === undefined && Object.keys(merged).length === 0 ? undefined : merged;
  }
  return mergeLeaves(at, values, found);
}

function mergeLeaves(at: Place, { base, mine, theirs }: Three<unknown>, found: Found): unknown {
  if (isSameLeaf(mine, theirs)) return mine;
  // The server fills in a date that the form leaves empty.
  const isLeft = at.name.endsWith("createdAt") && isSameLeaf(mine, "");
  if (isLeft || isSameLeaf(mine, base)) {
    found.taken.push(at.name);
    return theirs;
  }
  if (isSameLeaf(theirs, base)) return mine;
  return choose(at, { mine, theirs }, found) === "theirs" ? theirs : mine;
}

/** Whose value it shall be; where nobody has said so, it is to be asked. */
function choose({ key, name }: Place, sides: Omit<Clash, "key" | "name">, found: Found): Side {
  const chosen = found.choices.get(key);
  if (!chosen) found.clashes.push({ key, name, ...sides });
  return chosen ?? "mine";
}

/** A row of the result, with its index in each version. */
interface MergedRow {
  value: Row;
  mine?: number | undefined;
  theirs?: number | undefined;
  base?: number | undefined;
}

function mergeLists(at: Place, lists: Three<Row[]>, found: Found): Row[] {
  const { base, mine, theirs } = lists;
  const inMine = matchRows(base, mine);
  const inTheirs = matchRows(base, theirs);
  const kept = base.flatMap((row, index): MergedRow[] => {
    const indices = { base: index, mine: inMine.get(index), theirs: inTheirs.get(index) };
    const value = mergeRow(at, row, { ...indices, lists }, found);
    return value ? [{ ...indices, value }] : [];
  });
  const rows = [...kept, ...addedRows(at, lists, { inMine, inTheirs }, found)];
  const order = { rows, mineOrder: inMine, theirsOrder: inTheirs };
  return inOrder(at, lists, order, found).map(({ value }, index) => ({
    ...value,
    order: index + 1,
  }));
}

interface RowIndices {
  base: number;
  mine: number | undefined;
  theirs: number | undefined;
  lists: Three<Row[]>;
}

/** A row of the base in the result; undefined: it was removed. */
function mergeRow(at: Place, base: Row, indices: RowIndices, found: Found): Row | undefined {
  const mine = rowAt(indices.lists.mine, indices.mine);
  const theirs = rowAt(indices.lists.theirs, indices.theirs);
  const index = indices.mine ?? indices.theirs ?? indices.base;
  const place = { key: `${at.key}#${indices.base}`, name: `${at.name}[${index}]` };
  if (mine && theirs) return mergeRecords(place, { base, mine, theirs }, found);
  const left = mine ?? theirs;
  if (!left) return undefined;
  if (isSameRow(left, base)) {
    // Only one has touched it, and removed it.
    if (mine) found.taken.push(at.name);
    return undefined;
  }
  const sides = { mine: mine && textOfRow(mine), theirs: theirs && textOfRow(theirs) };
  return choose(place, sides, found) === "mine" ? mine : theirs;
}

function rowAt(rows: readonly Row[], index: number | undefined): Row | undefined {
  return index === undefined ? undefined : rows[index];
}

/** What both have added; rows that are equal, or hold the same upload, are one. */
function addedRows(
  at: Place,
  { base, mine, theirs }: Three<Row[]>,
  { inMine, inTheirs }: Record<"inMine" | "inTheirs", ReadonlyMap<number, number>>,
  found: Found,
): MergedRow[] {
  const known = new Set(inMine.values());
  const knownTheirs = new Set(inTheirs.values());
  const others = [...theirs.keys()].filter((index) => !knownTheirs.has(index));
  const own = [...mine.keys()].filter((index) => !known.has(index));
  const added = own.map((index): MergedRow => {
    const row = mine[index] ?? {};
    const twin =
      others.find((other) => isSameRow(row, theirs[other] ?? {})) ??
      others.find((other) => sharedFile(row, theirs[other] ?? {}, base));
    if (twin === undefined) return { mine: index, value: row };
    others.splice(others.indexOf(twin), 1);
    const place = { key: `${at.key}+${twin}`, name: `${at.name}[${index}]` };
    const three = { base: {}, mine: row, theirs: theirs[twin] ?? {} };
    return { mine: index, theirs: twin, value: mergeRecords(place, three, found) };
  });
  if (others.length > 0) found.taken.push(at.name);
  return [...added, ...others.map((other) => ({ theirs: other, value: theirs[other] ?? {} }))];
}

interface Orders {
  rows: MergedRow[];
  mineOrder: ReadonlyMap<number, number>;
  theirsOrder: ReadonlyMap<number, number>;
}

/**
 * The other one's order with the moves of the form, and what the form has added after the row that it follows there. A
 * row that both have moved to different places is asked for.
 */
function inOrder(
  at: Place,
  lists: Three<Row[]>,
  { rows, mineOrder, theirsOrder }: Orders,
  found: Found,
): MergedRow[] {
  const common = rows.flatMap(({ base, mine, theirs }) =>
    base !== undefined && mine !== undefined && theirs !== undefined ? [base] : [],
  );
  const movedByMe = movedRows(mineOrder);
  const movedByThem = movedRows(theirsOrder);
  const isOtherwise = !isSameOrder(common, mineOrder, theirsOrder);
  const both = isOtherwise ? [...movedByMe].filter((base) => movedByThem.has(base)) : [];
  const isTheirs =
    both.length > 0 &&
    choose(
      { key: `${at.key}#order`, name: at.name },
      { mine: textOfList(lists.mine), theirs: textOfList(lists.theirs) },
      found,
    ) === "theirs";
  if (isOtherwise && movedByMe.size === 0) found.taken.push(at.name);
  const placed = new Set(
    isTheirs ? [...movedByMe].filter((one) => !both.includes(one)) : movedByMe,
  );
  return placeRows(rows, ({ base }) => base !== undefined && placed.has(base));
}

/** The fewest rows of the base whose moves explain an order. */
function movedRows(order: ReadonlyMap<number, number>): Set<number> {
  const bases = [...order].toSorted(([, one], [, other]) => one - other).map(([base]) => base);
  const stayed = new Set(longestIncreasing(bases));
  return new Set(bases.filter((base) => !stayed.has(base)));
}

function isSameOrder(
  bases: readonly number[],
  one: ReadonlyMap<number, number>,
  other: ReadonlyMap<number, number>,
): boolean {
  const by = (order: ReadonlyMap<number, number>) =>
    bases.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0)).join();
  return by(one) === by(other);
}

/** A list's order for people: a line for each row. */
function textOfList(rows: readonly Row[]): string {
  return rows.map((row) => textOfRow(row).split("\n")[0] ?? "").join("\n");
}

/** Absent, null and empty are the same. */
function isSameLeaf(one: unknown, other: unknown): boolean {
  return isSameText(String(one ?? ""), String(other ?? ""));
}

function mapThree<From, To>(
  { base, mine, theirs }: Three<From>,
  map: (from: From) => To,
): Three<To> {
  return { base: map(base), mine: map(mine), theirs: map(theirs) };
}

function toRows(value: unknown): Row[] {
  return Array.isArray(value) ? value.map(toRecord) : [];
}

function toRecord(value: unknown): Row {
  return isPlainRecord(value) ? value : {};
}
