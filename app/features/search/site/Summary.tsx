import { counted, fill } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import type { Group } from "#app/searchUrl.ts";
import styles from "./search.module.css";

interface SummaryProps {
  query: string;
  counts: Record<Group, number>;
  /** The only group shown; null for both. */
  group: Group | null;
  isLoose: boolean;
}

/** The number of results on the page's lists, or a hint what to type. */
export function Summary({ query, counts, group, isLoose }: SummaryProps) {
  const texts = useTexts("search");
  const lang = useLang();
  const count = group ? counts[group] : counts.projects + counts.documents;
  const found = counted(count, lang, texts.resultOne, texts.resultMany, { query });
  const title = count === 0 ? fill(texts.none, { query }) : found;
  const hint = isLoose ? texts.loose : count === 0 && texts.noneHint;
  return (
    <div className={styles.summary}>
      <h2 id="results">{query ? title : texts.start}</h2>
      {query ? hint && <p>{hint}</p> : <p>{texts.startHint}</p>}
    </div>
  );
}
