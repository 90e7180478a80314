import { type FormEvent, type KeyboardEvent, useId, useState } from "react";
import { type StoredEnglish, typedTranslation } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
import { isBareNumber } from "#app/i18n/needsNoEnglish.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { isBlank } from "#app/text/blank.ts";
import styles from "./EnglishField.module.css";
import { type ControlProps, Field, type FieldState } from "./Field.tsx";
import states from "./translationState.module.css";

interface EnglishFieldProps {
  label: string;
  /** The Portuguese text, and its English version (`en.title`) beside it. */
  pt: FieldState;
  en: FieldState;
  /**
   * The stored English text with the Portuguese it was translated from, which shows whether it is outdated.
   */
  stored?: StoredEnglish[string] | undefined;
  /** The list of confirmed fields that goes with the English versions (`en.confirmed`). */
  confirmed: Pick<FieldState, "name" | "initialValue">;
  multiline?: boolean;
  /** One line, whose box grows where the text is longer than it is wide. */
  grows?: boolean;
  /** The hint advises so many characters at most; it goes on with how many there are. */
  advised?: number;
  /** Rows of a multiline field; 3 by default. */
  rows?: number;
  hint?: string;
  /** The field holds the name of somebody or something, which is never missing in English. */
  isName?: boolean;
}

/**
 * A text in both languages, side by side where there is room, with the state of the translation, updated on
 * every keystroke. A missing or outdated translation can be confirmed as intended.
 */
export function EnglishField({
  label,
  pt,
  en,
  stored,
  confirmed,
  multiline,
  grows = false,
  advised,
  rows = 3,
  hint,
  isName = false,
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
    };
    if (multiline) return <textarea {...own} rows={rows} />;
    if (!grows) return <input type="text" {...own} />;
    return (
      <span className={styles.grows} data-text={texts[language]}>
        <textarea {...own} rows={1} onKeyDown={submitOnEnter} />
      </span>
    );
  };

  const { state, needsWork, follows } = typedTranslation(texts.pt, texts.en, {
    stored,
    isConfirmed,
    isName,
  });
  const hasEnglish = !isBlank(texts.en);
  const isShownAsIs = state === "same" && !hasEnglish && !isConfirmed;
  const asIs = isBareNumber(texts.pt) ? english.number : english.name;
  const count = [...texts.pt].length;
  const countedHint =
    advised === undefined
      ? hint
      : [hint, fill(count > advised ? english.tooLong : english.length, { count, advised })].join(
          " ",
        );
  return (
    <div className={styles.pair}>
      <Field field={pt} label={label} hint={countedHint}>
        {control("pt")}
      </Field>
      <div className={styles.english} data-english="">
        <Field field={en} label={fill(english.fieldLabel, { label })}>
          {control("en")}
        </Field>
        <p id={stateId} className={states.state} data-state={state ?? "none"}>
          {follows && !isConfirmed
            ? english.follows
            : isShownAsIs
              ? asIs
              : english[state ?? "none"]}
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
              {hasEnglish ? english.keepRight : english.keepSame}
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

/** As in a field of one line; a line break that is pasted becomes a space when it is saved. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // With Ctrl or ⌘ it publishes (`useSaveKeys`).
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
