import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { Dialog, DialogActions } from "#app/admin/dialog/Dialog.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { saveButtonId } from "./EditorBar.tsx";

interface SavedDialogProps {
  project: { id: number; name: string };
  /** False when something else has happened since the save that the URL names. */
  isNews: boolean;
}

/**
 * "Projeto salvo" (spec 2), on the page after a save's redirect. Without JavaScript it is part of that page.
 */
export function SavedDialog({ project, isNews }: SavedDialogProps) {
  const { saved } = useTexts("adminProjects");
  const navigate = useNavigate();
  const [wasNews] = useState(isNews);
  const [isOpen, setIsOpen] = useState(isNews);
  const path = paths.admin.project(project.id);

  useEffect(() => {
    // Reloading the page, returning to it or a failed save must not show the dialog again, so remove the
    // mark from the URL. The page's `shouldRevalidate` keeps its data.
    if (wasNews) void navigate(path, { replace: true, preventScrollReset: true });
  }, [wasNews, navigate, path]);

  useEffect(() => {
    if (isOpen || !wasNews) return;
    // The pressed button was replaced together with the saved form; wait for the dialog's own effects.
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
