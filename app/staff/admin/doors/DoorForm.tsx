import { actionErrorMessage, type FormResponse } from "#app/forms/saving/formResponse.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { LoginPage } from "../LoginPage.tsx";

/** When a door's form is checked: on blur and on submit. */
export const doorForm = { shouldValidate: "onBlur", shouldRevalidate: "onInput" } as const;

/** Why nothing was done, where no field's message says it. */
export function DoorFailure({ answer }: { answer: FormResponse | undefined }) {
  const { failure } = useTexts("adminCommon");
  if (!answer || (answer.result && !answer.message)) return null;
  return <p role="alert">{actionErrorMessage(answer, failure)}</p>;
}

/** Says that a link was used, has ended, or never was one. */
export function LinkOver() {
  const texts = useTexts("adminDoors").over;
  return (
    <LoginPage title={texts.title} subtitle={texts.text}>
      <ButtonLink to={paths.admin.login}>{texts.signIn}</ButtonLink>
    </LoginPage>
  );
}
