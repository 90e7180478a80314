import { isSameText } from "#app/text/lines.ts";

/**
 * The names of the fields in which two states of a record differ: `name`, `description.title`, `en.name`. A
 * list is one field (`posts`), whatever has changed in it.
 */
export function changedFields(before: unknown, after: unknown): string[] {
  const [earlier, later] = [leavesOf(before), leavesOf(after)];
  const names = [...new Set([...later.keys(), ...earlier.keys()])];
  return names.filter((name) => !isSameText(earlier.get(name) ?? "", later.get(name) ?? ""));
}

/** What identifies a record or its version is none of its fields; nor is which picture a text of its place is of. */
function isField(name: string): boolean {
  return name !== "id" && name !== "version" && !name.endsWith("Alt.file");
}

function leavesOf(value: unknown, path = "", found = new Map<string, string>()) {
  if (isPlainObject(value)) {
    for (const [key, child] of Object.entries(value)) {
      const name = path === "" ? key : `${path}.${key}`;
      if (isField(name)) leavesOf(child, name, found);
    }
    return found;
  }
  const text =
    Array.isArray(value) && value.length > 0 ? JSON.stringify(value) : String(value ?? "");
  found.set(path, text);
  return found;
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/**
 * A record with some of its fields taken from an earlier state of it.
 *
 * @param fields names as `changedFields` has them, or of a part with everything in it (`description`)
 * @returns undefined when neither state has one of the fields
 */
export function withFieldsOf(
  current: Readonly<Record<string, unknown>>,
  earlier: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Record<string, unknown> | undefined {
  const result = structuredClone(current) as Record<string, unknown>;
  for (const field of fields) {
    const steps = field.split(".");
    const found = valueAt(earlier, steps);
    if (!isField(field) || (found === undefined && valueAt(current, steps) === undefined)) {
      return undefined;
    }
    put(result, steps, found);
    const alt = altOf(steps);
    put(result, alt, valueAt(earlier, alt));
  }
  return result;
}

/** A picture and the text of its own that it has in its place go together: `bannerImage` and all of `bannerImageAlt`. */
function altOf(steps: readonly string[]): string[] {
  const end = steps.findIndex((step) => step.endsWith("Alt"));
  if (end >= 0) return steps.slice(0, end + 1);
  return [...steps.slice(0, -1), `${steps.at(-1)}Alt`];
}

function valueAt(holder: unknown, steps: readonly string[]): unknown {
  return steps.reduce<unknown>(
    (at, step) => (isPlainObject(at) && Object.hasOwn(at, step) ? at[step] : undefined),
    holder,
  );
}

function put(holder: Record<string, unknown>, [step = "", ...rest]: string[], value: unknown) {
  if (rest.length === 0) {
    if (value === undefined) delete holder[step];
    else holder[step] = structuredClone(value);
    return;
  }
  const inner = holder[step];
  const child = isPlainObject(inner) ? inner : {};
  holder[step] = child;
  put(child, rest, value);
}
