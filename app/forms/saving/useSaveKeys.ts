import { type RefObject, useEffect } from "react";
import { isCommand } from "#app/ui/shortcuts.ts";
import { draftButton, publishButton } from "../drafts/formButtons.ts";

/**
 * Ctrl+S keeps a draft, and Ctrl+Enter publishes, as the form's own buttons do; a form without drafts is saved by both.
 * Not while another dialog asks something.
 */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isDraft = isCommand(event, "s");
      if (!isDraft && !isCommand(event, "enter")) return;
      const modal = document.querySelector("dialog[open]");
      if (!form.current || (modal && !modal.contains(form.current))) return;
      event.preventDefault();
      if (!event.repeat) buttonOf(form.current, isDraft ? draftButton : publishButton)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form]);
}

function buttonOf(form: HTMLFormElement, { name, value }: typeof draftButton) {
  const buttons = [...form.elements].filter(
    (each) => each instanceof HTMLButtonElement && each.type === "submit",
  ) as HTMLButtonElement[];
  // Buttons of rows and of the schedule send other names.
  const plain = buttons.find((button) => button.name === "");
  return buttons.find((button) => button.name === name && button.value === value) ?? plain;
}
