import type { ComponentProps } from "react";
import { useNavigation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { Button } from "#app/ui/Button.tsx";
import { useFormActivity } from "./formActivity.ts";
import { useIsSaving } from "./useIsSaving.ts";

interface SaveButtonProps extends Omit<ComponentProps<typeof Button>, "children" | "onClick"> {
  /** "Salvar" by default. */
  label?: string;
  /** The label while saving; "Salvando..." by default. */
  busyLabel?: string;
  /** One of several keeps its label while files are uploading: the other says so. */
  isSecond?: boolean;
}

/**
 * The button that submits an admin form, or one of several with a name and a value: busy while saving, waiting
 * while files are uploading. It stays focusable and ignores a second press, so that nothing is sent twice and
 * the focus is not lost.
 */
export function SaveButton({ label, busyLabel, isSecond = false, ...rest }: SaveButtonProps) {
  const texts = useTexts("adminCommon");
  const { uploading } = useFormActivity();
  const isBusy = useIsSaving();
  const { formData } = useNavigation();
  const isWaiting = isBusy || uploading > 0;
  const isPressed = rest.name === undefined || formData?.get(rest.name) === rest.value;

  function currentLabel() {
    if (isBusy && isPressed) return busyLabel ?? texts.saving;
    if (uploading > 0 && !isSecond) return texts.files.wait;
    return label ?? texts.save;
  }

  return (
    <Button
      type="submit"
      {...rest}
      aria-disabled={isWaiting || undefined}
      onClick={(event) => {
        // After the first click of a double click another button may have taken this one's place.
        if (isWaiting || event.detail > 1) event.preventDefault();
      }}
    >
      {currentLabel()}
    </Button>
  );
}
