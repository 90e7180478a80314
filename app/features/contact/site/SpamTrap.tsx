import { tokenField, trapField } from "#app/features/contact/contactFields.ts";
import styles from "./SpamTrap.module.css";

/**
 * What tells people from bots without a riddle: a field that only a script fills in, and the signed
 * time of this form.
 *
 * @param label tells whoever does meet the field to leave it empty
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
