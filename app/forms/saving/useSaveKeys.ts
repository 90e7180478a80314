import { type RefObject, useEffect } from "react";
import { isCommand } from "#app/ui/shortcuts.ts";
import { useLatest } from "#app/ui/useLatest.ts";
import { draftButton, publishButton } from "../drafts/formButtons.ts";

/**
 * Ctrl+S keeps a draft, and Ctrl+Enter publishes, as the form's own buttons do; a form without drafts is saved by both.
 * Not while another dialog asks something.
 *
 * @param keepDraft of a form that keeps drafts without such a button
 */
export function useSaveKeys(form: RefObject<HTMLFormElement | null>, keepDraft?: () => void): void {
  const keep = useLatest(keepDraft);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isDraft = isCommand(event, "s");
      if (!isDraft && !isCommand(event, "enter")) return;
      const modal = document.querySelector("dialog[open]");
      if (!form.current || (modal && !modal.contains(form.current))) return;
      event.preventDefault();
      if (event.repeat) return;
      if (isDraft && keep.current) keep.current();
      else buttonOf(form.current, isDraft ? draftButton : publishButton)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [form, keep]);
}

function buttonOf(form: HTMLFormElement, { name, value }: typeof draftButton) {
  const buttons = [...form.elements].filter(
    (each) => each instanceof HTMLButtonElement && each.type === "submit",
  ) as HTMLButtonElement[];
  // Buttons of rows and of the schedule send other names.
  const plain = buttons.find((button) => button.name === "");
  return buttons.find((button) => button.name === name && button.value === value) ?? plain;
}
