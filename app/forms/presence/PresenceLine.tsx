import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useFormStatus } from "../saving/formActivity.ts";
import styles from "./PresenceLine.module.css";

/** Who else has the record's form open, since when, and where they last typed: quiet, and gone when they are. */
export function PresenceLine() {
  const { presence: texts } = useTexts("adminCommon");
  const { presence } = useFormStatus();
  if (!presence) return null;
  const { kind, colleagues, isOpenElsewhere } = presence;
  // Only who comes and goes is announced, not the minutes that pass.
  return (
    <div className={styles.lines}>
      {colleagues.map(({ id, name, since, field, typed }) => (
        <p key={id}>
          <span role="status">{fill(texts.open[kind], { name })}</span> {since}
          {typed && ` · ${fill(field ? texts.typedIn : texts.typed, { field, typed })}`}
        </p>
      ))}
      {isOpenElsewhere && <p role="status">{texts.elsewhere}</p>}
    </div>
  );
}
