import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { nameSchema, type PersonName } from "#app/auth/staff.schema.ts";
import { Field } from "#app/forms/Field.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { TypedForm } from "#app/forms/typed/TypedForm.tsx";
import type { TypedIn } from "#app/forms/typed/typedForm.ts";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import styles from "./account.module.css";

interface NameFormProps {
  /** What was chosen; "" for nothing. */
  name: string;
  typed: TypedIn;
  answer: FormResponse | undefined;
}

/** What colleagues call the person. */
export function NameForm({ name, typed, ...props }: NameFormProps) {
  const texts = useTexts("adminAccount").name;
  const formatError = messagesIn(useTexts("validation"));
  const answer = useLastResponse(props.answer);
  const [form, fields] = useForm<PersonName, PersonName, string[]>({
    id: "name",
    defaultValue: { name },
    lastResult: useLastResult(answer, undefined),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: nameSchema, formatError }),
  });
  return (
    <section className={styles.section} aria-labelledby="name-title">
      <h2 id="name-title">{texts.title}</h2>
      <TypedForm
        {...getFormProps(form)}
        {...{ typed, answer }}
        labelOf={() => texts.label}
        className={styles.form}
      >
        <Field field={fields.name} label={texts.label} hint={texts.hint}>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </Field>
        <SaveButton label={texts.submit} />
      </TypedForm>
    </section>
  );
}
