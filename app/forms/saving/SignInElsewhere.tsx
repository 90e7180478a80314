import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "./formAnswer.ts";

/** The way to a sign-in that leaves the form where it is, when nobody is signed in any more. */
export function SignInElsewhere({ answer }: { answer: FormAnswer }) {
  const { failure } = useTexts("adminCommon");
  if (!answer.isSignedOut) return null;
  return (
    <a href={paths.admin.login} target="_blank" rel="noreferrer">
      {failure.signIn}
    </a>
  );
}
