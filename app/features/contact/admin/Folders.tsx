import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { grouped } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { type Folder, filterQuery, folders, type InboxFilter } from "../inbox/filter.ts";
import styles from "./Folders.module.css";

interface FoldersProps {
  filter: InboxFilter;
  /** Number of messages in each folder, regardless of the search. */
  counts: Record<Folder, number>;
}

/** The inbox's folders as links that keep the search. */
export function Folders({ filter, counts }: FoldersProps) {
  const texts = useTexts("adminMessages").folders;
  const lang = useLang();
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link to scroll to changes with the folder
  useEffect(() => {
    // Sideways only: `scrollIntoView` could move the page too.
    const current = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (current) list.current?.scrollTo({ left: current.offsetLeft - list.current.offsetLeft });
  }, [filter.folder]);
  return (
    <nav aria-label={texts.label}>
      <ul ref={list} className={styles.folders}>
        {folders.map((folder) => (
          <li key={folder}>
            <Link
              to={`${paths.admin.messages}${filterQuery({ ...filter, folder })}`}
              className={styles.folder}
              aria-current={folder === filter.folder ? "page" : undefined}
            >
              {texts[folder]} <span>{grouped(counts[folder], lang)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
