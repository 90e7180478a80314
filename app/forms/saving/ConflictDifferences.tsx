import { Link, useLocation } from "react-router";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./ConflictDifferences.module.css";
import { DifferenceValue } from "./DifferenceValue.tsx";
import type { Conflict } from "./formResponse.ts";

interface ConflictDifferencesProps {
  conflict: Conflict;
  labelOf: ((name: string) => string | undefined) | undefined;
}

/** The differences between a form and what somebody else saved meanwhile: both versions of each field. */
export function ConflictDifferences({ conflict, labelOf }: ConflictDifferencesProps) {
  const { conflict: texts } = useTexts("adminCommon");
  const { pathname } = useLocation();
  return (
    <div className={styles.conflict}>
      <p className={styles.title}>{texts.title}</p>
      <p>{texts.text}</p>
      <dl className={styles.differences}>
        {conflict.differences.map(({ name, saved, typed }) => (
          <div key={name} className={styles.difference}>
            <dt>{labelOf?.(name) ?? name}</dt>
            <dd>
              <span className={styles.side}>{texts.saved}</span>
              <span className={styles.value}>
                {saved ? <DifferenceValue text={saved} /> : texts.empty}
              </span>
            </dd>
            <dd>
              <span className={styles.side}>{texts.typed}</span>
              <span className={styles.value}>
                {typed ? <DifferenceValue text={typed} /> : texts.empty}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <Link to={pathname} reloadDocument>
        {texts.reload}
      </Link>
    </div>
  );
}
