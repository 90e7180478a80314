import { useTexts } from "#app/i18n/useTexts.ts";
import { excerpt } from "#app/text/lines.ts";
import styles from "./Summary.module.css";

/** More than about six lines of a card; the beginning of a longer text has as many. */
const longest = 300;
const beginning = 240;

/** A document's description: of a long one the beginning, and the whole text on demand, without JavaScript too. */
export function Summary({ text, lang }: { text: string; lang?: string | undefined }) {
  const { readWhole } = useTexts("common");
  if (text.length <= longest) return <p lang={lang}>{text}</p>;
  return (
    <div className={styles.summary}>
      <p className={styles.beginning} lang={lang}>
        {excerpt(text, beginning)}
      </p>
      <details>
        <summary>{readWhole}</summary>
        <p lang={lang}>{text}</p>
      </details>
    </div>
  );
}
