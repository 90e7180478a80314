import { Children, type ReactNode } from "react";
import { Link } from "react-router";
import { fill, grouped } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { type Group, searchLink } from "#app/searchUrl.ts";
import { Icon } from "#app/ui/Icon.tsx";
import styles from "./ResultGroup.module.css";

/** The results of one kind: heading and number, the results, and a link to the rest of them. */
export function ResultGroup({
  kind,
  query,
  count,
  isAlone,
  children,
}: {
  kind: Group;
  query: string;
  count: number;
  /** Only this kind is shown. */
  isAlone: boolean;
  children: ReactNode;
}) {
  const texts = useTexts("search");
  const shownCount = grouped(count, useLang());
  const rest = kind === "projects" ? texts.allProjects : texts.allDocuments;
  const results = Children.toArray(children);
  return (
    <section aria-labelledby={kind} className={styles.group}>
      <h3 id={kind} className={styles.heading}>
        {texts[kind]} <span className={styles.count}>{shownCount}</span>
      </h3>
      <div>
        <ul className={styles.results}>
          {Children.map(results, (result) => (
            <li>{result}</li>
          ))}
        </ul>
        {!isAlone && count > results.length && (
          <Link to={searchLink(query, kind)} className={styles.rest}>
            {fill(rest, { count: shownCount })}
            <Icon name="arrow-right" />
          </Link>
        )}
        {isAlone && (
          <Link to={searchLink(query)} className={styles.rest}>
            <Icon name="arrow-left" />
            {texts.allResults}
          </Link>
        )}
      </div>
    </section>
  );
}
