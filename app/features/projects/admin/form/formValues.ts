import { parse } from "@conform-to/dom";

/** What a form holds at this moment, in the shape of its schema's input. */
export function formValues(form: HTMLFormElement): Record<string, unknown> {
  return parse(new FormData(form), { resolve: () => ({ error: {} }) }).payload;
}
