import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { type Address, addressSchema } from "#app/auth/staff.schema.ts";
import { Field } from "#app/forms/Field.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import account from "../account.module.css";

/** Whom to invite. */
export function InviteForm({ answer }: { answer: FormResponse | undefined }) {
  const texts = useTexts("adminTeam").invite;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<Address, Address, string[]>({
    id: "invite",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressSchema, formatError }),
  });
  return (
    <section className={account.section} aria-labelledby="invite-title">
      <h2 id="invite-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <Form method="post" className={account.form} {...getFormProps(form)}>
        <input type="hidden" name="intent" value="invite" />
        <Field field={fields.email} label={texts.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="off" inputMode="email" required />
          )}
        </Field>
        <SaveButton label={texts.submit} busyLabel={texts.submitting} />
      </Form>
    </section>
  );
}
