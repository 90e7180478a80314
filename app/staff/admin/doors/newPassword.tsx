import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect } from "react-router";
import { refuseNewPassword } from "#app/auth/newPassword.server.ts";
import { pagePath } from "#app/auth/pagePath.ts";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import { hashPassword } from "#app/auth/password.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import { type NewPassword, newPasswordSchema } from "#app/auth/staff.schema.ts";
import * as Links from "#app/auth/staffLinks.repo.server.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { messagesIn } from "#app/validation/messages.ts";
import styles from "../LoginForm.module.css";
import { LoginPage } from "../LoginPage.tsx";
import { PasswordField } from "../PasswordField.tsx";
import type { Route } from "./+types/newPassword.ts";
import { DoorFailure, doorForm, LinkOver } from "./DoorForm.tsx";
import { doorMeta } from "./doorMeta.ts";
import { doorTexts, refuseDoor, tokenIn } from "./doors.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const email = await Links.findEmailByToken(tokenIn(url), "reset");
  return data({ email, texts: doorTexts(lang) }, email ? 200 : 410);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, clientAddress } = info;
  const token = tokenIn(url);
  const typed = parseWithZod(await readFields(request), { schema: newPasswordSchema });
  try {
    const email = await Links.findEmailByToken(token, "reset");
    if (!email) return redirect(pagePath(url), 303);
    if (typed.status !== "success") return refuseDoor(typed, typed.reply().error ?? {}, t);
    const { newPassword } = typed.value;
    const refusal = await refuseNewPassword(newPassword, email);
    if (refusal) return refuseDoor(typed, { newPassword: [`validation.${refusal}`] }, t);
    const staffId = await Links.redeemReset(token, await hashPassword(newPassword));
    if (staffId === undefined) return redirect(pagePath(url), 303);
    await SecurityEvents.record({ event: "password", staffId, clientAddress });
    // They are no part of the password; but whoever made one in somebody's name still gets in.
    const hasPasskeys = (await Passkeys.findOwn(staffId)).length > 0;
    return redirectWithFlash(paths.admin.login, {
      type: "success",
      message: t(`adminDoors.newPassword.${hasPasskeys ? "changedWithPasskeys" : "changed"}`),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  doorMeta(loaderData, (texts) => texts.newPassword.pageTitle);

/** /admin/nova-senha?codigo={token}: another password for a forgotten one. */
export default function ForgottenPassword({
  loaderData: { email },
  actionData,
}: Route.ComponentProps) {
  const texts = useTexts("adminDoors").newPassword;
  const { hint } = useTexts("adminAccount").password;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<NewPassword, NewPassword, string[]>({
    id: "new-password",
    lastResult: actionData?.result,
    ...doorForm,
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: newPasswordSchema, formatError }),
  });
  if (!email) return <LinkOver />;
  return (
    <LoginPage title={texts.title} subtitle={fill(texts.subtitle, { email })}>
      <DoorFailure answer={actionData} />
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField
          field={fields.newPassword}
          label={texts.password}
          hint={hint}
          autoComplete="new-password"
        />
        <SaveButton label={texts.submit} busyLabel={texts.submitting} />
      </Form>
    </LoginPage>
  );
}
