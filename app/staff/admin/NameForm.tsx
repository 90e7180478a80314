import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { nameSchema, type PersonName } from "#app/auth/staff.schema.ts";
import { Field } from "#app/forms/Field.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import styles from "./account.module.css";

interface NameFormProps {
  /** What was chosen; "" for nothing. */
  name: string;
  answer: FormResponse | undefined;
}

/** What colleagues call the person. */
export function NameForm({ name, answer }: NameFormProps) {
  const texts = useTexts("adminAccount").name;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<PersonName, PersonName, string[]>({
    id: "name",
    defaultValue: { name },
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: nameSchema, formatError }),
  });
  return (
    <section className={styles.section} aria-labelledby="name-title">
      <h2 id="name-title">{texts.title}</h2>
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <Field field={fields.name} label={texts.label} hint={texts.hint}>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </Field>
        <SaveButton label={texts.submit} />
      </Form>
    </section>
  );
}
