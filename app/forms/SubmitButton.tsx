import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/ui/Button.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/Loading.tsx";

interface SubmitButtonProps {
  /** The label while its form is being submitted: "Enviando...". */
  busyText: string;
  /** For a form with several buttons: the name and value that this one submits. */
  name?: string;
  value?: string;
  look?: "solid" | "outline" | "quiet";
  icon?: IconName;
  children: ReactNode;
}

/** Submits its form; disabled with a spinner until the answer arrives (spec 4). */
export function SubmitButton({ busyText, children, icon, ...rest }: SubmitButtonProps) {
  const isBusy = useSending(rest.name, rest.value);
  return (
    <Button
      type="submit"
      disabled={isBusy}
      // The text of a status element does not count towards a button's accessible name.
      {...(isBusy && { "aria-label": busyText })}
      {...rest}
      {...(icon && !isBusy && { icon })}
    >
      {isBusy ? <Spinner label={busyText} /> : children}
    </Button>
  );
}

/** Whether a form of the page is being submitted, by this button. */
function useSending(name?: string, value?: string): boolean {
  const isSending = useIsSaving();
  const { formData } = useNavigation();
  return isSending && (name === undefined || formData?.get(name) === value);
}

/** Whether a form of this page is being submitted, or the page is revalidating after it. */
export function useIsSaving(): boolean {
  const { state, formMethod } = useNavigation();
  return state !== "idle" && formMethod !== undefined && formMethod !== "GET";
}
