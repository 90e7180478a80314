import { useLayoutEffect, useRef } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./EnglishSwitch.module.css";
import { useFormView } from "./formView.ts";

/**
 * Shows and hides the English versions in its form, but for a refused one; hidden ones are still saved. A
 * checkbox and CSS; JavaScript remembers the choice, and marks the form (`AdminForm`), which costs less with each key.
 */
export function EnglishSwitch() {
  const { english } = useTexts("adminCommon");
  const [isPortugueseOnly, choose] = useFormView("isPortugueseOnly");
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => mark(box.current), []);
  return (
    <label className={styles.switch}>
      <input
        ref={box}
        type="checkbox"
        defaultChecked={!isPortugueseOnly}
        className={styles.box}
        onInput={(event) => {
          // The form would take it for an unsaved change.
          event.stopPropagation();
          mark(event.currentTarget);
          choose(!event.currentTarget.checked);
        }}
      />
      {english.show}
    </label>
  );
}

function mark(box: HTMLInputElement | null) {
  if (box?.form) box.form.dataset.englishShown = String(box.checked);
}
