import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { Form } from "react-router";
import { type TurnOn, turnOnSchema } from "#app/auth/staff.schema.ts";
import { Field } from "#app/forms/Field.tsx";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import account from "../account.module.css";
import { PasswordField } from "../PasswordField.tsx";
import styles from "./twoStep.module.css";

/** A secret as an authenticator app takes it. */
export interface Setup {
  /** In base32. */
  secret: string;
  /** `otpauth:` */
  address: string;
  /** Its squares, as an SVG path. */
  qr: { size: number; path: string };
}

interface SetupFormProps {
  email: string;
  setup: Setup;
  answer: FormResponse | undefined;
}

/** The secret, to be read by an app, and the code that proves it was. */
export function SetupForm({ email, setup: { secret, address, qr }, answer }: SetupFormProps) {
  const texts = useTexts("adminAccount").twoStep;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<TurnOn, TurnOn, string[]>({
    id: "two-step",
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) => parseWithZod(formData, { schema: turnOnSchema, formatError }),
  });
  return (
    <section className={account.section} aria-labelledby="two-step-title">
      <h2 id="two-step-title">{texts.scan}</h2>
      {!answer?.result && <ActionFailure answer={answer} />}
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        shapeRendering="crispEdges"
        role="img"
        aria-label={texts.qr}
      >
        <path d={qr.path} />
      </svg>
      <a href={address}>{texts.open}</a>
      <p>
        {texts.key} <code className={styles.key}>{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <h2>{texts.prove}</h2>
      <Form method="post" className={account.form} {...getFormProps(form)}>
        <input type="hidden" name="secret" value={secret} />
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field field={fields.code} label={texts.code}>
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
            />
          )}
        </Field>
        <PasswordField field={fields.currentPassword} label={texts.password} />
        <SaveButton label={texts.turnOn} busyLabel={texts.working} />
      </Form>
    </section>
  );
}
