import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/ui/Button.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/Spinner.tsx";
import { useIsSaving } from "./saving/useIsSaving.ts";

interface SubmitButtonProps {
  /** What the button says while its form is under way: "Enviando...". */
  busyText: string;
  /** With several buttons in a form: what this one sends. */
  name?: string;
  value?: string;
  look?: "solid" | "outline" | "quiet";
  icon?: IconName;
  children: ReactNode;
}

/** Sends its form; disabled with a spinner while the answer is awaited (spec 4). */
export function SubmitButton({ busyText, children, icon, ...rest }: SubmitButtonProps) {
  const isBusy = useSending(rest.name, rest.value);
  return (
    <Button
      type="submit"
      disabled={isBusy}
      // What a status says is no part of a button's name.
      {...(isBusy && { "aria-label": busyText })}
      {...rest}
      {...(icon && !isBusy && { icon })}
    >
      {isBusy ? <Spinner label={busyText} /> : children}
    </Button>
  );
}

/** Whether a form of the page is on its way to the server, sent by this button. */
function useSending(name?: string, value?: string): boolean {
  const isSending = useIsSaving();
  const { formData } = useNavigation();
  return isSending && (name === undefined || formData?.get(name) === value);
}
