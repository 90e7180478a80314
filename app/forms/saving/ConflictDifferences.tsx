import { Link, useLocation } from "react-router";
import { numericDate } from "#app/i18n/shortDate.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { useFileFacts } from "../files/describing.ts";
import { StoredImage } from "../files/StoredImage.tsx";
import styles from "./ConflictDifferences.module.css";
import type { Conflict, Difference } from "./formResponse.ts";

/** Marks a link that leaves what was typed, and says so: nobody is asked once more. */
export const discardsAttribute = "data-discards";

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
      <DifferenceList
        differences={conflict.differences}
        labelOf={labelOf}
        saved={texts.saved}
        typed={texts.typed}
      />
      <Link to={pathname} reloadDocument {...{ [discardsAttribute]: "" }}>
        {texts.reload}
      </Link>
    </div>
  );
}

interface DifferenceListProps {
  differences: readonly Difference[];
  labelOf: ConflictDifferencesProps["labelOf"];
  /** What the two versions are called. */
  saved: string;
  typed: string;
}

/** Both versions of each field that differs. */
export function DifferenceList({ differences, labelOf, saved, typed }: DifferenceListProps) {
  const { conflict: texts } = useTexts("adminCommon");
  return (
    <dl className={styles.differences}>
      {differences.map((difference) => (
        <div key={difference.name} className={styles.difference}>
          <dt>{labelOf?.(difference.name) ?? difference.name}</dt>
          {(["saved", "typed"] as const).map((side) => (
            <dd key={side}>
              <span className={styles.side}>{side === "saved" ? saved : typed}</span>
              <span className={styles.value}>
                {difference[side] ? <DifferenceValue text={difference[side]} /> : texts.empty}
              </span>
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

/** A document or film, by the name under which it was uploaded. */
function StoredName({ path }: { path: string }) {
  const facts = useFileFacts(path);
  return <a href={paths.stored(path)}>{facts ? `${facts.name} · ${facts.typeAndSize}` : path}</a>;
}

const storedFile = /^(?:files|videos)\/[\w.-]+$/;
const storedPicture = /^images\/[\w.-]+$/;
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * A field's value as one of two versions has it: files as pictures, dates in local format.
 *
 * @param props.shown of a picture, the file that shows it, where the page's `fileFacts` do not tell
 */
export function DifferenceValue({ text, shown = text }: { text: string; shown?: string }) {
  if (instant.test(text)) return numericDate(text);
  if (storedFile.test(text)) return <StoredName path={text} />;
  if (!storedPicture.test(text)) return text;
  return <StoredImage path={shown} alt={text} className={styles.picture} />;
}
