import type { FormResponse } from "./formResponse.ts";

/** A hidden value that the form submitted, so that it comes back as the same form. */
export function submittedText(name: string, result: FormResponse["result"]): string | undefined {
  const sent = result?.initialValue?.[name];
  return typeof sent === "string" ? sent : undefined;
}
