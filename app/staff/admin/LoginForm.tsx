import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { useState } from "react";
import { Form } from "react-router";
import { type Credentials, signInSchema } from "#app/auth/staff.schema.ts";
import { Field } from "#app/forms/Field.tsx";
import { RefusalStatus } from "#app/forms/RefusalStatus.tsx";
import { actionErrorMessage, type FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import styles from "./LoginForm.module.css";
import { PasswordField } from "./PasswordField.tsx";

/**
 * E-mail and password, validated on blur and on submit by spec 5's rules; the server's message about the
 * pair appears below the password.
 */
export function LoginForm({ answer }: { answer: FormResponse | undefined }) {
  const texts = useTexts("adminLogin");
  const { failure } = useTexts("adminCommon");
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<Credentials, Credentials, string[]>({
    id: "login",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema, formatError }),
  });
  const [attempt, setAttempt] = useState({ answer, count: 0 });
  const countAttempt = () => setAttempt(({ count }) => ({ answer, count: count + 1 }));
  if (answer !== attempt.answer) countAttempt();
  const wrong = (fields.email.errors && texts.email) ?? (fields.password.errors && texts.password);
  // Without either, the errors beside the fields say what is wrong.
  const hasFailed = answer && (answer.message || !answer.result);
  return (
    <Form
      method="post"
      className={styles.form}
      onSubmitCapture={countAttempt}
      {...getFormProps(form)}
    >
      <RefusalStatus
        attempt={attempt.count}
        message={wrong && fill(texts.refused, { label: wrong })}
      />
      {hasFailed && <p role="alert">{actionErrorMessage(answer, failure)}</p>}
      <Field field={fields.email} label={texts.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <PasswordField field={fields.password} />
      <SaveButton label={texts.submit} busyLabel={texts.submitting} />
    </Form>
  );
}
