import { useLocation } from "react-router";
import type { RecordKind } from "#app/db/history/recordChange.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Dictionary } from "#app/i18n/pt.ts";
import { paths } from "#app/sitePaths.ts";
import styles from "./PastBar.module.css";

/** A record that is different today. */
interface ChangedRecord {
  kind: RecordKind;
  id: number | null;
  title: string;
  isGone: boolean;
  /** Where its return is confirmed. */
  to: string;
}

export interface PastBarData {
  /** The moment, as people write it. */
  at: string;
  texts: Dictionary["adminHistory"]["past"];
  changed: ChangedRecord[];
  /** Where all that was different is listed, and the way back begins. */
  moment: string;
}

/** Below a page of the site as it was: the moment, the way back, and what of the page is different today. */
export function PastBar({ past: { at, texts, changed, moment } }: { past: PastBarData }) {
  const { pathname } = useLocation();
  const here = changed.filter((record) => isOnPage(pathname, record));
  const summary = here.length === 1 ? texts.changedOne : texts.changed;
  return (
    <aside className={styles.bar} aria-label={texts.bar} data-tone="ink" data-past="">
      <p className={styles.moment}>{fill(texts.as, { date: at })}</p>
      {here.length === 0 ? (
        <p className={styles.note}>{texts.unchanged}</p>
      ) : (
        <details className={styles.changed}>
          <summary>{fill(summary, { count: here.length })}</summary>
          <ul>
            {here.map(({ title, isGone, to }) => (
              <li key={to}>
                <span>
                  {title} <small>({isGone ? texts.gone : texts.different})</small>
                </span>
                <a href={to} aria-label={fill(texts.bringBackNamed, { title })}>
                  {texts.bringBack}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
      <a href={moment}>{texts.all}</a>
      <form method="post" action={moment}>
        <input type="hidden" name="back" value={pathname} />
        <button type="submit" name="intent" value="leave">
          {texts.leave}
        </button>
      </form>
    </aside>
  );
}

/** Which kinds a page shows; every page's menus show projects, which their own pages can bring back. */
const kindsByPath: Record<string, readonly RecordKind[]> = {
  [paths.home]: ["banner", "home", "project", "partners"],
  [paths.projects]: ["project"],
  [paths.search]: ["project", "documents"],
  [paths.whatWeDo]: ["partners"],
  [paths.documents]: ["documents"],
  [paths.uploads]: ["documents", "project"],
};

function isOnPage(pathname: string, { kind, id }: ChangedRecord): boolean {
  if (!pathname.startsWith(paths.projectPrefix))
    return kindsByPath[pathname]?.includes(kind) ?? false;
  return kind === "project" && pathname.endsWith(`/${id}`);
}
