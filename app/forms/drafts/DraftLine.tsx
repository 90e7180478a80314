import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
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

/** That a form shows a draft, whose it is, and the way to discard it. */
export function DraftLine({ draft: { kind, id, text } }: { draft: OpenedDraft }) {
  const { drafts } = useTexts("adminCommon");
  if (text === undefined) return null;
  return (
    <p className={styles.line}>
      <Icon name="info" />
      <span>
        <strong>{text}</strong> {drafts.note}
      </span>
      <Link to={paths.admin.discardDraftOf(kind, id)}>{drafts.discard}</Link>
    </p>
  );
}
