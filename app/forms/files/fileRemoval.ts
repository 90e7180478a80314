/**
 * A checked box `remove:banner`, whose value is the path that the field holds, empties `banner`: how
 * a file is removed without a script.
 */
export const removePrefix = "remove:";

/** Empties the fields whose removal is asked for, but those that got a new file in the same form. */
export function applyRemovals(formData: FormData): void {
  for (const [key, path] of [...formData]) {
    if (!key.startsWith(removePrefix)) continue;
    const field = key.slice(removePrefix.length);
    if (formData.get(field) === path) formData.set(field, "");
    formData.delete(key);
  }
}
