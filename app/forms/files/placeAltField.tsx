import { type FormEvent, useState } from "react";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import { maxAltLength } from "#app/validation/placeAlt.ts";
import { isSaidAnyhow } from "#app/validation/saidAlt.ts";
import { FieldErrors, type FieldState } from "../Field.tsx";
import { useFormActivity } from "../saving/formActivity.ts";
import styles from "./placeAltField.module.css";

/** What is said of a picture in one place of the form alone. */
export interface AltInPlace {
  text: string;
  en: string;
  decorative: boolean;
}

/** The text of a picture in its place, and the way to change it. */
export interface PlaceAltField extends Pick<FieldState, "name" | "errors" | "errorId" | "id"> {
  value: AltInPlace;
  /** Whether it says anything: else the file's own description holds. */
  isSaid: boolean;
  change: (changed: Partial<AltInPlace>) => void;
}

export const nothingSaid: AltInPlace = { text: "", en: "", decorative: false };

/**
 * The text of a picture in its place alone. Another picture has none; the former one, put back, has its own again.
 *
 * @param field `bannerImageAlt`
 * @param path of the picture that the place shows now
 */
export function usePlaceAlt(
  field: Pick<FieldState, "name" | "initialValue" | "id" | "errorId" | "errors">,
  path: string,
): PlaceAltField {
  const { changed } = useFormActivity();
  const [known, setKnown] = useState(() => readAlt(field.initialValue, path));
  const value = known.file === path ? known.value : nothingSaid;
  return {
    ...{ name: field.name, id: field.id, errors: field.errors, errorId: field.errorId },
    value,
    isSaid: path !== "" && isSaidAnyhow({ ...value, en: { text: value.en } }),
    change(next) {
      setKnown((former) => ({
        file: path,
        value: { ...(former.file === path ? former.value : nothingSaid), ...next },
      }));
      changed();
    },
  };
}

function readAlt(initial: unknown, path: string) {
  const alt = (initial ?? {}) as {
    file?: string;
    text?: string;
    decorative?: unknown;
    en?: unknown;
  };
  const en = (alt.en ?? {}) as { text?: string };
  return {
    file: alt.file || path,
    value: {
      text: alt.text ?? "",
      en: en.text ?? "",
      decorative: alt.decorative === true || alt.decorative === "on",
    },
  };
}

/**
 * What the form sends of it. Without a script these are fields to type in; with one the dialog is where they are typed,
 * where the file's own text is, too. They stay in the page all the same: somebody may be typing when it is hydrated.
 */
export function PlaceAltFields({ alt, path }: { alt: PlaceAltField; path: string }) {
  const { inPlace: texts } = useTexts("adminCommon").files;
  const isHydrated = useHydrated();
  const { name, value, id } = alt;
  if (path === "") return null;
  const mark = ({ currentTarget }: FormEvent<HTMLInputElement>) =>
    alt.change({ decorative: currentTarget.checked });
  return (
    <>
      <details
        className={styles.own}
        hidden={isHydrated}
        open={alt.isSaid || alt.errors !== undefined}
      >
        <summary>{texts.title}</summary>
        <input type="hidden" name={`${name}.file`} value={path} />
        <label htmlFor={`${id}-text`}>{texts.text}</label>
        <textarea
          id={`${id}-text`}
          name={`${name}.text`}
          lang="pt"
          rows={2}
          maxLength={maxAltLength}
          value={value.text}
          onInput={({ currentTarget }) => alt.change({ text: currentTarget.value })}
        />
        <label htmlFor={`${id}-en`}>{texts.english}</label>
        <textarea
          id={`${id}-en`}
          name={`${name}.en.text`}
          lang="en"
          rows={2}
          maxLength={maxAltLength}
          value={value.en}
          onInput={({ currentTarget }) => alt.change({ en: currentTarget.value })}
        />
        <label className={styles.box}>
          {/* What was ticked before hydration is told by `input`, which `onChange` of a box does not hear. */}
          <input
            type="checkbox"
            name={`${name}.decorative`}
            checked={value.decorative}
            onInput={mark}
            onChange={mark}
          />
          {texts.decorative}
        </label>
        <p className={styles.hint}>{texts.hint}</p>
      </details>
      <FieldErrors field={alt} />
    </>
  );
}

/** What is said of the picture here alone, in the form. */
export function PlaceAltNote({ alt }: { alt: PlaceAltField }) {
  const { inPlace: texts } = useTexts("adminCommon").files;
  if (!alt.isSaid) return null;
  return (
    <p className={styles.note} data-own-alt="">
      {texts.title}:{" "}
      {alt.value.decorative
        ? texts.isDecorative
        : `“${alt.value.text.trim() || alt.value.en.trim()}”`}
    </p>
  );
}
