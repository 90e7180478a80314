import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./EnglishSwitch.module.css";
import { useFormView } from "./formView.ts";

/**
 * Shows and hides the English versions in its form, but for a refused one; hidden ones are still saved. A
 * checkbox and CSS, no JavaScript, which only remembers the choice.
 */
export function EnglishSwitch() {
  const { english } = useTexts("adminCommon");
  const [isPortugueseOnly, choose] = useFormView("isPortugueseOnly");
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        defaultChecked={!isPortugueseOnly}
        className={styles.box}
        onInput={(event) => {
          // The form would take it for an unsaved change.
          event.stopPropagation();
          choose(!event.currentTarget.checked);
        }}
      />
      {english.show}
    </label>
  );
}
