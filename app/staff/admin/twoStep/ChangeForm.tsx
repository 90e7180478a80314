import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { type Owner, ownerSchema } from "#app/auth/staff.schema.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { counted } from "#app/i18n/fill.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import account from "../account.module.css";
import { PasswordField } from "../PasswordField.tsx";

interface ChangeFormProps {
  email: string;
  codesLeft: number;
  answer: FormResponse | undefined;
}

/** New recovery codes, or no second step: for whoever has the password. */
export function ChangeForm({ email, codesLeft, answer }: ChangeFormProps) {
  const texts = useTexts("adminAccount").twoStep;
  const lang = useLang();
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<Owner, Owner, string[]>({
    id: "change",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ownerSchema, formatError }),
  });
  return (
    <section className={account.section} aria-labelledby="change-title">
      <h2 id="change-title">{texts.change}</h2>
      <p>
        {counted(codesLeft, lang, texts.codesLeftOne, texts.codesLeft)} {texts.changeLead}
      </p>
      {!answer?.result && <ActionFailure answer={answer} />}
      <Form method="post" className={account.form} {...getFormProps(form)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField field={fields.currentPassword} label={texts.password} />
        <SaveButton name="intent" value="renew" label={texts.renew} busyLabel={texts.working} />
        <SaveButton
          name="intent"
          value="off"
          look="outline"
          label={texts.turnOff}
          busyLabel={texts.working}
        />
      </Form>
    </section>
  );
}
