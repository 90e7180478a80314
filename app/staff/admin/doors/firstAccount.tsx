import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, redirect } from "react-router";
import { refuseNewPassword } from "#app/auth/newPassword.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import { type FirstAccount, firstAccountSchema } from "#app/auth/staff.schema.ts";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { Field } from "#app/forms/Field.tsx";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse, preserveRetryAfter } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { EventLimit, isRefused } from "#app/platform/limits/eventLimit.ts";
import { messagesIn } from "#app/validation/messages.ts";
import { enter } from "../../enter.server.ts";
import { isFirstCode, makeFirstAccount, waitsForFirstAccount } from "../../firstAccount.server.ts";
import styles from "../LoginForm.module.css";
import { LoginPage } from "../LoginPage.tsx";
import { PasswordField } from "../PasswordField.tsx";
import type { Route } from "./+types/firstAccount.ts";
import { DoorFailure, doorForm } from "./DoorForm.tsx";
import { doorMeta } from "./doorMeta.ts";
import { doorTexts, refuseDoor } from "./doors.server.ts";

/** Of wrong codes, by whomever: there is one code, and nobody whom this could lock out for long. */
const limit = new EventLimit({ name: "firstAccount", count: 20, windowMs: 10 * 60_000 });

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  if (!(await waitsForFirstAccount())) throw redirect(paths.admin.login);
  return { texts: doorTexts(lang) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, clientAddress } = info;
  try {
    const typed = parseWithZod(await readFields(request), { schema: firstAccountSchema });
    if (!(await waitsForFirstAccount())) return await taken(t("adminDoors.first.taken"));
    if (typed.status !== "success") return refuseDoor(typed, typed.reply().error ?? {}, t);
    const { code, name, email, newPassword } = typed.value;
    const entry = await limit.enter("");
    if (isRefused(entry)) {
      const headers = { "Retry-After": String(entry.retryAfter) };
      return data<FormResponse>({ message: t("api.tooManyRequests") }, { status: 429, headers });
    }
    const isRight = isFirstCode(code);
    entry.settle(!isRight);
    if (!isRight) return refuseDoor(typed, { code: ["validation.firstCode"] }, t);
    const refusal = await refuseNewPassword(newPassword, email);
    if (refusal) return refuseDoor(typed, { newPassword: [`validation.${refusal}`] }, t);
    const staff = await makeFirstAccount({ email, name, newPassword });
    if (!staff) return await taken(t("adminDoors.first.taken"));
    await SecurityEvents.record({ event: "added", staffId: staff.id, clientAddress });
    const userAgent = request.headers.get("User-Agent");
    const token = await Sessions.insert(staff.id, "page", Date.now(), { userAgent });
    return await enter(request, url, { token, staff });
  } catch (error) {
    return failureResponse(error, info);
  }
}

function taken(message: string) {
  return redirectWithFlash(paths.admin.login, { type: "warning", message });
}

export const clientAction = formClientAction;

export const headers = preserveRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  doorMeta(loaderData, (texts) => texts.first.pageTitle);

/** /admin/primeira-conta: where there is no account, the first, with the code that the log tells (contract 13). */
export default function First({ actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDoors").first;
  const { hint } = useTexts("adminAccount").password;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<FirstAccount, FirstAccount, string[]>({
    id: "first",
    lastResult: actionData?.result,
    ...doorForm,
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: firstAccountSchema, formatError }),
  });
  return (
    <LoginPage title={fill(texts.title, { name: brand.shortName })} subtitle={texts.subtitle}>
      <DoorFailure answer={actionData} />
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <Field field={fields.code} label={texts.code}>
          {(control) => (
            <input {...control} type="text" autoComplete="off" spellCheck={false} required />
          )}
        </Field>
        <Field field={fields.name} label={texts.name}>
          {(control) => <input {...control} type="text" autoComplete="name" required />}
        </Field>
        <Field field={fields.email} label={texts.email}>
          {(control) => (
            <input {...control} type="email" autoComplete="username" inputMode="email" required />
          )}
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
