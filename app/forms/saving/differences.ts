import { alignRows } from "./alignRows.ts";
import type { Difference } from "./formAnswer.ts";

/** How a yes or no is told. */
interface Words {
  yes: string;
  no: string;
}

/**
 * Where two versions of a record differ, field by field; both are compared as texts.
 *
 * @param typed what the form sent, parsed: decides which fields are compared
 * @param saved the stored record
 */
export function findDifferences(typed: unknown, saved: unknown, words: Words): Difference[] {
  const stored = flatten(inPlacesOf(typed, saved, words), words);
  const sent = flatten(typed, words);
  const names = [...new Set([...sent.keys(), ...stored.keys()])].filter(
    (name) =>
      !/(^|\.)(id|type|version|order|confirmed(\[\d+\])?)$/.test(name) &&
      // A date that the form leaves to the server is no word against the stored one.
      !(/(^|\.)createdAt$/.test(name) && !sent.get(name)),
  );
  return names.flatMap((name) => {
    const [mine, theirs] = [sent.get(name) ?? "", stored.get(name) ?? ""];
    return mine === theirs ? [] : [{ name, saved: theirs, typed: mine }];
  });
}

/** The stored record with its rows beside those of the form that say the same. */
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
