import { type MouseEvent, useEffect, useRef } from "react";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { reveal } from "#app/ui/reveal.ts";
import styles from "./ErrorSummary.module.css";
import type { FieldState } from "./Field.tsx";

interface ErrorSummaryProps {
  /** The form's fields in reading order, with their visible labels. */
  fields: readonly { field: FieldState; label: string }[];
  /** A message about the form as a whole (a failed save), shown even when every field is valid. */
  message?: string | undefined;
  /** Changes with each answer from the server: the summary then takes the focus. */
  answer?: unknown;
}

/**
 * The errors of a form that came back from the server, at its top, each line a link to its field. The page's
 * loader must include the `forms` texts.
 */
export function ErrorSummary({ fields, message, answer }: ErrorSummaryProps) {
  const texts = useTexts("forms");
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  const invalid = fields.filter(({ field }) => field.errors);

  useEffect(() => {
    if (answer) box.current?.focus();
  }, [answer]);

  if (invalid.length === 0 && !message) return null;
  return (
    <div
      className={styles.summary}
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: the answer to what was sent; without a script nothing else shows it
      autoFocus
    >
      {message && <p>{message}</p>}
      {invalid.length > 0 && (
        <>
          <p>{counted(invalid.length, lang, texts.summaryOne, texts.summaryMany)}</p>
          <ul>
            {invalid.map(({ field, label }) => (
              <li key={field.id}>
                <a href={`#${field.id}`} onClick={goTo(field)}>
                  {label}: {field.errors?.[0]}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

/** The same without changing the URL, at which the router would abort a pending submission. */
function goTo({ id }: FieldState) {
  return (event: MouseEvent) => {
    event.preventDefault();
    reveal(document.getElementById(id));
  };
}
