import type { FieldMetadata } from "@conform-to/react";
import { useEffect, useRef } from "react";
import { controlProps, Field } from "#app/forms/Field.tsx";
import { StoredImage } from "#app/forms/files/StoredImage.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { reveal } from "#app/ui/reveal.ts";
import styles from "./photos.module.css";
import type { PhotoForm } from "./photos.schema.ts";
import type { LabelledPicture } from "./savePhotos.server.ts";

interface PhotoFieldsProps {
  pictures: readonly LabelledPicture[];
  /** Conform's, in the same order. */
  rows: readonly FieldMetadata<PhotoForm["photos"][number]>[];
}

interface Refused {
  /** By row: the version of the texts of somebody else that the last answer has shown. */
  shownVersions: Readonly<Record<number, number>>;
}

/** Each picture beside its texts. Nothing else takes the focus in between: Tab leads from text to text. */
export function PhotoFields({ pictures, rows, shownVersions }: PhotoFieldsProps & Refused) {
  const { alt } = useTexts("adminMedia");
  const { english } = useTexts("adminCommon");
  const first = pictures.find(({ altPt, isDecorative }) => altPt === "" && !isDecorative);
  const isBelow = first !== pictures[0];
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The router has scrolled the new page to its top.
    if (isBelow && field.current === document.activeElement) reveal(field.current);
  }, [isBelow]);
  return (
    <ol className={styles.photos}>
      {pictures.map((picture, index) => {
        const fields = rows[index]?.getFieldset();
        if (!fields) return null;
        const name = `photos[${index}]`;
        return (
          <li key={picture.path} className={styles.photo}>
            <StoredImage path={picture.path} alt="" />
            <fieldset className={styles.texts}>
              <legend>{picture.label}</legend>
              <input type="hidden" name={`${name}.path`} value={picture.path} />
              {/* What was shown may be replaced; of the other rows nobody was asked. */}
              <input
                type="hidden"
                name={`${name}.version`}
                value={shownVersions[index] ?? fields.version.initialValue}
              />
              <input type="hidden" name={`${name}.draft`} value={fields.draft.initialValue} />
              <input type="hidden" name={`${name}.opened`} value={fields.opened.initialValue} />
              <Field field={fields.altPt} label={alt}>
                {(control) => (
                  <input
                    {...control}
                    ref={picture === first ? field : undefined}
                    type="text"
                    lang="pt"
                    autoComplete="off"
                    // biome-ignore lint/a11y/noAutofocus: the screen has this one purpose, and its words say so first
                    autoFocus={picture === first}
                  />
                )}
              </Field>
              <div data-english="">
                <Field field={fields.altEn} label={fill(english.fieldLabel, { label: alt })}>
                  {(control) => <input {...control} type="text" lang="en" autoComplete="off" />}
                </Field>
              </div>
              {picture.draft.text && <p className={styles.drafted}>{picture.draft.text}</p>}
            </fieldset>
          </li>
        );
      })}
    </ol>
  );
}

/** Which pictures need no text: behind all texts, so that it stands in nobody's way. */
export function DecorativeFields({ pictures, rows }: PhotoFieldsProps) {
  const { photos: texts } = useTexts("adminMedia");
  return (
    <fieldset className={styles.decorative}>
      <legend>{texts.decorative}</legend>
      <p>{texts.decorativeHint}</p>
      <div className={styles.boxes}>
        {pictures.map((picture, index) => {
          const field = rows[index]?.getFieldset().isDecorative;
          if (!field) return null;
          const { defaultValue, ...control } = controlProps(field);
          return (
            <label key={picture.path}>
              <input {...control} type="checkbox" defaultChecked={defaultValue === "on"} />
              <StoredImage path={picture.path} alt="" />
              {picture.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
