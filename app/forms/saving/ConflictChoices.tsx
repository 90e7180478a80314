import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { askedField } from "../merging/choices.ts";
import styles from "./ConflictDifferences.module.css";
import { DifferenceValue } from "./ConflictDifferences.tsx";
import type { Conflict, Difference } from "./formResponse.ts";

interface ConflictChoicesProps {
  conflict: Conflict;
  labelOf: ((name: string) => string | undefined) | undefined;
}

/**
 * The fields that two people have changed since the form was opened: both texts with names and times, and the choice
 * which of them counts (contract 11). It is part of the form, and is sent with it.
 */
export function ConflictChoices({ conflict, labelOf }: ConflictChoicesProps) {
  const { conflict: texts } = useTexts("adminCommon");
  const { differences, theirs = [], message, asked } = conflict;
  const label = (name: string) => labelOf?.(name) ?? name;
  const fields = [...new Set(theirs.map(label))].join(", ");
  return (
    <div className={styles.conflict}>
      <p className={styles.title}>{texts.title}</p>
      {message && <p>{message}</p>}
      {differences.length > 0 && <p>{texts.choose}</p>}
      {fields && <p>{fill(texts.theirs, { fields })}</p>}
      <input type="hidden" name={askedField} value={asked} />
      <div className={styles.differences}>
        {differences.map((difference) => (
          <Question key={difference.choice?.field} {...difference} label={label(difference.name)} />
        ))}
      </div>
    </div>
  );
}

function Question({ label, saved, typed, choice }: Difference & { label: string }) {
  const { conflict: texts } = useTexts("adminCommon");
  if (!choice) return null;
  const { field, label: theirs, when, chosen } = choice;
  const isOrder = field.endsWith("#order");
  return (
    <fieldset className={styles.question}>
      <legend>{isOrder ? fill(texts.order, { list: label }) : label}</legend>
      <div className={styles.sides}>
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className={styles.option}>
            <span className={styles.side}>
              <input type="radio" name={field} value={side} defaultChecked={chosen === side} />
              <strong>{side === "mine" ? texts.mine : theirs}</strong>{" "}
              {side === "mine" ? texts.now : when}
            </span>
            <Value text={side === "mine" ? typed : saved} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A whole row has a line for each of its texts and files. */
function Value({ text }: { text: string }) {
  const { conflict: texts } = useTexts("adminCommon");
  if (!text) return <span className={styles.value}>{texts.empty}</span>;
  return (
    <span className={styles.value}>
      {text.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and never change
        <span key={index} className={styles.line}>
          <DifferenceValue text={line} />
        </span>
      ))}
    </span>
  );
}
