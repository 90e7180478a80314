import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type Address, addressSchema } from "#app/auth/staff.schema.ts";
import { Field } from "#app/forms/Field.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { TypedForm } from "#app/forms/typed/TypedForm.tsx";
import type { TypedIn } from "#app/forms/typed/typedForm.ts";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import account from "../account.module.css";

interface InviteFormProps {
  typed: TypedIn;
  answer: FormResponse | undefined;
}

/** Whom to invite. */
export function InviteForm({ typed, ...props }: InviteFormProps) {
  const answer = useLastResponse(props.answer);
  const texts = useTexts("adminTeam").invite;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<Address, Address, string[]>({
    id: "invite",
    lastResult: useLastResult(answer, undefined),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressSchema, formatError }),
  });
  return (
    <section className={account.section} aria-labelledby="invite-title">
      <h2 id="invite-title">{texts.title}</h2>
      <p>{texts.lead}</p>
      <TypedForm
        {...getFormProps(form)}
        {...{ typed, answer }}
        labelOf={() => texts.email}
        className={account.form}
      >
        <input type="hidden" name="intent" value="invite" />
        <Field field={fields.email} label={texts.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="off" inputMode="email" required />
          )}
        </Field>
        <SaveButton label={texts.submit} busyLabel={texts.submitting} />
      </TypedForm>
    </section>
  );
}
