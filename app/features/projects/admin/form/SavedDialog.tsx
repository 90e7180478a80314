import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog, DialogActions } from "#app/admin/dialog/Dialog.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { saveButtonId } from "./EditorBar.tsx";

interface SavedDialogProps {
  project: { id: number; name: string };
  /** False where the address says "saved" and its page answers something else since. */
  isNews: boolean;
}

/**
 * "Projeto salvo" (spec 2), on the page that follows the redirect of a save. Without a script it is a
 * part of that page.
 */
export function SavedDialog({ project, isNews }: SavedDialogProps) {
  const { saved } = useTexts("adminProjects");
  const navigate = useNavigate();
  const [wasNews] = useState(isNews);
  const [isOpen, setIsOpen] = useState(isNews);
  const path = paths.admin.project(project.id);

  useEffect(() => {
    // Reloading the page, coming back to it or a save that fails must not say again that something
    // was saved. `shouldRevalidate` of the page keeps what it shows.
    if (wasNews) void navigate(path, { replace: true, preventScrollReset: true });
  }, [wasNews, navigate, path]);

  useEffect(() => {
    if (isOpen || !wasNews) return;
    // The button that was pressed went with the form that was saved; after the dialog's own effects.
    requestAnimationFrame(() => document.getElementById(saveButtonId)?.focus());
  }, [isOpen, wasNews]);

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
