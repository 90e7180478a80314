import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { type Owner, ownerSchema } from "#app/auth/staff.schema.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { DialogActions } from "#app/ui/dialog/Dialog.tsx";
import { messagesIn } from "#app/validation/messages.ts";
import account from "../account.module.css";
import { PasswordField } from "../PasswordField.tsx";
import { usePasskeySupport } from "./browserPasskeys.ts";

interface PasskeyOwnerFormProps {
  email: string;
  /** Whether the site's address can have passkeys. */
  isPossible: boolean;
  answer: FormResponse | undefined;
}

/** The password, before the browser is asked for a passkey; or that this browser knows none. */
export function PasskeyOwnerForm({ email, isPossible, answer }: PasskeyOwnerFormProps) {
  const texts = useTexts("adminAccount").passkeys;
  const formatError = messagesIn(useTexts("validation"));
  const isSupported = usePasskeySupport();
  const [form, fields] = useForm<Owner, Owner, string[]>({
    id: "passkey",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: ownerSchema, formatError }),
  });
  if (!isPossible || isSupported === false) return <p>{texts.unsupported}</p>;
  return (
    <Form method="post" preventScrollReset {...getFormProps(form)}>
      <div className={account.form}>
        {!answer?.result && <ActionFailure answer={answer} />}
        <p>{texts.addLead}</p>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField field={fields.currentPassword} label={texts.password} />
      </div>
      <DialogActions>
        <CancelLink to={paths.admin.account} />
        <SaveButton label={texts.next} busyLabel={texts.working} />
      </DialogActions>
    </Form>
  );
}
