import { requestContext } from "#app/context.ts";
import { openForEditing } from "#app/features/schedule/listStates.server.ts";
import { findFileFacts } from "#app/files/fileFacts.server.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { publishOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import { useFormKey } from "#app/forms/drafts/useFormKey.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { revalidateOnOwnActions } from "#app/forms/saving/revalidateOnOwnActions.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerSchema, partnerTypeOf, partnerTypes } from "../partners.schema.ts";
import type { Route } from "./+types/editPartner.ts";
import { PartnerForm } from "./PartnerForm.tsx";

const newPath = (formData: FormData) => paths.admin.newPartner(partnerTypeOf(formData.get("type")));

export async function loader(args: Route.LoaderArgs) {
  const info = args.context.get(requestContext);
  const { opened, draft, state, english } = await recordToEdit(
    args,
    async (id) => openForEditing("partners", id, await Partners.findById(id), info),
    newPath,
  );
  return {
    partner: opened,
    fileFacts: await findFileFacts([opened.image], info.lang),
    presence: await loadPresence("partners", opened.id, info),
    draft,
    hasHistory: state.status !== "draft",
    english: english ?? (await Partners.findEnglishById(opened.id)),
    restored: await loadFormDraft(args),
  };
}

/** What visitors see, or else what staff have prepared. */
async function findCurrent(id: number) {
  const partner = await Partners.findById(id);
  const draft = partner ? undefined : await PartnerDrafts.find(id);
  return draft ? { id, ...draft.content, version: 0 } : partner;
}

export async function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  // The form does not choose it.
  const type = (await findCurrent(id))?.type ?? partnerTypes.home;
  return publishOrDraft(args, {
    ...{ kind: "partners", id },
    schema: partnerSchema.omit({ type: true }),
    titleOf: ({ name }) => name,
    toContent: (partner) => ({ ...partner, type }),
    findCurrent: () => findCurrent(id),
    newPath,
    publish: (partner, opened) => PartnerDrafts.publish(id, { ...partner, type }, opened),
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
  const { partner, draft } = loaderData;
  return (
    <Dialog title={texts.edit} onClose={useCloseTo(paths.admin.partners)}>
      <PartnerForm
        key={`${partner.id} ${useFormKey(partner.version, draft.tag)}`}
        {...loaderData}
        answer={actionData}
      />
    </Dialog>
  );
}
