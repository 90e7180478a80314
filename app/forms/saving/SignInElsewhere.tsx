import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { FormResponse } from "./formResponse.ts";

/** When the session has ended: a link to sign in in another tab, so that the form stays as it is. */
export function SignInElsewhere({ answer }: { answer: FormResponse }) {
  const { failure } = useTexts("adminCommon");
  if (!answer.isSignedOut) return null;
  return (
    <a href={paths.admin.login} target="_blank" rel="noopener noreferrer">
      {failure.signIn}
    </a>
  );
}
