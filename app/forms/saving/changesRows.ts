import { INTENT } from "@conform-to/dom";

/**
 * Whether a submit adds, removes or moves rows of the form. Conform has them all sent by a button of one
 * name, pressed by somebody or by a script, and so it has fields judged, which changes nothing.
 */
export function changesRows({ submitter }: Pick<SubmitEvent, "submitter">): boolean {
  if (submitter?.getAttribute("name") !== INTENT) return false;
  const { type } = JSON.parse(submitter.getAttribute("value") ?? "{}") as { type?: string };
  return type !== "validate";
}
