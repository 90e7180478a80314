import styles from "./CheckboxField.module.css";
import { controlProps, FieldErrors, type FieldState } from "./Field.tsx";

interface CheckboxFieldProps {
  field: FieldState;
  label: string;
  hint?: string;
}

/** A yes/no field; posted as `on` when checked, else not at all. */
export function CheckboxField({ field, label, hint }: CheckboxFieldProps) {
  const { defaultValue, ...control } = controlProps(field, hint !== undefined);
  const isOn = field.initialValue === true || defaultValue === "on";
  return (
    <div className={styles.field}>
      <label className={styles.label}>
        <input {...control} type="checkbox" defaultChecked={isOn} className={styles.box} />
        {label}
      </label>
      {hint && (
        <p id={field.descriptionId} className={styles.hint}>
          {hint}
        </p>
      )}
      <FieldErrors field={field} />
    </div>
  );
}
