import type { ReactNode } from "react";
import styles from "./Field.module.css";

/** What a field needs to know about itself; conform's `FieldMetadata` is one. */
export interface FieldState {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  required?: boolean | undefined;
  initialValue?: unknown;
}

/** Attributes for the one control inside a field: spread them on an input, select or textarea. */
export interface ControlProps {
  id: string;
  name: string;
  defaultValue: string | undefined;
  required: boolean | undefined;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

interface FieldProps {
  field: FieldState;
  label: string;
  hint?: string | undefined;
  /** Receives the wiring: name, value, required, and what describes the control to a screen reader. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and messages of one field: the one look and wiring of every form of the site. */
export function Field({ field, label, hint, children }: FieldProps) {
  return (
    <div className={styles.field} data-invalid={field.errors ? "" : undefined}>
      <label className={styles.label} htmlFor={field.id}>
        {label}
      </label>
      {children(controlProps(field, hint !== undefined))}
      {hint && (
        <p className={styles.hint} id={field.descriptionId}>
          {hint}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  );
}

/** The messages beside a control, each once. */
export function FieldErrors({ field }: { field: Pick<FieldState, "errorId" | "errors"> }) {
  if (!field.errors) return null;
  return (
    <p className={styles.error} id={field.errorId}>
      {[...new Set(field.errors)].join(" ")}
    </p>
  );
}

/** The wiring alone, for controls that draw their own label (a checkbox, a file picker). */
export function controlProps(field: FieldState, hasHint = false): ControlProps {
  const described = [field.errors && field.errorId, hasHint && field.descriptionId].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
    required: field.required || undefined,
    // Said of each: browsers call a required one invalid before anybody has typed.
    "aria-invalid": field.errors !== undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
}
