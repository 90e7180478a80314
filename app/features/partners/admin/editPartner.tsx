import { requestContext } from "#app/context.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { openWithDraft } from "#app/forms/drafts/openWithDraft.server.ts";
import { saveOrKeep } from "#app/forms/drafts/saveOrKeep.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { revalidateOnOwnActions } from "#app/forms/saving/revalidateOnOwnActions.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog } from "#app/ui/dialog/Dialog.tsx";
import { useCloseTo } from "#app/ui/dialog/useCloseTo.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerSchema } from "../partners.schema.ts";
import type { Route } from "./+types/editPartner.ts";
import { PartnerForm } from "./PartnerForm.tsx";
import { typeOf } from "./typeOf.ts";

const newPath = (formData: FormData) => paths.admin.newPartner(typeOf(formData.get("type")));

export async function loader(args: Route.LoaderArgs) {
  const info = args.context.get(requestContext);
  const stored = await recordToEdit(args, Partners.findById, newPath);
  const { opened, draft } = await openWithDraft("partners", stored.id, stored, info);
  return {
    partner: opened,
    draft,
    english: await Partners.findEnglishById(stored.id),
    restored: await loadFormDraft(args),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  return saveOrKeep(args, {
    ...{ kind: "partners", id },
    schema: partnerSchema.omit({ type: true }),
    titleOf: ({ name }) => name,
    findCurrent: () => Partners.findById(id),
    newPath,
    publish: (partner, basedOn) =>
      Partners.update(id, { ...partner, en: partner.en ?? {} }, basedOn),
    page: paths.admin.partners,
    screen: paths.admin.partner(id),
    saved: t("adminPartners.saved"),
  });
}

export const clientAction = formClientAction;
export const shouldRevalidate = revalidateOnOwnActions;

/** "Editar parceiro": a modal over the boards; without JavaScript, part of their page. */
export default function EditPartner({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminPartners");
  return (
    <Dialog title={texts.edit} onClose={useCloseTo(paths.admin.partners)}>
      <PartnerForm
        key={`${loaderData.partner.id}-${loaderData.draft.tag}`}
        {...loaderData}
        answer={actionData}
      />
    </Dialog>
  );
}
