import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./ActionFailure.module.css";
import { actionErrorMessage } from "./actionErrorMessage.ts";
import type { FormResponse } from "./formResponse.ts";
import { SignInElsewhere } from "./SignInElsewhere.tsx";

/** Why a button's action was not done: refused, no connection, or a server fault. */
export function ActionFailure({ answer }: { answer: FormResponse | undefined }) {
  const { failure } = useTexts("adminCommon");
  if (!answer) return null;
  return (
    <p role="alert" className={styles.failure}>
      {actionErrorMessage(answer, failure)} <SignInElsewhere answer={answer} />
    </p>
  );
}
