import { actionErrorMessage, type FormResponse } from "#app/forms/saving/formResponse.ts";
import { useTexts } from "#app/i18n/useTexts.ts";

/** When a door's form is checked: on blur and on submit. */
export const doorForm = { shouldValidate: "onBlur", shouldRevalidate: "onInput" } as const;

/** Why nothing was done, where no field's message says it. */
export function DoorFailure({ answer }: { answer: FormResponse | undefined }) {
  const { failure } = useTexts("adminCommon");
  if (!answer || (answer.result && !answer.message)) return null;
  return <p role="alert">{actionErrorMessage(answer, failure)}</p>;
}
