import { type MouseEvent, useEffect, useId, useState } from "react";
import { Form, Link, useNavigate } from "react-router";
import { counted, fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isBlank } from "#app/text/blank.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { reveal } from "#app/ui/reveal.ts";
import { publishButtonId } from "./EditorBar.tsx";
import { readyPanelId } from "./ready/ReadyPanel.tsx";
import styles from "./SavedDialog.module.css";

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
 * "Projeto salvo" (spec 2), on the page after a save's redirect. It stands beside the form, which goes on where it was
 * (contract 7), and leaves when typing goes on. Without JavaScript it is part of that page.
 */
export function SavedDialog({ project, undoable, isFresh, openPoints }: SavedDialogProps) {
  const { saved } = useTexts("adminProjects");
  const { close } = useTexts("adminCommon");
  const { toasts } = useTexts("common");
  const navigate = useNavigate();
  const [wasFresh] = useState(isFresh);
  const [isOpen, setIsOpen] = useState(isFresh);
  const titleId = useId();
  const path = paths.admin.project(project.id);

  useEffect(() => {
    // Reloading the page, returning to it or a failed save must not show the dialog again, so remove the
    // mark from the URL. Without a request: a navigation that ends later takes the question of the next away.
    const inPlace = { replace: true, preventScrollReset: true, defaultShouldRevalidate: false };
    if (wasFresh) void navigate(path, inPlace);
  }, [wasFresh, navigate, path]);

  useEffect(() => {
    if (!isOpen) return;
    // The pressed button was replaced together with the saved form.
    if (document.activeElement === document.body) focusPublish();
    const leave = () => setIsOpen(false);
    const leaveOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape" || document.querySelector("dialog[open]")) return;
      leave();
      if (document.activeElement?.closest(`.${styles.dialog}`)) focusPublish();
    };
    // Before `useQuietTyping` stops it.
    document.addEventListener("input", leave, true);
    document.addEventListener("keydown", leaveOnEscape);
    return () => {
      document.removeEventListener("input", leave, true);
      document.removeEventListener("keydown", leaveOnEscape);
    };
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    // An open `<dialog>` would be styled and focused as one that blocks.
    <div role="dialog" aria-labelledby={titleId} className={styles.dialog}>
      <div className={styles.head}>
        <Icon name="check" />
        <h2 id={titleId}>{saved.title}</h2>
        <button
          type="button"
          className={iconButton.button}
          aria-label={close}
          onClick={() => {
            setIsOpen(false);
            focusPublish();
          }}
        >
          <Icon name="close" />
        </button>
      </div>
      <p role="status">{saved.text}</p>
      <p>{saved.online}</p>
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
      <div className={styles.actions}>
        <Link to={paths.project(project)}>{saved.view}</Link>
        <Link to={paths.admin.projects}>{saved.back}</Link>
        {undoable !== undefined && (
          <Button type="submit" form={undoFormId} look="outline" className={styles.undo}>
            {toasts.undo}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Leads from the dialog to what is still open. */
function StillOpen({ count, onOpen }: { count: number; onOpen: () => void }) {
  const texts = useTexts("adminReady");
  const lang = useLang();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    onOpen();
    reveal(document.getElementById(readyPanelId));
  };
  return (
    <a href={`#${readyPanelId}`} onClick={open}>
      {counted(count, lang, texts.countOne, texts.count)}
    </a>
  );
}

function focusPublish() {
  document.getElementById(publishButtonId)?.focus({ preventScroll: true });
}
