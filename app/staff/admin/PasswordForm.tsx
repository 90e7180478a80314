import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { type PasswordChange, passwordChangeSchema } from "#app/auth/staff.schema.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import styles from "./account.module.css";
import { PasswordField } from "./PasswordField.tsx";

interface PasswordFormProps {
  /** The account's address, by which a password manager knows whose password it is. */
  email: string;
  answer: FormResponse | undefined;
}

/** The current password and a new one, checked on blur and on submit. */
export function PasswordForm({ email, answer }: PasswordFormProps) {
  const texts = useTexts("adminAccount").password;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<PasswordChange, PasswordChange, string[]>({
    id: "password",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: passwordChangeSchema, formatError }),
  });
  return (
    <section className={styles.section} aria-labelledby="password-title">
      <h2 id="password-title">{texts.title}</h2>
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField field={fields.currentPassword} label={texts.current} />
        <PasswordField
          field={fields.newPassword}
          label={texts.new}
          hint={texts.hint}
          autoComplete="new-password"
        />
        <SaveButton label={texts.submit} busyLabel={texts.submitting} />
      </Form>
    </section>
  );
}
