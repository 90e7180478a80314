import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./EnglishSwitch.module.css";

/**
 * Shows and hides the English versions of the form that it stands in; hidden ones are still saved.
 * A checkbox and a style, no script.
 */
export function EnglishSwitch() {
  const { english } = useTexts("adminCommon");
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        defaultChecked
        className={styles.box}
        // The form would take it for a change that is to be saved.
        onInput={(event) => event.stopPropagation()}
      />
      {english.show}
    </label>
  );
}
