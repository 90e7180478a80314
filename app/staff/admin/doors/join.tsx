import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect } from "react-router";
import { refuseNewPassword } from "#app/auth/newPassword.server.ts";
import { pagePath } from "#app/auth/pagePath.ts";
import { hashPassword } from "#app/auth/password.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { type Joining, joinSchema } from "#app/auth/staff.schema.ts";
import * as Links from "#app/auth/staffLinks.repo.server.ts";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import { Field } from "#app/forms/Field.tsx";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { messagesIn } from "#app/validation/messages.ts";
import { enter } from "../../enter.server.ts";
import styles from "../LoginForm.module.css";
import { LoginPage } from "../LoginPage.tsx";
import { PasswordField } from "../PasswordField.tsx";
import type { Route } from "./+types/join.ts";
import { DoorFailure, doorForm, LinkOver } from "./DoorForm.tsx";
import { doorMeta } from "./doorMeta.ts";
import { doorTexts, refuseDoor, tokenIn } from "./doors.server.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const email = await Links.findEmailByToken(tokenIn(url), "invite");
  return data({ email, texts: doorTexts(lang) }, email ? 200 : 410);
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, clientAddress } = info;
  const token = tokenIn(url);
  const typed = parseWithZod(await readFields(request), { schema: joinSchema });
  try {
    const email = await Links.findEmailByToken(token, "invite");
    if (!email) return redirect(pagePath(url), 303);
    if (typed.status !== "success") return refuseDoor(typed, typed.reply().error ?? {}, t);
    const { name, newPassword } = typed.value;
    const refusal = await refuseNewPassword(newPassword, email);
    if (refusal) return refuseDoor(typed, { newPassword: [`validation.${refusal}`] }, t);
    const passwordHash = await hashPassword(newPassword);
    const staff = await Links.acceptInvite(token, { name, passwordHash });
    if (!staff) return redirect(pagePath(url), 303);
    await SecurityEvents.record({ event: "joined", staffId: staff.id, clientAddress });
    const userAgent = request.headers.get("User-Agent");
    const opened = await Sessions.insert(staff.id, "page", Date.now(), { userAgent });
    return await enter(request, url, { token: opened, staff });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  doorMeta(loaderData, (texts) => texts.join.pageTitle);

/** /admin/convite?codigo={token}: an invited person's name and password. */
export default function Join({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDoors").join;
  const { hint } = useTexts("adminAccount").password;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<Joining, Joining, string[]>({
    id: "join",
    lastResult: actionData?.result,
    ...doorForm,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: joinSchema, formatError }),
  });
  if (!email) return <LinkOver />;
  return (
    <LoginPage
      title={fill(texts.title, { name: brand.shortName })}
      subtitle={fill(texts.subtitle, { email })}
    >
      <DoorFailure answer={actionData} />
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <Field field={fields.name} label={texts.name}>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </Field>
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
