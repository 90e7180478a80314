import { requestContext } from "#app/context.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { deleteRecord } from "#app/forms/saving/deleteRecord.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as Inbox from "../inbox/inbox.repo.server.ts";
import type { Route } from "./+types/deleteMessage.ts";

export function loader({ url: { search }, params }: Route.LoaderArgs) {
  return { back: `${paths.admin.message(recordIdAt(params.messageId))}${search}` };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return deleteRecord(args, {
    id: recordIdOf(args.params.messageId),
    deleteById: Inbox.deleteById,
    page: `${paths.admin.messages}${args.url.search}`,
    deleted: t("adminMessages.done.deleted"),
  });
}

export const clientAction = formClientAction;

/** /admin/mensagens/{id}/excluir: the confirmation, over the message. */
export default function DeleteMessage({ loaderData, actionData }: Route.ComponentProps) {
  const { back } = loaderData;
  const texts = useTexts("adminMessages").delete;
  return (
    <ConfirmDialog title={texts.title} text={texts.text} cancelTo={back} answer={actionData} />
  );
}
