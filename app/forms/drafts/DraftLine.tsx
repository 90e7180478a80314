import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./DraftLine.module.css";

/** The draft that a form was opened with. */
export interface OpenedDraft {
  kind: string;
  /** The record's; 0 for the banner and the numbers. */
  id: number;
  /** Its tag, or `noDraft`. */
  tag: string;
  /** Whose it is, and since when; undefined: there is none. */
  text: string | undefined;
  /** What it holds (`packDraft`). */
  content?: string;
}

interface DraftLineProps {
  draft: OpenedDraft;
  /** Discards it at once, where the form stands over another page. */
  onDiscard?: () => void;
}

/** That a form shows a draft, whose it is, and the way to discard it. */
export function DraftLine({ draft: { kind, id, text }, onDiscard }: DraftLineProps) {
  const { drafts } = useTexts("adminCommon");
  if (text === undefined) return null;
  return (
    <p className={styles.line}>
      <Icon name="info" />
      <span>
        <strong>{text}</strong> {drafts.note}
      </span>
      {onDiscard ? (
        <Button look="quiet" onClick={onDiscard}>
          {drafts.discard}
        </Button>
      ) : (
        <Link to={paths.admin.discardDraftOf(kind, id)}>{drafts.discard}</Link>
      )}
    </p>
  );
}
