import { useState } from "react";
import { useAccepted } from "./useAccepted.ts";

/**
 * The server's last answer to a form of this page, until it answers anew or accepts a form. The router
 * forgets it with whatever else is asked for, be it only a `#` of the page, and the form would forget
 * what was typed with it. The form's `clientAction` must ask by `sendForm`.
 *
 * @param answer the page's action data: an object, another one for each attempt
 */
export function useLastAnswer<Answer extends object>(
  answer: Answer | undefined,
): Answer | undefined {
  const accepted = useAccepted();
  const [last, setLast] = useState({ answer, accepted });
  if (answer && answer !== last.answer) setLast({ answer, accepted });
  return last.accepted === accepted ? last.answer : undefined;
}
