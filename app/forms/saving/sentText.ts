import type { FormAnswer } from "./formAnswer.ts";

/** A hidden value that the form submitted, so that it comes back as the same form. */
export function sentText(name: string, result: FormAnswer["result"]): string | undefined {
  const sent = result?.initialValue?.[name];
  return typeof sent === "string" ? sent : undefined;
}
