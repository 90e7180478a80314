import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data, Form } from "react-router";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import { type PasskeyName, passkeyNameSchema } from "#app/auth/staff.schema.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { Field } from "#app/forms/Field.tsx";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { SaveButton } from "#app/forms/saving/SaveButton.tsx";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { Dialog, DialogActions, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { messagesIn } from "#app/validation/messages.ts";
import type { Route } from "./+types/renamePasskey.ts";

export function loader({ params, context }: Route.LoaderArgs) {
  const { staff } = context.get(requestContext);
  return recordAt(params.id, (id) => Passkeys.findOwnById(staff?.id ?? 0, id));
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, staff } = info;
  const typed = parseWithZod(await readFields(request), { schema: passkeyNameSchema });
  if (typed.status !== "success") {
    const reply = typed.reply();
    const result = { ...reply, error: translateErrors(reply.error ?? {}, t) };
    return data<FormResponse>({ result }, 400);
  }
  try {
    const id = recordIdAt(params.id);
    const isDone = await Passkeys.updateName(staff?.id ?? 0, id, typed.value.name);
    return await redirectWithFlash(paths.admin.account, {
      type: isDone ? "success" : "error",
      message: t(isDone ? "adminAccount.passkeys.renamed" : "adminAccount.passkeys.gone"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

/** /admin/conta/chaves/{id}: what one of one's passkeys is called. */
export default function RenamePasskey({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminAccount").passkeys;
  const formatError = messagesIn(useTexts("validation"));
  const answer = actionData as FormResponse | undefined;
  const [form, fields] = useForm<PasskeyName, PasskeyName, string[]>({
    id: "passkey-name",
    defaultValue: { name: loaderData.name },
    lastResult: answer?.result,
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: passkeyNameSchema, formatError }),
  });
  return (
    <Dialog title={texts.rename} size="small" onClose={useCloseTo(paths.admin.account)}>
      {!answer?.result && <ActionFailure answer={answer} />}
      <Form method="post" replace preventScrollReset {...getFormProps(form)}>
        <Field field={fields.name} label={texts.name} hint={texts.nameHint}>
          {(control) => <input {...control} type="text" autoComplete="off" required />}
        </Field>
        <DialogActions>
          <CancelLink to={paths.admin.account} />
          <SaveButton />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
