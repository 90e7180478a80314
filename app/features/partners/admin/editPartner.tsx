import { Dialog } from "#app/admin/dialog/Dialog.tsx";
import { useCloseTo } from "#app/admin/dialog/useCloseTo.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { recordIdAt, recordToEdit } from "#app/forms/saving/recordAt.server.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { revalidateOnOwnActions } from "#app/forms/saving/revalidateOnOwnActions.ts";
import { saveForm } from "#app/forms/saving/saveForm.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerSchema } from "../partners.schema.ts";
import type { Route } from "./+types/editPartner.ts";
import { PartnerForm } from "./PartnerForm.tsx";
import { typeOf } from "./typeOf.ts";

const newPath = (formData: FormData) => paths.admin.newPartner(typeOf(formData.get("type")));

export async function loader(args: Route.LoaderArgs) {
  const partner = await recordToEdit(args, Partners.findById, newPath);
  return {
    partner,
    english: await Partners.findEnglishById(partner.id),
    restored: await restoreForm(args),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const id = recordIdAt(args.params.id);
  return saveForm(args, {
    schema: partnerSchema.omit({ type: true }),
    findCurrent: () => Partners.findById(id),
    newPath,
    save: async (partner, { version }) => {
      const result = await Partners.update(id, { ...partner, en: partner.en ?? {} }, { version });
      if (result !== "updated") return result;
      return redirectWithFlash(paths.admin.partners, {
        type: "success",
        message: t("adminPartners.saved"),
      });
    },
  });
}

export const clientAction = keepForm;
export const shouldRevalidate = revalidateOnOwnActions;

/** "Editar parceiro": a modal over the boards; without JavaScript, part of their page. */
export default function EditPartner({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminPartners");
  return (
    <Dialog title={texts.edit} onClose={useCloseTo(paths.admin.partners)}>
      <PartnerForm key={loaderData.partner.id} {...loaderData} answer={actionData} />
    </Dialog>
  );
}
