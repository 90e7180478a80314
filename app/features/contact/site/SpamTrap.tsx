import { tokenField, trapField } from "#app/validation/contactFields.ts";
import styles from "./SpamTrap.module.css";

/**
 * Distinguishes people from bots without a captcha: a hidden field that only bots fill in, and the form's
 * signed time.
 *
 * @param label tells people who do reach the field to leave it empty
 */
export function SpamTrap({ token, label }: { token: string; label: string }) {
  return (
    <>
      <input type="hidden" name={tokenField} value={token} />
      <div className={styles.trap} aria-hidden="true">
        <label>
          {label}
          <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}
