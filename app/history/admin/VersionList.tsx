import { Link } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import type { HistoryEntry } from "../historyEntry.server.ts";
import { ActionBadge } from "./EntryList.tsx";
import { fieldSummary } from "./fieldSummary.ts";
import styles from "./VersionList.module.css";

interface VersionListProps {
  entries: readonly HistoryEntry[];
  /** The revision that is shown beside the list. */
  chosen: number | undefined;
  path: string;
  page: number;
}

/** The versions of a record as links, newest first. */
export function VersionList({ entries, chosen, path, page }: VersionListProps) {
  const texts = useTexts("adminHistory");
  return (
    <ol className={styles.versions}>
      {entries.map(({ revision, action, instant, at, by, fields }) => (
        <li key={revision}>
          <Link
            to={`${pageLink(path, new URLSearchParams({ versao: String(revision) }), page)}#versao`}
            className={styles.version}
            aria-current={revision === chosen ? "true" : undefined}
            preventScrollReset
          >
            <span className={styles.head}>
              <ActionBadge action={action} />
              <time dateTime={instant}>{at}</time>
            </span>
            {by && <span className={styles.by}>{by}</span>}
            {fields.length > 0 && (
              <span className={styles.fields}>{fieldSummary(fields, texts)}</span>
            )}
          </Link>
        </li>
      ))}
    </ol>
  );
}
