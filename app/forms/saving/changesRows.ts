import { INTENT } from "@conform-to/dom";

/**
 * Whether a submit adds, removes or moves rows of the form. Conform submits these as intents, through a
 * button with the name `INTENT`, clicked or created by a script. Validation is an intent too, but changes
 * nothing.
 */
export function changesRows({ submitter }: Pick<SubmitEvent, "submitter">): boolean {
  if (submitter?.getAttribute("name") !== INTENT) return false;
  const { type } = JSON.parse(submitter.getAttribute("value") ?? "{}") as { type?: string };
  return type !== "validate";
}
