import { Form } from "react-router";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { ButtonLink } from "#app/ui/Button.tsx";
import styles from "./importCsv.module.css";

/** The form for a translator's file. */
export function ImportForm({ maxFileMegabytes }: { maxFileMegabytes: number }) {
  const { importing } = useTexts("adminTranslations");
  const { loading } = useTexts("adminCommon");
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <label className={styles.file}>
        {importing.file}
        <input type="file" name="file" accept=".csv,text/csv" aria-describedby="file-hint" />
      </label>
      <p id="file-hint" className={styles.note}>
        {fill(importing.fileHint, { megabytes: maxFileMegabytes })}
      </p>
      <div className={styles.actions}>
        <SubmitButton busyText={loading}>{importing.preview}</SubmitButton>
        <ButtonLink to={paths.admin.translations} look="quiet">
          {importing.back}
        </ButtonLink>
      </div>
    </Form>
  );
}
