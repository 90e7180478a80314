import { Link } from "react-router";
import { HistoryLink } from "#app/features/history/admin/HistoryLink.tsx";
import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import type { PublicationState } from "#app/features/schedule/publicationState.ts";
import { AutosaveLine } from "#app/forms/drafts/AutosaveLine.tsx";
import { draftButton, publishButton } from "#app/forms/drafts/formButtons.ts";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./EditorBar.module.css";
import type { PreviewBeside } from "./preview/usePreviewBeside.ts";
import { ReadyCount } from "./ready/ReadyCount.tsx";

/** The bar's button that publishes, which gets the focus after it has. */
export const publishButtonId = "publicar-projeto";
const draftButtonId = "salvar-rascunho";

interface EditorBarProps {
  title: string;
  /** Both undefined for a new project. */
  id: number | undefined;
  state: PublicationState | undefined;
  publicPage: string | undefined;
  beside: PreviewBeside;
}

/**
 * Title, state and buttons, always visible. It comes first in the form, because Enter presses a form's first
 * submit button: that must be "Salvar rascunho", which visitors see nothing of.
 */
export function EditorBar({ title, id, state, publicPage, beside }: EditorBarProps) {
  const { form, publishing } = useTexts("adminProjects");
  return (
    <div className={styles.bar}>
      <div className={styles.title}>
        <Link to={paths.admin.projects} className={styles.back}>
          <Icon name="arrow-left" />
          {form.back}
        </Link>
        <h1>{title}</h1>
        <div className={styles.states}>
          {state && <PublicationStateText state={state} className={styles.state} />}
          <ReadyCount />
        </div>
        <AutosaveLine />
        <PresenceLine />
      </div>
      <div className={styles.tools}>
        <div className={styles.links}>
          {id !== undefined && state?.status !== "draft" && (
            <HistoryLink kind="project" id={id} className={styles.view} />
          )}
          {id !== undefined && <PreviewLinks id={id} beside={beside} />}
          {publicPage && (
            <ExternalLink href={publicPage} className={styles.view}>
              <Icon name="globe" />
              <span>{form.view}</span>
            </ExternalLink>
          )}
        </div>
        <div className={styles.buttons}>
          <SaveButton
            {...draftButton}
            id={draftButtonId}
            look="outline"
            label={publishing.saveDraft}
            className={styles.save}
          />
          <SaveButton
            {...publishButton}
            id={publishButtonId}
            label={publishing.publish}
            busyLabel={publishing.publishing}
            className={styles.save}
          />
        </div>
      </div>
    </div>
  );
}

/** The preview in a tab of its own, and the switch of the one beside the form where there is room. */
function PreviewLinks({ id, beside }: { id: number; beside: PreviewBeside }) {
  const texts = useTexts("adminPreview");
  return (
    <>
      <ExternalLink href={paths.admin.preview(id)} className={styles.view}>
        <Icon name="eye" />
        <span>{texts.open}</span>
      </ExternalLink>
      {beside.isPossible && (
        <button
          type="button"
          aria-pressed={beside.isOn}
          onClick={beside.toggle}
          className={styles.beside}
        >
          {texts.beside}
        </button>
      )}
    </>
  );
}
