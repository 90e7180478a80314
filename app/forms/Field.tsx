import type { ReactNode } from "react";
import styles from "./Field.module.css";

/** What a field needs to know; conform's `FieldMetadata` satisfies it. */
export interface FieldState {
  id: string;
  name: string;
  errorId: string;
  descriptionId: string;
  errors?: string[] | undefined;
  required?: boolean | undefined;
  initialValue?: unknown;
}

/** Attributes for the single control of a field: spread them on an input, select or textarea. */
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
  /** Receives the control's props: name, value, required, and its descriptions for screen readers. */
  children: (control: ControlProps) => ReactNode;
}

/** Label, control, hint and messages of one field, shared by every form of the site. */
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

/** The messages of a control, without duplicates, a line each. */
export function FieldErrors({ field }: { field: Pick<FieldState, "errorId" | "errors"> }) {
  if (!field.errors) return null;
  return (
    <p className={styles.error} id={field.errorId}>
      {[...new Set(field.errors)].map((message) => (
        <span key={message} className={styles.message}>
          {message}
        </span>
      ))}
    </p>
  );
}

/** The control's props alone, for controls that render their own label (a checkbox, a file picker). */
export function controlProps(field: FieldState, hasHint = false): ControlProps {
  const described = [field.errors && field.errorId, hasHint && field.descriptionId].filter(Boolean);
  return {
    id: field.id,
    name: field.name,
    defaultValue: typeof field.initialValue === "string" ? field.initialValue : undefined,
    required: field.required || undefined,
    // Always set: browsers treat an empty required control as invalid before anybody has typed.
    "aria-invalid": field.errors !== undefined,
    "aria-describedby": described.join(" ") || undefined,
  };
}
