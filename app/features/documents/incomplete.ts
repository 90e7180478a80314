import { isBlank } from "#app/text/blank.ts";

/** Whether a document has nothing to offer visitors yet: the site's pages leave it out. */
export function isIncomplete({ title, file }: { title: string; file: string | null }): boolean {
  return !file && isBlank(title);
}
