import { Form } from "react-router";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { counted, fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Icon } from "#app/ui/Icon.tsx";
import type { MailError } from "../mail/mailStatus.repo.server.ts";
import styles from "./MailState.module.css";

interface MailStateProps {
  trouble: MailError | undefined;
  /** Whether an SMTP server is configured at all. */
  isSetUp: boolean;
}

/** Whether messages are being e-mailed: a red notice when they are not, and buttons to retry and test. */
export function MailState({ trouble, isSetUp }: MailStateProps) {
  const { trouble: texts, test } = useTexts("adminMessages");
  const lang = useLang();
  if (!isSetUp) return <MailOff trouble={trouble} />;
  return (
    <div className={trouble ? styles.trouble : styles.fine} role={trouble && "alert"}>
      {trouble && (
        <div className={styles.words}>
          <h2>
            <Icon name="warning" />
            {texts.title}
          </h2>
          {trouble.failing > 0 && (
            <p>{counted(trouble.failing, lang, texts.failingOne, texts.failing)}</p>
          )}
          {trouble.parked > 0 && (
            <p>{counted(trouble.parked, lang, texts.parkedOne, texts.parked)}</p>
          )}
          <p>{texts.safe}</p>
          {trouble.reason && (
            <p className={styles.reason}>{fill(texts.reason, { reason: trouble.reason })}</p>
          )}
        </div>
      )}
      <Form method="post" className={styles.buttons}>
        {trouble && (
          <SubmitButton name="command" value="retry" busyText={test.sending}>
            {texts.retry}
          </SubmitButton>
        )}
        <SubmitButton
          name="command"
          value="test"
          busyText={test.sending}
          look={trouble ? "outline" : "quiet"}
        >
          {test.send}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** No alarm: that is how the site is set up, and staff can try nothing. */
function MailOff({ trouble }: Pick<MailStateProps, "trouble">) {
  const { test } = useTexts("adminMessages");
  const lang = useLang();
  const held = trouble ? trouble.failing + trouble.parked : 0;
  return (
    <div className={styles.note}>
      <p>{test.notSetUp}</p>
      {held > 0 && <p>{counted(held, lang, test.heldOne, test.held)}</p>}
    </div>
  );
}
