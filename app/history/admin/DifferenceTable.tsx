import { Link } from "react-router";
import { DifferenceValue } from "#app/forms/saving/ConflictDifferences.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import type { Comparison, FieldDifference, ValueDifference } from "../comparison.server.ts";
import { changedMiddle } from "./changedMiddle.ts";
import styles from "./DifferenceTable.module.css";

type RestorePath = (field: string) => string | undefined;

interface DifferenceTableProps {
  comparison: Comparison;
  /** What the two sides are, for screen readers and narrow screens. */
  headings: readonly [string, string];
  /** Whether the headings also stand above the columns of a wide screen. */
  isHeaded?: boolean;
  /** By side: where a field's value can be brought back; undefined where it cannot. */
  restorePaths?: readonly RestorePath[];
}

/** What differs between two versions, both values of each field beside each other. */
export function DifferenceTable(props: DifferenceTableProps) {
  const { comparison, headings, isHeaded = false, restorePaths = [] } = props;
  return (
    <ul className={styles.fields}>
      {isHeaded && (
        <li className={styles.headings} aria-hidden="true">
          {headings.map((heading) => (
            <p key={heading}>{heading}</p>
          ))}
        </li>
      )}
      {comparison.differences.map((difference) => (
        <li key={difference.field} className={styles.field}>
          <h3>{difference.label}</h3>
          {difference.rows.map((row) => (
            <div key={row.name} className={styles.row}>
              {row.label !== difference.label && <h4>{row.label}</h4>}
              <dl className={styles.values}>
                {sidesOf(row).map(({ side, text, other }, index) => (
                  <div key={side} className={styles.value} data-side={side}>
                    <dt>{headings[index]}</dt>
                    <dd lang={/(^|\.)en\.|En$/.test(row.name) ? "en" : undefined}>
                      <Value text={text} other={other} {...comparison} />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
          <RestoreLinks difference={difference} headings={headings} restorePaths={restorePaths} />
        </li>
      ))}
    </ul>
  );
}

function sidesOf({ before, after }: ValueDifference) {
  return [
    { side: "before", text: before, other: after },
    { side: "after", text: after, other: before },
  ];
}

/** Under each side, the link that brings the whole field back as it is there. */
function RestoreLinks({
  difference: { field, label },
  headings,
  restorePaths,
}: {
  difference: FieldDifference;
  headings: readonly [string, string];
  restorePaths: readonly RestorePath[];
}) {
  const { record: texts } = useTexts("adminHistory");
  const links = restorePaths.map((pathOf) => pathOf(field));
  const { before, after } = texts.sides;
  // Two versions of one minute.
  const isSame = headings[0] === headings[1];
  const sideNames = headings.map((heading, side) =>
    isSame ? `${heading}, ${side === 0 ? before : after}` : heading,
  );
  if (links.every((to) => to === undefined)) return null;
  return (
    <div className={styles.links}>
      {links.map((to, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the older side, and the newer one
        <p key={side}>
          {to && (
            <Link to={to}>
              {fill(texts.choose, { field: label })}
              <span className={styles.side}> ({sideNames[side]})</span>
            </Link>
          )}
        </p>
      ))}
    </div>
  );
}

const storedFile = /^[a-z]+\/[\w-]+\.\w+$/;

interface ValueProps extends Pick<Comparison, "fileNames" | "shownPaths"> {
  text: string;
  other: string;
}

function Value({ text, other, fileNames, shownPaths }: ValueProps) {
  const { record: texts } = useTexts("adminHistory");
  if (text === "") return <span className={styles.none}>{texts.empty}</span>;
  if (storedFile.test(text)) {
    const name = fileNames[text];
    if (name === undefined) return <span className={styles.none}>{texts.fileGone}</span>;
    return text.startsWith("images/") ? (
      <DifferenceValue text={text} shown={shownPaths[text] ?? text} />
    ) : (
      <a href={paths.stored(text)}>{name}</a>
    );
  }
  const [start, middle, end] = changedMiddle(text, other);
  // Where little is left of a text, marking what has changed would only mark all of it.
  if (middle === "" || (start === "" && end === "")) return <DifferenceValue text={text} />;
  return (
    <>
      {start}
      <mark>{middle}</mark>
      {end}
    </>
  );
}
