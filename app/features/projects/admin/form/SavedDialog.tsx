import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/Dialog.tsx";
import { saveButtonId } from "./EditorBar.tsx";

/**
 * "Projeto salvo" (spec 2), on the page that follows the redirect of a save. Without a script it is a
 * part of that page.
 */
export function SavedDialog({ project }: { project: { id: number; name: string } }) {
  const { saved } = useTexts("adminProjects");
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(true);

  useEffect(() => {
    // Reloading the page, or coming back to it, must not say again that something was saved.
    window.history.replaceState(window.history.state, "", pathname);
  }, [pathname]);

  useEffect(() => {
    if (isOpen) return;
    // The button that was pressed went with the form that was saved; after the dialog's own effects.
    requestAnimationFrame(() => document.getElementById(saveButtonId)?.focus());
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <Dialog title={saved.title} size="small" onClose={() => setIsOpen(false)}>
      <p role="status">{saved.text}</p>
      <DialogActions>
        <ButtonLink look="outline" to={paths.admin.projects}>
          {saved.back}
        </ButtonLink>
        <ButtonLink to={paths.project(project)}>{saved.view}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}
