import { useId } from "react";
import { type FormResponse, submittedText } from "#app/forms/saving/formResponse.ts";
import styles from "./MomentField.module.css";

interface MomentFieldProps {
  name: string;
  label: string;
  hint: string;
  /** As a field of date and time holds it. */
  value?: string | undefined;
  /** The action's answer, which may hold what was typed. */
  answer: FormResponse | undefined;
}

/** A date and a time to come, in Recife; may stay empty. */
export function MomentField({ name, label, hint, value, answer }: MomentFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        type="datetime-local"
        id={id}
        name={name}
        defaultValue={submittedText(name, answer?.result) ?? value}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`}>{hint}</p>
    </div>
  );
}
