import { type FormEvent, useId, useState } from "react";
import { type StoredEnglish, translationState } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./EnglishField.module.css";
import { type ControlProps, Field, type FieldState } from "./Field.tsx";

interface EnglishFieldProps {
  label: string;
  /** The Portuguese text and, beside it, its English version (`en.title`). */
  pt: FieldState;
  en: FieldState;
  /** The stored English with the Portuguese that it translates, which tells what is out of date. */
  stored?: StoredEnglish[string] | undefined;
  /** The list of confirmed fields beside the English version (`en.confirmed`). */
  confirmed: Pick<FieldState, "name" | "initialValue">;
  multiline?: boolean;
  /** Lines of a multiline field; 3 by default. */
  rows?: number;
  maxLength?: number;
  hint?: string;
}

/**
 * A text in both languages, side by side where there is room, with how the translation stands; it
 * is judged anew with every keystroke. What is missing or out of date can be said to be right as it is.
 */
export function EnglishField({
  label,
  pt,
  en,
  stored,
  confirmed,
  multiline,
  rows = 3,
  maxLength,
  hint,
}: EnglishFieldProps) {
  const { english } = useTexts("adminCommon");
  const stateId = useId();
  const field = pt.name.slice(pt.name.lastIndexOf(".") + 1);
  const [isConfirmed, setConfirmed] = useState([confirmed.initialValue].flat().includes(field));
  const [texts, setTexts] = useState({ pt: textOf(pt), en: textOf(en) });

  const follow =
    (language: "pt" | "en") =>
    ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      const { value } = currentTarget;
      setTexts((known) => ({ ...known, [language]: value }));
    };
  const control = (language: "pt" | "en") => (props: ControlProps) => {
    const described = [props["aria-describedby"], language === "en" && stateId].filter(Boolean);
    const own = {
      ...props,
      "aria-describedby": described.join(" ") || undefined,
      onInput: follow(language),
      lang: language,
      maxLength,
    };
    return multiline ? <textarea {...own} rows={rows} /> : <input type="text" {...own} />;
  };

  // Text that is not the stored one is a translation of today's Portuguese (`toStoredEnglish`).
  const source = stored?.text === texts.en ? stored.source : texts.pt;
  const typed = translationState(texts.pt, { text: texts.en, source });
  const needsWork = typed === "missing" || typed === "outdated";
  const state = needsWork && isConfirmed ? (texts.en === "" ? "same" : "translated") : typed;
  return (
    <div className={styles.pair}>
      <Field field={pt} label={label} {...(hint ? { hint } : {})}>
        {control("pt")}
      </Field>
      <div className={styles.english} data-english="">
        <Field field={en} label={fill(english.fieldLabel, { label })}>
          {control("en")}
        </Field>
        <p id={stateId} className={styles.state} data-state={state ?? "none"}>
          {english[state ?? "none"]}
        </p>
        {needsWork && (
          <label className={styles.confirm}>
            <input
              type="checkbox"
              name={confirmed.name}
              value={field}
              defaultChecked={isConfirmed}
              onInput={(event) => setConfirmed(event.currentTarget.checked)}
            />
            <span>
              {texts.en === "" ? english.keepSame : english.keepRight}
              <span className="visually-hidden">: {label}</span>
            </span>
          </label>
        )}
      </div>
    </div>
  );
}

function textOf({ initialValue }: FieldState) {
  return typeof initialValue === "string" ? initialValue : "";
}
