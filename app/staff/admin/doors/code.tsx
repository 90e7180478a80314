import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, Link, redirect } from "react-router";
import { readDevice } from "#app/auth/deviceCookie.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { type Code, codeSchema } from "#app/auth/staff.schema.ts";
import { requestContext } from "#app/context.ts";
import { Field } from "#app/forms/Field.tsx";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse, preserveRetryAfter } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { isRefused } from "#app/platform/limits/eventLimit.ts";
import { messagesIn } from "#app/validation/messages.ts";
import { enter } from "../../enter.server.ts";
import { endFirstStep, findFirstStep, proofOf } from "../../firstStep.server.ts";
import { takeSecondStep } from "../../secondStep.server.ts";
import { deviceOf } from "../../signInCookie.server.ts";
import styles from "../LoginForm.module.css";
import { LoginPage } from "../LoginPage.tsx";
import type { Route } from "./+types/code.ts";
import { DoorFailure, doorForm } from "./DoorForm.tsx";
import { doorMeta } from "./doorMeta.ts";
import { doorTexts, refuseDoor } from "./doors.server.ts";

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  if (!(await findFirstStep(request))) throw redirect(paths.admin.login + url.search);
  return { texts: doorTexts(lang) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, clientAddress } = info;
  try {
    const typed = parseWithZod(await readFields(request), { schema: codeSchema });
    const step = await findFirstStep(request);
    const account = step && (await StaffAccounts.findByIdWithHash(step.staffId));
    if (!account || account.isBlocked || proofOf(account) !== step.proof) {
      return await startAgain(url);
    }
    if (typed.status !== "success") return refuseDoor(typed, typed.reply().error ?? {}, t);
    const device = readDevice(deviceOf(request), account.email);
    const from = { clientAddress, origin: "page", device } as const;
    const second = await takeSecondStep(account.id, typed.value.code, from);
    if (isRefused(second)) {
      const headers = { "Retry-After": String(second.retryAfter) };
      return data<FormResponse>({ message: t("api.tooManyRequests") }, { status: 429, headers });
    }
    if (!second.isRight) return refuseDoor(typed, { code: ["validation.code"] }, t);
    const { passwordHash } = account;
    const userAgent = request.headers.get("User-Agent");
    const token = await Sessions.insert(account.id, "page", Date.now(), {
      passwordHash,
      userAgent,
    });
    await SecurityEvents.record({ event: "signIn", staffId: account.id, clientAddress });
    const answer = await enter(request, url, { token, staff: account });
    answer.headers.append("Set-Cookie", await endFirstStep());
    return answer;
  } catch (error) {
    if (error instanceof Sessions.AccountChangedError) return startAgain(url);
    return failureResponse(error, info);
  }
}

/** The password has another one by now, or its time is over. */
async function startAgain({ search }: URL) {
  const headers = { "Set-Cookie": await endFirstStep() };
  return redirect(paths.admin.login + search, { status: 303, headers });
}

export const clientAction = formClientAction;

export const headers = preserveRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  doorMeta(loaderData, (texts) => texts.code.pageTitle);

/** /admin/codigo: the second step of a sign-in (contract 13). */
export default function SecondStep({ actionData }: Route.ComponentProps) {
  const texts = useTexts("adminDoors").code;
  const formatError = messagesIn(useTexts("validation"));
  const [form, fields] = useForm<Code, Code, string[]>({
    id: "code",
    lastResult: actionData?.result,
    ...doorForm,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: codeSchema, formatError }),
  });
  return (
    <LoginPage title={texts.title} subtitle={texts.subtitle}>
      <DoorFailure answer={actionData} />
      <Form method="post" className={styles.form} {...getFormProps(form)}>
        <Field field={fields.code} label={texts.code} hint={texts.hint}>
          {(control) => (
            <input
              {...control}
              type="text"
              autoComplete="one-time-code"
              spellCheck={false}
              required
            />
          )}
        </Field>
        <SaveButton label={texts.submit} busyLabel={texts.submitting} />
      </Form>
      <Link to={paths.admin.login}>{texts.back}</Link>
    </LoginPage>
  );
}
