import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { actionErrorMessage, type FormResponse } from "./formResponse.ts";
import notice from "./SaveNotice.module.css";

/** Why a button's action was not done: refused, no connection, or a server fault. */
export function ActionFailure({ answer }: { answer: FormResponse | undefined }) {
  const { failure } = useTexts("adminCommon");
  if (!answer) return null;
  return (
    <div role="alert" className={notice.notice} data-type="error">
      <Icon name="warning" />
      <p>
        {actionErrorMessage(answer, failure)} <SignInElsewhere answer={answer} />
      </p>
    </div>
  );
}

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
