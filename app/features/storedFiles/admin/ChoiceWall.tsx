import type { Dictionary } from "#app/i18n/pt.ts";
import { Button } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { chosenField } from "../choice.ts";
import type { ListedFile } from "../listFiles.server.ts";
import styles from "./FileCard.module.css";
import wall from "./storedFiles.module.css";

interface ChoiceWallProps {
  files: readonly ListedFile[];
  /** The page of a form does not have them: they come with the files. */
  texts: Dictionary["adminFiles"];
  isMany: boolean;
}

/** The files to choose from, inside a form: a button each or, where many can be chosen, a box each and one button. */
export function ChoiceWall({ files, texts, isMany }: ChoiceWallProps) {
  const { choose } = texts;
  return (
    <>
      <ul className={wall.wall} aria-label={texts.list}>
        {files.map(({ id, path, name, facts, thumbnail, alt, kind }) => (
          <li key={id} className={styles.card}>
            <span className={styles.picture}>
              {thumbnail ? (
                <img src={thumbnail} alt={alt} loading="lazy" decoding="async" />
              ) : (
                <Icon name={kind === "video" ? "play" : "document"} />
              )}
            </span>
            <div className={styles.words}>
              <p id={`arquivo-${id}`} className={styles.name}>
                {name}
              </p>
              <p className={styles.facts}>{facts}</p>
            </div>
            {isMany ? (
              <label className={styles.choose}>
                <input
                  type="checkbox"
                  name={chosenField}
                  value={path}
                  aria-describedby={`arquivo-${id}`}
                />
                {choose.select}
              </label>
            ) : (
              <p className={styles.choose}>
                <Button
                  type="submit"
                  look="outline"
                  name={chosenField}
                  value={path}
                  aria-describedby={`arquivo-${id}`}
                >
                  {choose.use}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {isMany && (
        <p>
          <Button type="submit">{choose.useMany}</Button>
        </p>
      )}
    </>
  );
}
