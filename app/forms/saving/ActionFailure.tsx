import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./ActionFailure.module.css";
import type { FormAnswer } from "./formAnswer.ts";
import { SignInElsewhere } from "./SignInElsewhere.tsx";
import { whyNotDone } from "./whyNotDone.ts";

/** Why a button's action was not done: refused, no connection, or a server fault. */
export function ActionFailure({ answer }: { answer: FormAnswer | undefined }) {
  const { failure } = useTexts("adminCommon");
  if (!answer) return null;
  return (
    <p role="alert" className={styles.failure}>
      {whyNotDone(answer, failure)} <SignInElsewhere answer={answer} />
    </p>
  );
}
