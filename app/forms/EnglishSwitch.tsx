import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./EnglishSwitch.module.css";

/**
 * Shows and hides the English versions in its form, but for a refused one; hidden ones are still saved. A
 * checkbox and CSS, no JavaScript.
 */
export function EnglishSwitch() {
  const { english } = useTexts("adminCommon");
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        defaultChecked
        className={styles.box}
        // The form would take it for an unsaved change.
        onInput={(event) => event.stopPropagation()}
      />
      {english.show}
    </label>
  );
}
