import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { Field, type FieldState } from "#app/forms/Field.tsx";
import type { FormAnswer } from "#app/forms/saving/formAnswer.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { signInSchema } from "../staff.schema.ts";
import styles from "./LoginForm.module.css";
import { PasswordField } from "./PasswordField.tsx";

/**
 * E-mail and password, judged on leaving a field and on sending by spec 5's rules; what the server
 * says about the pair stands under the password.
 */
export function LoginForm({ answer }: { answer: FormAnswer | undefined }) {
  const texts = useTexts("adminLogin");
  const { failure } = useTexts("adminCommon");
  const translate = useMessages();
  const [form, fields] = useForm({
    id: "login",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: signInSchema }),
  });
  const problem = answer && (answer.message ?? (answer.result ? undefined : failure.action));
  return (
    <Form method="post" className={styles.form} {...getFormProps(form)}>
      {problem && <p role="alert">{problem}</p>}
      <Field field={translate(fields.email)} label={texts.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <PasswordField field={translate(fields.password)} />
      <SaveButton label={texts.submit} busyLabel={texts.submitting} />
    </Form>
  );
}

/** A script's verdict is a dictionary key, the server's a text. */
function useMessages() {
  const validation = useTexts("validation");
  return ({ id, name, errorId, descriptionId, errors, initialValue }: FieldState): FieldState => ({
    id,
    name,
    errorId,
    descriptionId,
    initialValue,
    errors: errors?.map((error) => {
      const key = error.replace(/^validation\./, "");
      return key in validation ? validation[key as keyof typeof validation] : error;
    }),
  });
}
