import { useField } from "@conform-to/react";
import type { ComponentProps, ReactNode } from "react";
import { EnglishField } from "#app/forms/EnglishField.tsx";
import { Field, type FieldState } from "#app/forms/Field.tsx";
import { FileField } from "#app/forms/files/FileField.tsx";
import { LinkInput } from "#app/forms/LinkInput.tsx";
import { placeAltName } from "#app/validation/placeAlt.ts";
import { namedTexts } from "../../projects.schema.ts";
import styles from "./fields.module.css";
import { useStoredEnglish } from "./storedEnglish.ts";

interface TextFieldProps {
  /** In the form: `description.title`. */
  name: string;
  label: string;
  hint?: string;
  multiline?: boolean;
  grows?: boolean;
  suggestions?: Suggestions | undefined;
  isFirst?: boolean;
}

/** What is written in a text field elsewhere, by language. */
export type Suggestions = Readonly<Record<"pt" | "en", readonly string[]>>;

/** A text field of the project with its English version beside it. */
export function TextField({ name, ...rest }: TextFieldProps) {
  const pt = useFieldState(name);
  const en = useFieldState(englishName(name));
  const confirmed = useFieldState(englishName(name.replace(/\w+$/, "confirmed")));
  const stored = useStoredEnglish(name, en.initialValue);
  const isName = namedTexts.includes(name);
  return <EnglishField {...{ pt, en, stored, confirmed, isName }} {...rest} />;
}

/** A URL field, the same in both languages. */
export function LinkField({ name, label, hint }: Pick<TextFieldProps, "name" | "label" | "hint">) {
  const field = useFieldState(name);
  return (
    <Field field={field} label={label} hint={hint}>
      {(control) => <LinkInput {...control} placeholder="https://" />}
    </Field>
  );
}

/** The English version of `description.title` is `description.en.title`, that of `name` is `en.name`. */
function englishName(name: string): string {
  const at = name.lastIndexOf(".") + 1;
  return `${name.slice(0, at)}en.${name.slice(at)}`;
}

/**
 * One field of the project form, for the shared components. Only what they need is read: conform then
 * re-renders a field when its own errors change, not on every key press.
 *
 * @param name as in the form: `posts[0].title`
 */
export function useFieldState(name: string): FieldState {
  const [{ id, errorId, descriptionId, errors, initialValue }] = useField<string>(name);
  return { id, name, errorId, descriptionId, errors, initialValue };
}

/** It stands for another picture, on narrow screens: the text is that one's. */
const withoutOwnAlt = ["cardImageMobile"];

/** A file field of the project, by its name in the form. */
export function StoredFileField({
  name,
  ...rest
}: { name: string } & Omit<ComponentProps<typeof FileField>, "field">) {
  const altField = useFieldState(placeAltName(name));
  const hasOwnAlt = rest.accept === "image" && !withoutOwnAlt.includes(name);
  return <FileField field={useFieldState(name)} {...(hasOwnAlt && { altField })} {...rest} />;
}

/** File fields side by side, where there is room. */
export function Files({ children }: { children: ReactNode }) {
  return <div className={styles.files}>{children}</div>;
}
