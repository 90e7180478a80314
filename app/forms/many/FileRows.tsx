import { type FieldMetadata, useField } from "@conform-to/react";
import { type ReactNode, useEffect, useId } from "react";
import type { StoredFile } from "#app/files/store.server.ts";
import { uploadPrefix } from "#app/files/upload/fieldNames.ts";
import { fill } from "#app/i18n/fill.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { useHydrated } from "#app/ui/useHydrated.ts";
import type { PickerAccept } from "#app/validation/fileTypes.ts";
import { Field, FieldErrors } from "../Field.tsx";
import { UploadPicker } from "../files/UploadPicker.tsx";
import { takeDropped } from "../files/useDropZone.ts";
import { useFormActivity } from "../saving/formActivity.ts";
import styles from "./FileRows.module.css";

/** The fields of a row, by name; those of its English texts are in `en`. */
export type RowFields = Record<string, FieldMetadata<string>> & {
  en?: FieldMetadata<Record<string, string>>;
};

interface FileRowsProps {
  /** The list's name in the form: `partners`. */
  list: string;
  /** The names of a row's file and of what its file name suggests. */
  file: string;
  name: string;
  nameOf: (fileName: string) => string;
  accept: PickerAccept;
  label: string;
  /** `unnamed` stands where the name is empty, `remove` names a row by its `position`. */
  texts: { lead: string; check: string; unnamed: string; remove: string };
  /** The stored file as it is shown in its row. */
  show: (path: string) => ReactNode;
  /** The row's other fields. */
  children: (fields: RowFields) => ReactNode;
}

/** Many files, each a new record with the name that its file suggests, and the picker that adds more. */
export function FileRows(props: FileRowsProps) {
  const { file, name, nameOf, texts } = props;
  const [list, form] = useField<Record<string, string>[]>(props.list);
  const isHydrated = useHydrated();
  const { pickers } = useFormActivity();
  const leadId = useId();
  const picker = `${uploadPrefix}${props.list}[].${file}`;

  useEffect(() => {
    const files = takeDropped();
    if (files.length > 0) pickers.get(picker)?.start(files);
  }, [pickers, picker]);

  function add(stored: StoredFile) {
    const row = { [file]: stored.id, [name]: nameOf(stored.name) };
    form.insert({ name: list.name, defaultValue: row });
  }

  const rows = list.getFieldList();
  return (
    <div className={styles.files} data-drop-zone="">
      <p id={leadId}>{texts.lead}</p>
      <UploadPicker
        id={list.id}
        name={picker}
        accept={props.accept}
        labelledBy={leadId}
        multiple
        onStored={add}
      />
      <FieldErrors field={list} />
      {!isHydrated && (
        <Button type="submit" look="outline" {...form.validate.getButtonProps()}>
          {texts.check}
        </Button>
      )}
      {rows.length > 0 && (
        <ol className={styles.rows}>
          {rows.map((row, index) => {
            const fields = row.getFieldset() as RowFields;
            const { [file]: stored, [name]: named } = fields;
            if (!stored || !named) return null;
            const path = String(stored.initialValue ?? "");
            return (
              <li key={row.key} className={styles.row}>
                <input type="hidden" name={stored.name} value={path} />
                {path && props.show(path)}
                <div className={styles.fields}>
                  <Field field={named} label={props.label}>
                    {(control) => (
                      <>
                        {/* Empty, it shows its placeholder: by that the style sheet knows, without a script. */}
                        <input {...control} type="text" placeholder=" " autoComplete="off" />
                        <p className={styles.unnamed}>
                          <Icon name="warning" />
                          {texts.unnamed}
                        </p>
                      </>
                    )}
                  </Field>
                  {props.children(fields)}
                  <FieldErrors field={stored} />
                </div>
                <button
                  {...form.remove.getButtonProps({ name: list.name, index })}
                  className={classes(iconButton.button, iconButton.danger)}
                  aria-label={fill(texts.remove, { position: index + 1 })}
                >
                  <Icon name="trash" />
                </button>
              </li>
            );
          })}
        </ol>
      )}
    </div>
  );
}
