import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useIsSaving } from "./useIsSaving.ts";

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
