import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { Link } from "react-router";
import { PublicationStateText } from "#app/features/schedule/admin/PublicationStateText.tsx";
import type { PublicationState } from "#app/features/schedule/describeState.server.ts";
import { AutosaveLine } from "#app/forms/drafts/AutosaveLine.tsx";
import { publishButton } from "#app/forms/drafts/formButtons.ts";
import { PresenceLine } from "#app/forms/presence/PresenceLine.tsx";
import { SaveButtons } from "#app/forms/saving/SaveButton.tsx";
import { HistoryLink } from "#app/history/admin/HistoryLink.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { classes } from "#app/ui/classes.ts";
import { closeOnChoice, useCloseOutside } from "#app/ui/closeMenu.ts";
import { ExternalLink } from "#app/ui/ExternalLink.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import styles from "./EditorBar.module.css";
import type { PreviewBeside } from "./preview/usePreviewBeside.ts";
import { ReadyCount } from "./ready/ReadyCount.tsx";

/** The bar's button that publishes, which gets the focus after it has. */
export const publishButtonId = "publicar-projeto";

interface EditorBarProps {
  title: string;
  titleId: string;
  /** Both undefined for a new project. */
  id: number | undefined;
  state: PublicationState | undefined;
  publicPage: string | undefined;
  beside: PreviewBeside;
  /** What is chosen rarely, beside the links of "Mais". */
  children: ReactNode;
}

/** Title, state and buttons, always visible. */
export function EditorBar({
  title,
  titleId,
  id,
  state,
  publicPage,
  beside,
  children,
}: EditorBarProps) {
  const { form, publishing } = useTexts("adminProjects");
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className={styles.bar} data-editor-bar="">
      <Link to={paths.admin.projects} className={classes(iconButton.button, styles.back)}>
        <Icon name="arrow-left" />
        <span className="visually-hidden">{form.back}</span>
      </Link>
      <div className={styles.title}>
        <h1 id={titleId}>{title}</h1>
        <div className={styles.states}>
          <AutosaveLine />
          {state && (
            // What is planned has lines of its own.
            <PublicationStateText
              state={{ status: state.status, text: state.text }}
              className={styles.state}
            />
          )}
          <ReadyCount />
        </div>
        <PresenceLine />
      </div>
      <div className={styles.tools}>
        <div className={styles.links}>
          {id !== undefined && <PreviewLinks id={id} beside={beside} />}
          {publicPage && (
            <ExternalLink href={publicPage} className={styles.view}>
              <Icon name="globe" />
              <span>{form.view}</span>
            </ExternalLink>
          )}
        </div>
        <div className={styles.buttons}>
          <SaveButtons
            {...publishButton}
            id={publishButtonId}
            label={publishing.publish}
            busyLabel={publishing.publishing}
            className={styles.save}
          />
        </div>
        <More id={id} state={state} publicPage={publicPage}>
          {children}
        </More>
      </div>
    </div>
  );
}

/** What is needed rarely, out of the way: a native disclosure, which works without JavaScript. */
function More({
  id,
  state,
  publicPage,
  children,
}: Pick<EditorBarProps, "id" | "state" | "publicPage" | "children">) {
  const { publishing, form } = useTexts("adminProjects");
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link fires a click
    <details ref={menu} className={styles.more} onClick={closeOnChoice}>
      <summary className={styles.view}>
        <Icon name="more" />
        <span>{form.more}</span>
      </summary>
      <div className={styles.panel}>
        {id !== undefined && state?.status !== "draft" && (
          <HistoryLink kind="project" id={id} className={styles.entry} />
        )}
        {id !== undefined && publicPage && (
          <Link to={paths.admin.unpublishProject(id)} preventScrollReset className={styles.entry}>
            <Icon name="close" />
            {publishing.unpublish}
          </Link>
        )}
        {children}
      </div>
    </details>
  );
}

/** Tells the style sheets how high the bar is, which wraps on narrow screens and with large letters. */
function useBarHeight(bar: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      if (bar.current) style.setProperty("--bar-height", `${bar.current.offsetHeight}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty("--bar-height");
    };
  }, [bar]);
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
      <button
        type="button"
        aria-pressed={beside.isOn}
        onClick={beside.toggle}
        className={styles.beside}
      >
        {texts.beside}
      </button>
    </>
  );
}
