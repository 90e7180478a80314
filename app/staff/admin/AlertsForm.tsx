import { getFormProps, useForm } from "@conform-to/react";
import { Form } from "react-router";
import type { AlertsChoice } from "#app/auth/staff.schema.ts";
import { CheckboxField } from "#app/forms/CheckboxField.tsx";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import styles from "./account.module.css";

interface AlertsFormProps {
  wantsAlerts: boolean;
  isMailSetUp: boolean;
}

/** Tells this form from the page's others: a box that is not checked is not sent. */
export const alertsMarker = "alerts";

/** Whether the person wants the daily mail about what needs somebody. */
export function AlertsForm({ wantsAlerts, isMailSetUp }: AlertsFormProps) {
  const texts = useTexts("adminAccount").alerts;
  const [form, fields] = useForm<AlertsChoice, AlertsChoice, string[]>({
    id: "alerts",
    defaultValue: { wantsAlerts },
  });
  return (
    <section className={styles.section} aria-labelledby="alerts-title">
      <h2 id="alerts-title">{texts.title}</h2>
      {!isMailSetUp && <p>{texts.noMail}</p>}
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <input type="hidden" name={alertsMarker} value="yes" />
        <CheckboxField field={fields.wantsAlerts} label={texts.label} hint={texts.hint} />
        <SaveButton label={texts.submit} />
      </Form>
    </section>
  );
}
