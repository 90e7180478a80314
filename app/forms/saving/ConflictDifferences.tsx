import { Link, useLocation } from "react-router";
import { numericDate } from "#app/i18n/shortDate.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import styles from "./ConflictDifferences.module.css";
import type { Conflict } from "./formAnswer.ts";

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
              <span className={styles.value}>{saved ? <Value text={saved} /> : texts.empty}</span>
            </dd>
            <dd>
              <span className={styles.side}>{texts.typed}</span>
              <span className={styles.value}>{typed ? <Value text={typed} /> : texts.empty}</span>
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

const storedPicture = /^images\/[\w.-]+$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Shows files as pictures and dates in local format rather than as stored. */
function Value({ text }: { text: string }) {
  if (instant.test(text)) return numericDate(text);
  if (!storedPicture.test(text)) return text;
  return <img src={paths.stored(text)} alt={text} loading="lazy" className={styles.picture} />;
}
