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
  const stored = flatten(saved, words);
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

function flatten(value: unknown, words: Words, path = "", found = new Map<string, string>()) {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) flatten(item, words, `${path}[${index}]`, found);
  } else if (value !== null && typeof value === "object") {
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
