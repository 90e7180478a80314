import { Form, Link } from "react-router";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import states from "#app/forms/translationState.module.css";
import type { TranslationState } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./TextList.module.css";

/** A text as listed. */
export interface TextRow {
  key: string;
  where: string;
  field: string;
  portuguese: string;
  english: string;
  state: TranslationState;
  /** Sent back with "Continua certa", to detect a later change. */
  seen: string;
  /** Address of the form that edits it. */
  to: string;
}

/** Texts grouped by record; each links to its field. */
export function TextList({ records }: { records: readonly (readonly TextRow[])[] }) {
  return (
    <>
      {records.length > 0 && <ColumnHeadings />}
      {records.map((rows, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the focus goes on in the record that takes its place
        <section key={index} className={styles.record}>
          <h2 className={styles.where}>{rows[0]?.where}</h2>
          <ul className={styles.texts}>
            {rows.map((row) => (
              <TextItem key={row.key} row={row} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

/** On wide screens only; for screen readers each text names its language. */
function ColumnHeadings() {
  const { columns } = useTexts("adminTranslations");
  return (
    <p className={styles.columns} aria-hidden="true">
      <span>{columns.field}</span>
      <span>{columns.portuguese}</span>
      <span>{columns.english}</span>
    </p>
  );
}

function TextItem({ row }: { row: TextRow }) {
  const { where, field, portuguese, english, state, to } = row;
  const texts = useTexts("adminTranslations");
  return (
    <li className={styles.text}>
      <div className={styles.head}>
        <h3 className={styles.field}>{field}</h3>
        <p className={states.state} data-state={state}>
          {texts.states[state]}
        </p>
      </div>
      <p className={styles.words}>
        <span className={styles.language}>{texts.columns.portuguese}: </span>
        {portuguese}
      </p>
      <p className={styles.words}>
        <span className={styles.language}>{texts.columns.english}: </span>
        {english ? (
          <span lang="en">{english}</span>
        ) : (
          <span className={styles.none}>{texts.noEnglish}</span>
        )}
      </p>
      <div className={styles.actions}>
        <Link to={to} className={styles.edit}>
          <span aria-hidden="true">{texts.edit}</span>
          <span className="visually-hidden">{fill(texts.editNamed, { field, where })}</span>
        </Link>
        {(state === "missing" || state === "outdated") && <KeepForm row={row} />}
      </div>
    </li>
  );
}

/** Confirms the English text, or its absence. */
function KeepForm({ row: { key, seen, state, where, field } }: { row: TextRow }) {
  const texts = useTexts("adminTranslations");
  const label = state === "missing" ? texts.keepSame : texts.keepRight;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="seen" value={seen} />
      <SaveButton
        label={label}
        busyLabel={label}
        look="quiet"
        className={styles.keep}
        aria-label={fill(texts.keepNamed, { label, field, where })}
      />
    </Form>
  );
}
