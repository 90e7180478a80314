import { requestContext } from "#app/context.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import { filesOfErased } from "#app/features/storedFiles/filesOfDeletion.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { deleteRecord } from "#app/forms/saving/deleteRecord.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import { eraseForGood } from "../eraseForGood.server.ts";
import { historyLabels } from "../labels.server.ts";
import type { Route } from "./+types/erase.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const { kind, recordId, title } = await recordAt(params.revision, Trash.findById);
  return {
    title: historyLabels(lang).recordOf({ kind, id: recordId, title }),
    files: await filesOfErased(recordIdAt(params.revision), lang),
  };
}

export async function action(args: Route.ActionArgs) {
  const { t, lang } = args.context.get(requestContext);
  const id = recordIdOf(args.params.revision);
  const deletion = id === undefined ? undefined : await Trash.findById(id);
  const title = deletion
    ? historyLabels(lang).recordOf({ ...deletion, id: deletion.recordId })
    : "";
  return deleteRecord(args, {
    id,
    deleteById: eraseForGood,
    page: paths.admin.trash,
    deleted: t("adminHistory.trash.erased", { title }),
  });
}

export const clientAction = formClientAction;

/** /admin/lixeira/{revision}/apagar: asks before a record ceases to exist. */
export default function Erase({ loaderData, actionData }: Route.ComponentProps) {
  const { trash: texts } = useTexts("adminHistory");
  return (
    <ConfirmDialog
      title={texts.eraseTitle}
      text={texts.eraseText}
      name={loaderData.title}
      consequences={loaderData.files}
      confirm={{ label: texts.erase, busyLabel: texts.erasing }}
      cancelTo={paths.admin.trash}
      answer={actionData}
    />
  );
}
