import type { ComponentProps, ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { AutosaveLine } from "../drafts/AutosaveLine.tsx";
import { draftButton } from "../drafts/formButtons.ts";
import { useIsSaving } from "../SubmitButton.tsx";
import styles from "./SaveButton.module.css";

interface SaveButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "onClick"> {
  /** "Salvar" by default. */
  label?: string;
  /** The label while saving; "Salvando..." by default. */
  busyLabel?: string;
}

/**
 * The button that submits an admin form, or one of several with a name and a value: busy while saving. It
 * stays focusable and ignores a second press, so that nothing is sent twice and the focus is not lost. Pressed while
 * files are uploading, it makes the form wait for them.
 */
export function SaveButton({ label, busyLabel, ...rest }: SaveButtonProps) {
  const texts = useTexts("adminCommon");
  const isBusy = useIsSaving();
  const { formData } = useNavigation();
  const isPressed = rest.name === undefined || formData?.get(rest.name) === rest.value;

  function currentLabel() {
    if (isBusy && isPressed) return busyLabel ?? texts.saving;
    return label ?? texts.save;
  }

  return (
    <Button
      type="submit"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        // After the first click of a double click another button may have taken this one's place.
        if (isBusy || event.detail > 1) event.preventDefault();
      }}
    >
      {currentLabel()}
    </Button>
  );
}

/** "Salvar rascunho" of a form whose first button publishes: it keeps what is typed, and visitors see nothing of it. */
export function DraftButton() {
  const { drafts } = useTexts("adminCommon");
  return <SaveButton {...draftButton} look="outline" label={drafts.save} />;
}

/** The foot of a long form: its buttons stay visible while it scrolls. */
export function SaveBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bar} data-save-bar="">
      <AutosaveLine />
      {children}
    </div>
  );
}

/**
 * Before a picker in a form whose other submit buttons stand below: Enter presses a form's first one, which without a
 * script would be the picker's "Do acervo".
 */
export function EnterButton(props: ComponentProps<"button">) {
  const isHydrated = useHydrated();
  if (isHydrated) return null;
  return (
    <button {...props} type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  );
}
