import { isSameText } from "#app/text/lines.ts";
import { alignRows } from "./alignRows.ts";
import type { Difference } from "./formResponse.ts";

/** How booleans are shown. */
interface Words {
  yes: string;
  no: string;
}

/**
 * The fields in which two versions of a record differ; values are compared as strings.
 *
 * @param typed the parsed form
 * @param saved the stored record
 */
export function findDifferences(typed: unknown, saved: unknown, words: Words): Difference[] {
  const stored = flatten(inPlacesOf(typed, saved, words), words);
  const sent = flatten(typed, words);
  const names = [...new Set([...sent.keys(), ...stored.keys()])].filter(
    (name) =>
      !/(^|\.)(id|type|version|order|confirmed(\[\d+\])?)$/.test(name) &&
      // Which picture a text of its place is of: its words are what differs.
      !name.endsWith("Alt.file") &&
      // An empty date, which the server will fill in, does not differ from the stored one.
      !(/(^|\.)createdAt$/.test(name) && !sent.get(name)),
  );
  return names.flatMap((name) => {
    const [mine, theirs] = [sent.get(name) ?? "", stored.get(name) ?? ""];
    return isSameText(mine, theirs) ? [] : [{ name, saved: theirs, typed: mine }];
  });
}

/** The stored record, its rows aligned with the equal rows of the form. */
function inPlacesOf(typed: unknown, saved: unknown, words: Words): unknown {
  if (Array.isArray(typed) && Array.isArray(saved)) {
    return alignRows(typed, saved, (mine, theirs) => isSame(mine, theirs, words));
  }
  if (!isRecord(typed) || !isRecord(saved)) return saved;
  const entries = Object.entries(saved);
  return Object.fromEntries(entries.map(([key, its]) => [key, inPlacesOf(typed[key], its, words)]));
}

function isSame(typed: unknown, saved: unknown, words: Words) {
  return findDifferences(typed, saved, words).length === 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function flatten(value: unknown, words: Words, path = "", found = new Map<string, string>()) {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) flatten(item, words, `${path}[${index}]`, found);
  } else if (isRecord(value)) {
    for (const [key, child] of Object.entries(value)) {
      flatten(child, words, path === "" ? key : `${path}.${key}`, found);
    }
  } else if (value !== undefined) {
    found.set(path, textOf(value, words));
  }
  return found;
}

function textOf(value: unknown, { yes, no }: Words): string {
  if (typeof value === "boolean") return value ? yes : no;
  return value === null ? "" : String(value);
}
