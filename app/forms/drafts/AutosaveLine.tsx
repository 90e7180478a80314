import type { Dictionary } from "#app/i18n/pt.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { SignInElsewhere } from "../saving/ActionFailure.tsx";
import { useFormStatus } from "../saving/formActivity.ts";
import type { FormResponse } from "../saving/formResponse.ts";
import styles from "./AutosaveLine.module.css";

/** Whether what is being typed has been kept, in one quiet line. */
export function AutosaveLine() {
  const { autosave: texts } = useTexts("adminCommon");
  const { autosave, isInBrowser, isForSelf } = useFormStatus();
  if (autosave?.is === "refused") {
    return (
      <p role="status" className={styles.line} data-refused>
        {reasonOf(autosave.answer, texts, isInBrowser)} <SignInElsewhere answer={autosave.answer} />
      </p>
    );
  }
  return (
    <p role="status" className={styles.line}>
      {autosave?.is === "sending" && (isForSelf ? texts.sendingForSelf : texts.sending)}
      {autosave?.is === "kept" &&
        `${isForSelf ? texts.keptForSelf : texts.kept} ${timeOf(autosave.at)}`}
    </p>
  );
}

function reasonOf(
  { message, conflict, result, isConnectionLost, isSignedOut }: FormResponse,
  texts: Dictionary["adminCommon"]["autosave"],
  isInBrowser: boolean,
) {
  if (isConnectionLost) return isInBrowser ? texts.connectionInBrowser : texts.connection;
  if (isSignedOut) return isInBrowser ? texts.sessionInBrowser : texts.session;
  const reason = conflict
    ? (conflict.message ?? texts.taken)
    : (message ?? (result?.error ? texts.invalid : texts.failed));
  return isInBrowser ? `${reason} ${texts.inBrowser}` : reason;
}

/** As on the wall: `22:34`. */
function timeOf(moment: Date): string {
  const pad = (number: number) => String(number).padStart(2, "0");
  return `${pad(moment.getHours())}:${pad(moment.getMinutes())}`;
}
