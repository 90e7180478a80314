import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./importCsv.module.css";

interface PartialImportProps {
  changed: number;
  refused: readonly string[];
}

/** After a confirmation: the texts that had changed meanwhile and were left alone. */
export function PartialImport({ changed, refused }: PartialImportProps) {
  const { importing } = useTexts("adminTranslations");
  const lang = useLang();
  return (
    <div role="alert" className={styles.problem}>
      <p>
        {counted(changed, lang, importing.doneOne, importing.done)} {importing.partial}
      </p>
      <ul>
        {refused.map((key) => (
          <li key={key}>{key}</li>
        ))}
      </ul>
    </div>
  );
}
