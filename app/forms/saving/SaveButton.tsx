import type { ComponentProps, ReactNode } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
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
  // A button without a name is what was pressed when none of the form's named ones was.
  const pressed = formData?.get(rest.name ?? draftButton.name) ?? undefined;
  const isPressed = pressed === rest.value;

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

/** The label and keys of the primary button, as its form names it. */
type PrimaryButton = Omit<SaveButtonProps, "aria-keyshortcuts" | "title" | "look">;

/**
 * The two buttons of a form whose records have drafts, in the order of dialogs: the harmless one first, the one that
 * publishes last. "Salvar rascunho" keeps what is typed, and visitors see nothing of it.
 */
export function SaveButtons(primary: PrimaryButton) {
  const { drafts, save } = useTexts("adminCommon");
  return (
    <>
      <SaveButton
        {...draftButton}
        aria-keyshortcuts="Control+S Meta+S"
        title={`${drafts.save} (Ctrl S)`}
        look="outline"
        label={drafts.save}
        className={primary.className}
      />
      <SaveButton
        {...primary}
        aria-keyshortcuts="Control+Enter Meta+Enter"
        title={`${primary.label ?? save} (Ctrl Enter)`}
      />
    </>
  );
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
 * What Enter in a field presses, which is a form's first submit button in the page's order. Unseen, so that the buttons
 * in sight may stand in any order, and those of rows and pickers before them.
 */
export function EnterButton(props: ComponentProps<"button">) {
  return (
    <button {...props} type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
  );
}
