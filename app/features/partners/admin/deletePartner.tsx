import { requestContext } from "#app/context.ts";
import { filesOfDeleted } from "#app/features/storedFiles/filesOfDeletion.server.ts";
import { ConfirmDialog } from "#app/forms/saving/ConfirmDialog.tsx";
import { deleteRecord } from "#app/forms/saving/deleteRecord.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordAt, recordIdAt } from "#app/forms/saving/recordAt.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { trimmed } from "#app/text/blank.ts";
import { recordIdOf } from "#app/validation/recordId.ts";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import type { Route } from "./+types/deletePartner.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const partner = await recordAt(
    params.id,
    async (id) => (await Partners.findById(id)) ?? (await PartnerDrafts.find(id))?.content,
  );
  const id = recordIdAt(params.id);
  return { id, name: partner.name, files: await filesOfDeleted("partners", [id], lang) };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return deleteRecord(args, {
    id: recordIdOf(args.params.id),
    deleteById: PartnerDrafts.deleteById,
    page: paths.admin.partners,
    deleted: t("adminPartners.deleted"),
  });
}

export const clientAction = formClientAction;

/** The delete confirmation (spec 2). */
export default function DeletePartner({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, files } = loaderData;
  const { confirm } = useTexts("adminCommon");
  const { unnamed } = useTexts("adminPartners");
  return (
    <ConfirmDialog
      text={confirm.text}
      name={trimmed(name) || fill(unnamed, { id })}
      consequences={files}
      cancelTo={paths.admin.partners}
      answer={actionData}
    />
  );
}
