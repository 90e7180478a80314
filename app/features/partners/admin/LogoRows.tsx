import { useField } from "@conform-to/react";
import { useEffect } from "react";
import type { StoredFile } from "#app/files/store.server.ts";
import { uploadPrefix } from "#app/files/upload/uploadName.ts";
import { Field, FieldErrors } from "#app/forms/Field.tsx";
import { UploadPicker } from "#app/forms/files/UploadPicker.tsx";
import { LinkInput } from "#app/forms/LinkInput.tsx";
import { useFormActivity } from "#app/forms/saving/formActivity.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Button } from "#app/ui/Button.tsx";
import { classes } from "#app/ui/classes.ts";
import { Icon } from "#app/ui/Icon.tsx";
import iconButton from "#app/ui/iconButton.module.css";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { nameOfLogo } from "../nameOfLogo.ts";
import { takeDropped } from "./droppedLogos.ts";
import styles from "./LogoRows.module.css";
import type { NewPartners } from "./newPartners.schema.ts";

const picker = `${uploadPrefix}partners[].image`;

/** The logos, each with name and link, and the picker that adds more. */
export function LogoRows() {
  const { many: texts, fields: labels, nameHint } = useTexts("adminPartners");
  const [list, form] = useField<NewPartners["partners"]>("partners");
  const isHydrated = useHydrated();
  const { pickers } = useFormActivity();

  useEffect(() => {
    const files = takeDropped();
    if (files.length > 0) pickers.get(picker)?.start(files);
  }, [pickers]);

  function add({ id, name }: StoredFile) {
    form.insert({
      name: list.name,
      defaultValue: { image: id, name: nameOfLogo(name), link: "" },
    });
  }

  const rows = list.getFieldList();
  return (
    <div className={styles.logos} data-drop-zone="">
      <p id="logotipos">{texts.lead}</p>
      <UploadPicker
        id={list.id}
        name={picker}
        accept="image"
        labelledBy="logotipos"
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
            const fields = row.getFieldset();
            const path = String(fields.image.initialValue ?? "");
            return (
              <li key={row.key} className={styles.row}>
                <input type="hidden" name={fields.image.name} value={path} />
                {path && <img src={paths.stored(path)} alt="" decoding="async" />}
                <div className={styles.fields}>
                  <Field field={fields.name} label={labels.name}>
                    {(control) => (
                      <>
                        {/* Empty, it shows its placeholder: by that the style sheet knows, without a script. */}
                        <input {...control} type="text" placeholder=" " autoComplete="off" />
                        <p className={styles.unnamed}>
                          <Icon name="warning" />
                          {fill(texts.unnamed, { hint: nameHint })}
                        </p>
                      </>
                    )}
                  </Field>
                  <Field field={fields.link} label={labels.link}>
                    {(control) => <LinkInput {...control} autoComplete="off" />}
                  </Field>
                  <FieldErrors field={fields.image} />
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
