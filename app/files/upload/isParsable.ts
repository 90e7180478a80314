import { getPaths, INTENT, parse, STATE } from "@conform-to/dom";
import { maxItems } from "#app/validation/list.ts";
import { z } from "#app/validation/zod.ts";

/**
 * Highest row index that field names may use. A list longer than {@link maxItems} gets its message from the
 * schema.
 */
const maxRows = 2 * maxItems;
/** How often a name may be repeated: twice the rows that a list changes at once, so that it can say which limit that is. */
const maxRepeats = 1000;
/** How many parts a name may have; `posts[3].en.title` has the most. */
const maxParts = 8;

/**
 * Whether conform can parse a posted form, and cheaply. It allocates a list as long as the highest index in
 * a field name, so one row named `posts[100000000]` would block the server for minutes; it copies all values
 * of a name for each further one; and it throws on an intent that fits no list.
 */
export function isParsable(formData: FormData): boolean {
  const names = [...formData.keys()].filter((name) => name !== INTENT);
  if (isOftenRepeated(names) || !names.every(isFieldName)) return false;
  if (!formData.getAll(INTENT).every(isIntent)) return false;
  try {
    parse(formData, { resolve: () => ({ value: {} }) });
    return true;
  } catch {
    return false;
  }
}

function isOftenRepeated(names: readonly string[]): boolean {
  const counts = new Map<string, number>();
  return names.some((name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count > maxRepeats;
  });
}

/** Whether it names a field, with list indices in bounds: `banner`, `posts[3].title`. */
export function isFieldName(name: string): boolean {
  if (name === STATE) return false;
  try {
    const parts = getPaths(name);
    return (
      parts.length <= maxParts &&
      parts.every((part) =>
        typeof part === "number" ? part < maxRows : part !== "length" && !/^\d+$/.test(part),
      )
    );
  } catch {
    return false;
  }
}

/** The intents that the site's buttons use; conform knows more, some with indices of their own. */
const intent = z.object({
  type: z.enum(["validate", "insert", "remove", "reorder"]),
  payload: z.object({ name: z.string().refine(isFieldName).optional() }),
});

function isIntent(value: FormDataEntryValue): boolean {
  try {
    return intent.safeParse(JSON.parse(String(value))).success;
  } catch {
    return false;
  }
}
