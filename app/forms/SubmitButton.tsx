import type { ReactNode } from "react";
import { useNavigation } from "react-router";
import { Button } from "#app/ui/Button.tsx";
import type { IconName } from "#app/ui/Icon.tsx";
import { Spinner } from "#app/ui/Spinner.tsx";

interface SubmitButtonProps {
  /** What the button says while its form is under way: "Enviando...". */
  busyText: string;
  /** With several buttons in a form: what this one sends. */
  name?: string;
  value?: string;
  /** Given where a fetcher sends the form; else the page's navigation tells. */
  busy?: boolean;
  look?: "solid" | "outline" | "quiet";
  icon?: IconName;
  children: ReactNode;
}

/** Sends its form; disabled with a spinner while the answer is awaited (spec 4). */
export function SubmitButton({ busyText, busy, children, icon, ...rest }: SubmitButtonProps) {
  const sending = useSending(rest.name, rest.value);
  const isBusy = busy ?? sending;
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
  const { state, formMethod, formData } = useNavigation();
  const isSending = state !== "idle" && formMethod !== undefined && formMethod !== "GET";
  return isSending && (name === undefined || formData?.get(name) === value);
}
