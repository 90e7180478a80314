import { use, useEffect, useRef, useState } from "react";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import { FormPageContext } from "./formPage.ts";
import { type FormResponse, submittedText } from "./formResponse.ts";

/**
 * Identifies the opened form of a new record, so that it creates one record however often it is sent, and
 * numbers its submissions: one whose answer was lost may reach the server after the next, and must not undo
 * it.
 *
 * @param key a new one for each opened form; absent where a stored record is edited
 * @param result the form as it last came back, which goes on with its own key and number
 * @param hasDrafts a stored record's form also keeps drafts by itself: its key, drawn here, tells them from others'
 */
export function useOpenedForm(
  key: string | undefined,
  result: FormResponse["result"],
  hasDrafts: boolean,
) {
  const { drawn } = use(FormPageContext);
  // As it was opened: a jump within the page, which cuts a save off, brings another key, and a fresh form whose
  // data could not be read brings the former one's.
  const [opened, setOpened] = useState(
    submittedText("idempotencyKey", result) ?? (key && `${key} ${drawn}`),
  );
  // After hydration, since it is another one on the server. `randomUUID` needs https.
  useEffect(() => {
    if (hasDrafts)
      setOpened((known) => known ?? String(crypto.getRandomValues(new Uint32Array(4))));
  }, [hasDrafts]);
  const [attempt, setAttempt] = useState(
    Number.parseInt(submittedText("attempt", result) ?? "0", 10),
  );
  const input = useRef<HTMLInputElement>(null);
  return {
    formKey: opened,
    /** Call it before the form's data is read. Undefined: the form has no key. */
    countAttempt(): DraftForm | undefined {
      if (!opened || !input.current) return undefined;
      // Two may come before the next render.
      const next = Number(input.current.value) + 1;
      input.current.value = String(next);
      setAttempt(next);
      return { key: opened, attempt: next };
    },
    hiddenFields: opened && (
      <>
        <input type="hidden" name="idempotencyKey" value={opened} />
        <input ref={input} type="hidden" name="attempt" value={attempt} />
      </>
    ),
  };
}
