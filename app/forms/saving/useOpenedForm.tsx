import { use, useRef, useState } from "react";
import { FormPageContext } from "./formPage.ts";
import type { FormResponse } from "./formResponse.ts";
import { sentText } from "./sentText.ts";

/**
 * Identifies the opened form of a new record, so that it creates one record however often it is sent, and
 * numbers its submissions: one whose answer was lost may reach the server after the next, and must not undo
 * it.
 *
 * @param key a new one for each opened form; absent where a stored record is edited
 * @param result the form as it last came back, which goes on with its own key and number
 */
export function useOpenedForm(key: string | undefined, result: FormResponse["result"]) {
  const { drawn } = use(FormPageContext);
  // As it was opened: a jump within the page, which cuts a save off, brings another key, and a fresh form whose
  // data could not be read brings the former one's.
  const [opened] = useState(sentText("idempotencyKey", result) ?? (key && `${key} ${drawn}`));
  const [attempt, setAttempt] = useState(Number.parseInt(sentText("attempt", result) ?? "0", 10));
  const input = useRef<HTMLInputElement>(null);
  return {
    /** Call it before the form's data is read. */
    countAttempt() {
      if (input.current) input.current.value = String(attempt + 1);
      setAttempt(attempt + 1);
    },
    hiddenFields: opened && (
      <>
        <input type="hidden" name="idempotencyKey" value={opened} />
        <input ref={input} type="hidden" name="attempt" value={attempt} />
      </>
    ),
  };
}
