import type { Side } from "./merge.ts";

export type { Side };

/** Before the name of a form's field that says whose value counts, where two people have changed it. */
export const choicePrefix = "choice:";

/** The hidden field that says with which version the form was compared when that was asked. */
export const askedField = "asked";

/** The hidden field with what the draft held that the form was opened with. */
export const openedDraftField = "openedDraft";

/** Every answer in a posted form, by the field's key. */
export function readChoices(formData: FormData): Map<string, Side> {
  return new Map(
    [...formData].flatMap(([name, value]): [string, Side][] =>
      name.startsWith(choicePrefix) && (value === "mine" || value === "theirs")
        ? [[name.slice(choicePrefix.length), value]]
        : [],
    ),
  );
}
