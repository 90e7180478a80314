import { useState } from "react";
import { useSubmissionCount } from "#app/connection/submissionCount.ts";

/**
 * The server's last answer to a form of this page, until it answers again or accepts a form. The router
 * drops its action data on any navigation, even to a `#` of the page, and the form would lose what was
 * typed. The form's `clientAction` must use `sendForm`.
 *
 * @param answer the page's action data: a new object for each attempt
 */
export function useLastResponse<Answer extends object>(
  answer: Answer | undefined,
): Answer | undefined {
  const accepted = useSubmissionCount();
  const [last, setLast] = useState({ answer, accepted });
  if (answer && answer !== last.answer) setLast({ answer, accepted });
  return last.accepted === accepted ? last.answer : undefined;
}
