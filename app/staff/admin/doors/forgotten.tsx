import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form, Link, redirect } from "react-router";
import { type Address, addressSchema } from "#app/auth/staff.schema.ts";
import { requestContext } from "#app/context.ts";
import { isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import { Field } from "#app/forms/Field.tsx";
import { readFields } from "#app/forms/readFields.server.ts";
import { failureResponse, preserveRetryAfter } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { clientKey } from "#app/platform/limits/clientKey.ts";
import { EventLimit, isRefused } from "#app/platform/limits/eventLimit.ts";
import { messagesIn } from "#app/validation/messages.ts";
import { askForNewPassword } from "../../forgotten.server.ts";
import form from "../LoginForm.module.css";
import { LoginPage } from "../LoginPage.tsx";
import type { Route } from "./+types/forgotten.ts";
import { DoorFailure, doorForm } from "./DoorForm.tsx";
import { doorMeta } from "./doorMeta.ts";
import { doorTexts, refuseDoor } from "./doors.server.ts";

const sentParam = "enviado";
/** Per client, whatever account it asks for. */
const limit = new EventLimit({ name: "forgotten", count: 10, windowMs: 15 * 60_000 });

export function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return {
    hasMail: isMailSetUp(),
    isSent: url.searchParams.has(sentParam),
    texts: doorTexts(lang),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, clientAddress, origin } = info;
  try {
    const typed = parseWithZod(await readFields(request), { schema: addressSchema });
    if (typed.status !== "success") return refuseDoor(typed, typed.reply().error ?? {}, t);
    const entry = await limit.enter(clientKey(clientAddress));
    if (isRefused(entry)) {
      const headers = { "Retry-After": String(entry.retryAfter) };
      const result = { ...typed.reply(), status: "error" as const };
      const error = { email: [t("api.tooManyRequests")] };
      return data<FormResponse>({ result: { ...result, error } }, { status: 429, headers });
    }
    entry.settle(true);
    if (isMailSetUp()) askForNewPassword({ email: typed.value.email, origin, clientAddress });
    return redirect(`${paths.admin.forgotten}?${sentParam}`, 303);
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const headers = preserveRetryAfter;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  doorMeta(loaderData, (texts) => texts.forgotten.pageTitle);

/** /admin/esqueci: a link for a new password by mail, else what to ask a colleague for (contract 13). */
export default function Forgotten({ loaderData, actionData }: Route.ComponentProps) {
  const { hasMail, isSent } = loaderData;
  const texts = useTexts("adminDoors").forgotten;
  return (
    <LoginPage
      title={texts.title}
      subtitle={hasMail ? texts.subtitle : texts.noMailSubtitle}
      notice={hasMail && isSent && texts.sent}
    >
      {hasMail ? <AddressForm answer={actionData} /> : <p>{texts.nobody}</p>}
      <Link to={paths.admin.login}>{texts.signIn}</Link>
    </LoginPage>
  );
}

function AddressForm({ answer }: { answer: FormResponse | undefined }) {
  const texts = useTexts("adminDoors").forgotten;
  const formatError = messagesIn(useTexts("validation"));
  const [own, fields] = useForm<Address, Address, string[]>({
    id: "forgotten",
    lastResult: answer?.result,
    ...doorForm,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: addressSchema, formatError }),
  });
  return (
    <Form method="post" action={paths.admin.forgotten} className={form.form} {...getFormProps(own)}>
      <DoorFailure answer={answer} />
      <Field field={fields.email} label={texts.email}>
        {(control) => (
          <input {...control} type="email" autoComplete="username" inputMode="email" required />
        )}
      </Field>
      <SaveButton label={texts.submit} busyLabel={texts.submitting} />
    </Form>
  );
}
