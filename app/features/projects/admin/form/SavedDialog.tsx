import { type MouseEvent, useEffect, useState } from "react";
import { Form, useNavigate } from "react-router";
import { counted } from "#app/i18n/counted.ts";
import { fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isBlank } from "#app/text/blank.ts";
import { Button, ButtonLink } from "#app/ui/Button.tsx";
import { Dialog, DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { reveal } from "#app/ui/reveal.ts";
import { publishButtonId } from "./EditorBar.tsx";
import { readyPanelId } from "./ready/ReadyPanel.tsx";

interface SavedDialogProps {
  project: { id: number; name: string };
  /** The revision that the save has written, which can be undone. */
  undoable: number | undefined;
  /** False when something else has happened since the save that the URL names. */
  isFresh: boolean;
  /** How much is still open about it. */
  openPoints: number;
}

const undoFormId = "desfazer-publicacao";

/**
 * "Projeto salvo" (spec 2), on the page after a save's redirect. Without JavaScript it is part of that page.
 */
export function SavedDialog({ project, undoable, isFresh, openPoints }: SavedDialogProps) {
  const { saved } = useTexts("adminProjects");
  const { toasts } = useTexts("common");
  const navigate = useNavigate();
  const [wasFresh] = useState(isFresh);
  const [isOpen, setIsOpen] = useState(isFresh);
  const path = paths.admin.project(project.id);

  useEffect(() => {
    // Reloading the page, returning to it or a failed save must not show the dialog again, so remove the
    // mark from the URL. The page's `shouldRevalidate` keeps its data.
    if (wasFresh) void navigate(path, { replace: true, preventScrollReset: true });
  }, [wasFresh, navigate, path]);

  useEffect(() => {
    if (isOpen || !wasFresh) return;
    // The pressed button was replaced together with the saved form; wait for the dialog's own effects.
    requestAnimationFrame(() => document.getElementById(publishButtonId)?.focus());
  }, [isOpen, wasFresh]);

  if (!isOpen) return null;
  return (
    <Dialog title={saved.title} size="small" onClose={() => setIsOpen(false)}>
      <p role="status">{saved.text}</p>
      {isBlank(project.name) && <p>{fill(saved.nameless, { id: project.id })}</p>}
      {openPoints > 0 && (
        <p>
          <StillOpen count={openPoints} onOpen={() => setIsOpen(false)} />
        </p>
      )}
      {undoable !== undefined && (
        <Form id={undoFormId} method="post" action={paths.admin.undo} preventScrollReset>
          <input type="hidden" name="revision" value={undoable} />
          <input type="hidden" name="back" value={path} />
        </Form>
      )}
      <DialogActions>
        {undoable !== undefined && (
          <Button type="submit" form={undoFormId} look="outline">
            {toasts.undo}
          </Button>
        )}
        <ButtonLink look="outline" to={paths.admin.projects}>
          {saved.back}
        </ButtonLink>
        <ButtonLink to={paths.project(project)}>{saved.view}</ButtonLink>
      </DialogActions>
    </Dialog>
  );
}

/** Leads from the dialog to what is still open. */
function StillOpen({ count, onOpen }: { count: number; onOpen: () => void }) {
  const texts = useTexts("adminReady");
  const lang = useLang();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
    // After the dialog has given the focus back.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => reveal(document.getElementById(readyPanelId))),
    );
  };
  return (
    <a href={`#${readyPanelId}`} onClick={open}>
      {counted(count, lang, texts.countOne, texts.count)}
    </a>
  );
}
