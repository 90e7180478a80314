import { useState } from "react";
import { Field, type FieldState } from "#app/forms/Field.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./PasswordField.module.css";

interface PasswordFieldProps {
  field: FieldState;
  label?: string;
  hint?: string;
  /** What a password manager puts in. */
  autoComplete?: "current-password" | "new-password";
}

/** A password, with a button that shows and hides it; without JavaScript there is no button. */
export function PasswordField({
  field,
  label,
  hint,
  autoComplete = "current-password",
}: PasswordFieldProps) {
  const texts = useTexts("adminLogin");
  const isHydrated = useHydrated();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field field={field} label={label ?? texts.password} hint={hint}>
      {(control) => (
        <span className={styles.password}>
          <input
            {...control}
            type={isShown ? "text" : "password"}
            autoComplete={autoComplete}
            required
          />
          {isHydrated && (
            <button
              type="button"
              className={classes(iconButton.button, styles.toggle)}
              aria-label={isShown ? texts.hidePassword : texts.showPassword}
              aria-controls={control.id}
              onClick={() => setIsShown((shown) => !shown)}
            >
              <Icon name="eye" />
              {isShown && <span className={styles.strike} />}
            </button>
          )}
        </span>
      )}
    </Field>
  );
}
