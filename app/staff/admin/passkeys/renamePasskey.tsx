import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
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
import { OwnForm, TypedForm } from "#app/forms/typed/TypedForm.tsx";
import type { TypedIn } from "#app/forms/typed/typedForm.ts";
import { endTyped, loadTyped, sentBy } from "#app/forms/typed/typedForms.server.ts";
import { useLastResponse } from "#app/forms/useLastResponse.ts";
import { useLastResult } from "#app/forms/useLastResult.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { CancelLink } from "#app/ui/dialog/CancelLink.tsx";
import { Dialog, DialogActions, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import { translateErrors } from "#app/validation/fieldErrors.ts";
import { messagesIn } from "#app/validation/messages.ts";
import type { Route } from "./+types/renamePasskey.ts";

/** Among the forms that keep what is typed in them. */
const formOf = (id: number) => `conta/chaves/${id}`;

export async function loader({ params, context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { id, name } = await recordAt(params.id, (id) =>
    Passkeys.findOwnById(info.staff?.id ?? 0, id),
  );
  return { name, typed: await loadTyped(formOf(id), info) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t, staff } = info;
  const fields = await readFields(request);
  const typed = parseWithZod(fields, { schema: passkeyNameSchema });
  if (typed.status !== "success") {
    const reply = typed.reply();
    const result = { ...reply, error: translateErrors(reply.error ?? {}, t) };
    return data<FormResponse>({ result }, 400);
  }
  try {
    const id = recordIdAt(params.id);
    const isDone = await Passkeys.updateName(staff?.id ?? 0, id, typed.value.name);
    await endTyped(formOf(id), sentBy(fields), info);
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
  const answer = actionData as FormResponse | undefined;
  return (
    <Dialog title={texts.rename} size="small" onClose={useCloseTo(paths.admin.account)}>
      {!answer?.result && <ActionFailure answer={answer} />}
      <OwnForm>
        {(drawn) => <PasskeyNameForm key={drawn} {...loaderData} answer={answer} />}
      </OwnForm>
    </Dialog>
  );
}

interface PasskeyNameFormProps {
  name: string;
  typed: TypedIn;
  answer: FormResponse | undefined;
}

function PasskeyNameForm({ name, typed, ...props }: PasskeyNameFormProps) {
  const texts = useTexts("adminAccount").passkeys;
  const formatError = messagesIn(useTexts("validation"));
  const answer = useLastResponse(props.answer);
  const [form, fields] = useForm<PasskeyName, PasskeyName, string[]>({
    id: "passkey-name",
    defaultValue: { name },
    lastResult: useLastResult(answer, undefined),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
    onValidate: ({ formData }) =>
      parseWithZod(formData, { schema: passkeyNameSchema, formatError }),
  });
  return (
    <TypedForm {...getFormProps(form)} {...{ typed, answer }} labelOf={() => texts.name} isInDialog>
      <Field field={fields.name} label={texts.name} hint={texts.nameHint}>
        {(control) => <input {...control} type="text" autoComplete="off" required />}
      </Field>
      <DialogActions>
        <CancelLink to={paths.admin.account} />
        <SaveButton />
      </DialogActions>
    </TypedForm>
  );
}
