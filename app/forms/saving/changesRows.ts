import { INTENT } from "@conform-to/dom";

type Submit = Pick<SubmitEvent, "submitter">;

/**
 * Whether a submit is one of conform's intents rather than a save: a button with the name `INTENT`, clicked
 * or created by a script.
 */
export function isIntent({ submitter }: Submit): boolean {
  return submitter?.getAttribute("name") === INTENT;
}

/** Whether a submit adds, removes or moves rows. Validation is an intent too, but changes nothing. */
export function changesRows(submit: Submit): boolean {
  if (!isIntent(submit)) return false;
  const { type } = JSON.parse(submit.submitter?.getAttribute("value") ?? "{}") as { type?: string };
  return type !== "validate";
}
