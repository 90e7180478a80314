import { requestContext } from "#app/context.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { createOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { Dialog, useCloseTo } from "#app/ui/dialog/Dialog.tsx";
import * as PartnerDrafts from "../partnerDrafts.repo.server.ts";
import { partnerSchema, partnerTypeOf, partnerTypes } from "../partners.schema.ts";
import type { Route } from "./+types/newPartner.ts";
import styles from "./newPartner.module.css";
import { PartnerForm } from "./PartnerForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  return {
    // Given by the button that leads here (`?tipo=2`).
    type: partnerTypeOf(args.url.searchParams.get("tipo")),
    idempotencyKey: crypto.randomUUID(),
    restored: await loadFormDraft(args),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  const type = partnerTypeOf(args.url.searchParams.get("tipo"));
  return createOrDraft(args, {
    schema: partnerSchema.omit({ type: true }),
    keep: (partner, once, kept) => PartnerDrafts.insert({ ...partner, type }, once, kept),
    discardOwn: PartnerDrafts.discardOwn,
    publish: (partner, once) => PartnerDrafts.insertPublished({ ...partner, type }, once),
    page: paths.admin.partners,
    created: () => t("adminPartners.created"),
    screen: paths.admin.partner,
  });
}

export const clientAction = formClientAction;

/** "Adicionar parceiro": a modal over the boards; without JavaScript, part of their page. */
export default function NewPartner({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminPartners");
  const { type, idempotencyKey, restored } = loaderData;
  const section = type === partnerTypes.home ? texts.sections.home : texts.sections.whatWeDo;
  return (
    <Dialog title={texts.add} onClose={useCloseTo(paths.admin.partners)}>
      <p className={styles.section}>{section}</p>
      <PartnerForm idempotencyKey={idempotencyKey} restored={restored} answer={actionData} />
    </Dialog>
  );
}
