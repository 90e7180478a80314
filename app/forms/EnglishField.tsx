import {
  type FormEvent,
  type KeyboardEvent,
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { isBareNumber, type StoredEnglish, typedTranslation } from "#app/i18n/content.ts";
import { fill } from "#app/i18n/fill.ts";
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
  /** What the browser offers to write in one line, by language. */
  suggestions?: Readonly<Record<"pt" | "en", readonly string[]>> | undefined;
  /** The Portuguese text has the focus from the start. */
  isFirst?: boolean;
  /** The field holds the name of somebody or something, which is never missing in English. */
  isName?: boolean;
}

/**
 * A text in both languages, side by side where there is room, with the state of the translation, updated in a pause
 * of the typing. A missing or outdated translation can be confirmed as intended.
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
  suggestions,
  isFirst = false,
  isName = false,
}: EnglishFieldProps) {
  const { english } = useTexts("adminCommon");
  const stateId = useId();
  const listId = useId();
  const field = pt.name.slice(pt.name.lastIndexOf(".") + 1);
  const [isConfirmed, setConfirmed] = useState([confirmed.initialValue].flat().includes(field));
  const initial = { pt: textOf(pt), en: textOf(en) };
  const { texts, follow, settle } = useTyped(initial);

  const control = (language: "pt" | "en") => (props: ControlProps) => {
    const described = [props["aria-describedby"], language === "en" && stateId].filter(Boolean);
    const box = (
      <TextBox
        {...props}
        aria-describedby={described.join(" ") || undefined}
        lang={language}
        rows={grows ? 1 : multiline ? rows : undefined}
        list={suggestions && `${listId}-${language}`}
        // Only where a screen is opened to write in it.
        autoFocus={isFirst && language === "pt"}
        onType={follow}
        onTab={settle}
      />
    );
    if (suggestions) {
      return (
        <>
          {box}
          <datalist id={`${listId}-${language}`}>
            {suggestions[language].map((text) => (
              <option key={text} value={text} />
            ))}
          </datalist>
        </>
      );
    }
    return grows ? <GrowingBox text={initial[language]}>{box}</GrowingBox> : box;
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
          <Confirmation
            name={confirmed.name}
            value={field}
            isConfirmed={isConfirmed}
            onConfirm={setConfirmed}
            text={hasEnglish ? english.keepRight : english.keepSame}
            label={label}
          />
        )}
      </div>
    </div>
  );
}

/** Not with each key: what follows from the text would be rendered before the key is painted. */
const pauseMs = 150;

/**
 * Both texts as typed, a moment after the last key, and at once when Tab is pressed: it would lead into a confirmation
 * that is just going, which would swallow what is typed next.
 */
function useTyped(initial: Record<"pt" | "en", string>) {
  const [texts, setTexts] = useState(initial);
  const typed = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = useCallback((language: "pt" | "en", value: string) => {
    typed.current = { ...typed.current, [language]: value };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTexts(typed.current), pauseMs);
  }, []);
  const settle = useCallback(() => {
    clearTimeout(timer.current);
    setTexts(typed.current);
  }, []);
  return { texts, follow, settle };
}

/** A box that grows with its text, also in browsers where boxes do not by themselves: there at once, without React. */
function GrowingBox({ text, children }: { text: string; children: ReactNode }) {
  const grow = ({ currentTarget, target }: FormEvent<HTMLSpanElement>) => {
    if (CSS.supports("field-sizing: content")) return;
    currentTarget.dataset.text = (target as HTMLTextAreaElement).value;
  };
  return (
    <span className={styles.grows} data-text={text} onInput={grow}>
      {children}
    </span>
  );
}

interface TextBoxProps extends ControlProps {
  lang: "pt" | "en";
  /** 1: one line, which may be drawn as several. None: an input. */
  rows: number | undefined;
  /** The id of its suggestions, for an input. */
  list: string | undefined;
  autoFocus: boolean;
  onType: (language: "pt" | "en", value: string) => void;
  onTab: () => void;
}

/**
 * The control alone, which is not rendered again while somebody types in it: React would write its attributes anew each
 * time, and conform, which watches names, would read the whole form.
 */
const TextBox = memo(function TextBox({ rows, list, onType, onTab, ...control }: TextBoxProps) {
  const onInput = ({ currentTarget }: { currentTarget: { value: string } }) =>
    onType(control.lang, currentTarget.value);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (event.key === "Tab") onTab();
    else if (rows === 1) submitOnEnter(event);
  };
  const events = { onInput, onKeyDown };
  if (rows === undefined) {
    return <input type="text" {...control} list={list} {...events} />;
  }
  return <textarea {...control} ref={holdDefaultValue} rows={rows} {...events} />;
});

/**
 * With every key React writes the default value of the text box again, rendered or not. That replaces what the element
 * holds, and the browser finds the styles of the whole form anew, for the sake of `:has()`. Here it is written when it
 * has changed.
 */
function holdDefaultValue(box: HTMLTextAreaElement | null) {
  if (!box) return;
  Object.defineProperty(box, "defaultValue", {
    configurable: true,
    get: () => box.textContent,
    set: (value: string) => {
      if (value !== box.textContent) box.textContent = value;
    },
  });
}

interface ConfirmationProps {
  name: string;
  value: string;
  isConfirmed: boolean;
  onConfirm: (isConfirmed: boolean) => void;
  text: string;
  label: string;
}

/** Not rendered again for each key either: it appears beside a text that is being typed. */
const Confirmation = memo(function Confirmation(props: ConfirmationProps) {
  const { name, value, isConfirmed, onConfirm, text, label } = props;
  return (
    <label className={styles.confirm}>
      <input
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isConfirmed}
        onInput={({ currentTarget }) => onConfirm(currentTarget.checked)}
      />
      <span>
        {text}
        <span className="visually-hidden">: {label}</span>
      </span>
    </label>
  );
});

function textOf({ initialValue }: FieldState) {
  return typeof initialValue === "string" ? initialValue : "";
}

/** As in a field of one line; a line break that is pasted becomes a space when it is saved. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  // With Ctrl or ⌘ it publishes (`useSaveKeys`).
  if (event.key !== "Enter" || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
    return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLButtonElement>("button[type=submit]")?.click();
}
