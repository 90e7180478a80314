import type { Difference } from "./formAnswer.ts";

/**
 * Where two versions of a record differ, field by field; both are compared as texts.
 *
 * @param typed what the form sent, parsed: decides which fields are compared
 * @param saved the stored record
 */
export function findDifferences(typed: unknown, saved: unknown): Difference[] {
  const stored = flatten(saved);
  const sent = flatten(typed);
  const names = [...new Set([...sent.keys(), ...stored.keys()])].filter(
    (name) => !/(^|\.)(id|type|version|order|createdAt|confirmed\[\d+\])$/.test(name),
  );
  return names.flatMap((name) => {
    const [mine, theirs] = [sent.get(name) ?? "", stored.get(name) ?? ""];
    return mine === theirs ? [] : [{ name, saved: theirs, typed: mine }];
  });
}

function flatten(value: unknown, path = "", found = new Map<string, string>()) {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) flatten(item, `${path}[${index}]`, found);
  } else if (value !== null && typeof value === "object") {
    for (const [key, child] of Object.entries(value)) {
      flatten(child, path === "" ? key : `${path}.${key}`, found);
    }
  } else if (value !== undefined) {
    found.set(path, value === null ? "" : String(value));
  }
  return found;
}
