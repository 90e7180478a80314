/** A file picker for the field `banner` is named `upload:banner` (see `readForm`). */
export const uploadPrefix = "upload:";

/**
 * A checked box `remove:banner`, whose value is the field's current path, empties `banner`: this is how a
 * file is removed without JavaScript.
 */
export const removePrefix = "remove:";

/** Empties the fields whose removal is requested, except those that got a new file in the same form. */
export function applyRemovals(formData: FormData): void {
  for (const [key, path] of [...formData]) {
    if (!key.startsWith(removePrefix)) continue;
    const field = key.slice(removePrefix.length);
    if (formData.get(field) === path) formData.set(field, "");
    formData.delete(key);
  }
}
