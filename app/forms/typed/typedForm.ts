import { paths } from "#app/paths.ts";

/** A form whose record has no drafts: what is typed in it is kept for whoever typed it alone. */
export interface TypedIn {
  /** Which form it is. */
  form: string;
  /** What was typed in it before and is not saved, newest first. */
  kept: readonly { formKey: string; at: number; entries: [name: string, value: string][] }[];
}

/** Where it keeps itself, and the screen that its copies in the browser belong to. */
export function placeOf({ form }: TypedIn): { action: string; screen: string } {
  return { action: paths.admin.typed(form), screen: form };
}
