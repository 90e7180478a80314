import { Form } from "react-router";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Icon } from "#app/ui/Icon.tsx";
import { ImportProblems } from "./ImportProblems.tsx";
import styles from "./importCsv.module.css";
import type { Preview } from "./previewOf.server.ts";

/** All changes in a file, the old text beside the new one; a second submit applies them. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { importing } = useTexts("adminTranslations");
  const lang = useLang();
  const { saving } = useTexts("adminCommon");
  const { changes, unchanged, problems } = preview;
  const changing = counted(changes.length, lang, importing.changesOne, importing.changes);
  const removed = changes.filter(({ after }) => after === "").length;
  return (
    <Form method="post" encType="multipart/form-data" className={styles.preview}>
      <h2>{changes.length > 0 ? changing : importing.changesNone}</h2>
      {removed > 0 && (
        <p className={styles.warning}>
          <Icon name="warning" />
          {counted(removed, lang, importing.removalsOne, importing.removals)}
        </p>
      )}
      {unchanged > 0 && (
        <p className={styles.note}>
          {counted(unchanged, lang, importing.unchangedOne, importing.unchanged)}
        </p>
      )}
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ input, where, field, before, after }) => (
            <li key={input.value} className={styles.change}>
              <input type="hidden" {...input} />
              <p className={styles.label}>
                {where} · {field}
              </p>
              <Version label={importing.columns.before} text={before} />
              <Version label={importing.columns.after} text={after} />
            </li>
          ))}
        </ul>
      )}
      <ImportProblems problems={problems} />
      {changes.length > 0 && <p className={styles.note}>{importing.live}</p>}
      <div className={styles.actions}>
        {changes.length > 0 && (
          <SubmitButton busyText={saving} icon="check">
            {importing.confirm}
          </SubmitButton>
        )}
        <ButtonLink to={paths.admin.translations} look="quiet">
          {importing.back}
        </ButtonLink>
      </div>
    </Form>
  );
}

function Version({ label, text }: { label: string; text: string }) {
  const { importing } = useTexts("adminTranslations");
  return (
    <div className={styles.version}>
      <p className={styles.note}>{label}</p>
      {text ? <p lang="en">{text}</p> : <p className={styles.note}>{importing.removed}</p>}
    </div>
  );
}
