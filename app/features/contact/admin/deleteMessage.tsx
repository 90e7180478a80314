import { requestContext } from "#app/context.ts";
import * as Inbox from "#app/features/contact/inbox/inbox.repo.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/site/recordIdOf.ts";
import { ConfirmDialog } from "#app/ui/ConfirmDialog.tsx";
import { redirectWithFlash } from "#app/ui/flash.server.ts";
import type { Route } from "./+types/deleteMessage.ts";

export function loader({ url: { search }, params }: Route.LoaderArgs) {
  return { back: `${paths.admin.message(recordIdOf(params.messageId) ?? 0)}${search}` };
}

export async function action({ url, params, context }: Route.ActionArgs) {
  const { t } = context.get(requestContext);
  const isDeleted = await Inbox.deleteById(recordIdOf(params.messageId) ?? 0);
  return redirectWithFlash(`${paths.admin.messages}${url.search}`, {
    type: isDeleted ? "success" : "error",
    message: t(isDeleted ? "adminMessages.done.deleted" : "adminMessages.done.missing"),
  });
}

export const clientAction = keepForm;

/** /admin/mensagens/{id}/excluir: the question, over the message. */
export default function DeleteMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { back } = loaderData;
  const texts = useTexts("adminMessages").delete;
  return (
    <ConfirmDialog title={texts.title} text={texts.text} cancelTo={back} answer={actionData} />
  );
}
