import type { Comparison, ValueDifference } from "#app/history/comparison.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/sitePaths.ts";
import { wordDifference } from "#app/text/wordDifference.ts";
import styles from "./approval.module.css";

/** What differs between the published project and its draft, also what the page in this language does not show. */
export function ChangeList({ comparison }: { comparison: Comparison | undefined }) {
  const { changes: texts } = useTexts("approval");
  if (!comparison) return <p>{texts.allNew}</p>;
  if (comparison.differences.length === 0) return <p>{texts.none}</p>;
  return (
    <>
      <p>{texts.lead}</p>
      <ul className={styles.changes}>
        {comparison.differences.map(({ field, label, rows }) => (
          <li key={field}>
            <h3>{label}</h3>
            {rows.map((row) => (
              <div key={row.name}>
                {row.label !== label && <h4>{row.label}</h4>}
                <Change row={row} comparison={comparison} />
              </div>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

const storedFile = /^[a-z]+\/[\w-]+\.\w+$/;

function Change({
  row: { name, before, after },
  comparison,
}: {
  row: ValueDifference;
  comparison: Comparison;
}) {
  const { changes: texts } = useTexts("approval");
  if (storedFile.test(before) || storedFile.test(after)) {
    return (
      <div className={styles.pair}>
        <File path={before} label={texts.before} {...comparison} />
        <File path={after} label={texts.after} {...comparison} />
      </div>
    );
  }
  return (
    <p className={styles.text} lang={/(^|\.)en\.|En$/.test(name) ? "en" : undefined}>
      {wordDifference(before, after).map(({ is, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of one text never change places
        if (is === "added") return <ins key={index}>{text}</ins>;
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        return is === "removed" ? <del key={index}>{text}</del> : text;
      })}
    </p>
  );
}

interface FileProps extends Pick<Comparison, "fileNames" | "shownPaths"> {
  path: string;
  label: string;
}

function File({ path, label, fileNames, shownPaths }: FileProps) {
  const { changes: texts } = useTexts("approval");
  const name = fileNames[path];
  return (
    <figure>
      <figcaption>{label}</figcaption>
      {name === undefined && texts.nothing}
      {name !== undefined &&
        (path.startsWith("images/") ? (
          <img src={paths.stored(shownPaths[path] ?? path)} alt={name} loading="lazy" />
        ) : (
          <a href={paths.stored(path)}>{name}</a>
        ))}
    </figure>
  );
}
