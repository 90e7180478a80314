import { useEffect, useRef, useState } from "react";
import { Form } from "react-router";
import picker from "#app/forms/files/UploadPicker.module.css";
import { SubmitButton } from "#app/forms/SubmitButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import styles from "./importCsv.module.css";

/** The form for a translator's file. */
export function ImportForm({ maxFileMegabytes }: { maxFileMegabytes: number }) {
  const { importing } = useTexts("adminTranslations");
  const { loading } = useTexts("adminCommon");
  return (
    <Form method="post" encType="multipart/form-data" className={styles.form}>
      <CsvPicker />
      <p id="file-hint" className={styles.note}>
        {fill(importing.fileHint, { megabytes: maxFileMegabytes })}
      </p>
      <div className={styles.actions}>
        <SubmitButton busyText={loading}>{importing.preview}</SubmitButton>
      </div>
    </Form>
  );
}

/** Looks as every picker of the back office, whatever the browser calls its own; without a script it is the browser's. */
function CsvPicker() {
  const { importing } = useTexts("adminTranslations");
  const { files } = useTexts("adminCommon");
  const isHydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const tell = () => setName(input.current?.files?.[0]?.name ?? "");
  // Chosen before the script ran.
  useEffect(tell, []);
  return (
    <div className={styles.file}>
      <span id="csv-label">{importing.file}</span>
      <label className={classes(picker.drop, isHydrated ? picker.enhanced : picker.awaited)}>
        <input
          ref={input}
          type="file"
          name="file"
          accept=".csv,text/csv"
          className={picker.input}
          aria-labelledby="csv-label csv-button"
          aria-describedby="file-hint"
          onChange={tell}
        />
        <span id="csv-button" className={picker.button}>
          <Icon name="plus" />
          {files.choose}
        </span>
      </label>
      {name && (
        <p role="status" className={styles.name}>
          {name}
        </p>
      )}
    </div>
  );
}
