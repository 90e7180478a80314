import { useState } from "react";
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
  /** Discards it, where the form stands over another page: the second press does, as elsewhere a question is asked. */
  onDiscard?: () => void;
  /** The project whose pictures' form shows it, which goes on after that. */
  overProject?: number;
}

/** That a form shows a draft, whose it is, and the way to discard it. */
export function DraftLine({ draft: { kind, id, text }, onDiscard, overProject }: DraftLineProps) {
  const { drafts } = useTexts("adminCommon");
  const [isAsked, setAsked] = useState(false);
  if (text === undefined) return null;
  return (
    <p className={styles.line}>
      <Icon name="info" />
      <span>
        <strong>{text}</strong> {drafts.note}{" "}
        {onDiscard && <span role="status">{isAsked && drafts.dialog.changed}</span>}
      </span>
      {onDiscard ? (
        <Button look="quiet" onClick={isAsked ? onDiscard : () => setAsked(true)}>
          {isAsked ? drafts.dialog.confirm : drafts.discard}
        </Button>
      ) : (
        <Link to={paths.admin.discardDraftOf(kind, id, overProject)}>{drafts.discard}</Link>
      )}
    </p>
  );
}
