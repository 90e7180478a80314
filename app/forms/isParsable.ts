import { getPaths, INTENT, parse, STATE } from "@conform-to/dom";
import { z } from "zod";
import { mostItems } from "#app/validation/list.ts";

/** Rows that a form's names may count. A list past {@link mostItems} gets its message from the schema. */
const mostRows = 2 * mostItems;

/**
 * Whether conform can read a posted form, and cheaply. It makes a list as long as the highest number in a
 * field's name, so one row called `posts[100000000]` would keep the server busy for minutes; and it throws at
 * an intent that fits no list.
 */
export function isParsable(formData: FormData): boolean {
  const names = [...formData.keys()].filter((name) => name !== INTENT);
  if (!names.every(isFieldName) || !formData.getAll(INTENT).every(isIntent)) return false;
  try {
    parse(formData, { resolve: () => ({ value: {} }) });
    return true;
  } catch {
    return false;
  }
}

/** Whether it names a field, in a list that is not too long: `banner`, `posts[3].title`. */
export function isFieldName(name: string): boolean {
  if (name === STATE) return false;
  try {
    return getPaths(name).every((part) =>
      typeof part === "number" ? part < mostRows : part !== "length" && !/^\d+$/.test(part),
    );
  } catch {
    return false;
  }
}

/** What our forms' buttons ask for; conform knows more, some with places of their own. */
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
