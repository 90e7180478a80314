import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { FormAnswer } from "./formAnswer.ts";

/** A link to sign in elsewhere, keeping the form as it is, when the user is no longer signed in. */
export function SignInElsewhere({ answer }: { answer: FormAnswer }) {
  const { failure } = useTexts("adminCommon");
  if (!answer.isSignedOut) return null;
  return (
    <a href={paths.admin.login} target="_blank" rel="noopener noreferrer">
      {failure.signIn}
    </a>
  );
}
