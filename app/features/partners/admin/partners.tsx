import { Outlet } from "react-router";
import { AdminPage } from "#app/admin/AdminPage.tsx";
import { adminMeta } from "#app/admin/adminMeta.ts";
import { requestContext } from "#app/context.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { useHydrated } from "#app/ui/useHydrated.ts";
import * as Partners from "../partners.repo.server.ts";
import { partnerTypes } from "../partners.schema.ts";
import type { Route } from "./+types/partners.ts";
import { BoardSection } from "./BoardSection.tsx";
import { movePartner } from "./movePartner.server.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return {
    home: await Partners.findBoard(partnerTypes.home),
    whatWeDo: await Partners.findBoard(partnerTypes.whatWeDo),
    texts: pickTexts(lang, "adminPartners"),
  };
}

export function action(args: Route.ActionArgs) {
  return movePartner(args);
}

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminPartners.title ?? "");

/** /admin/parceiros: the partners of both pages, each a board of three columns. */
export default function PartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminPartners");
  const { home, whatWeDo } = loaderData;
  const isHydrated = useHydrated();
  const isEmpty = [...home, ...whatWeDo].every((column) => column.length === 0);
  // Only a script drags.
  const order = isHydrated ? texts.drag : texts.moveByMenu;
  return (
    <AdminPage title={texts.title} lead={isEmpty ? texts.lead : `${texts.lead} ${order}`}>
      <Outlet />
      <ActionFailure answer={actionData} />
      <BoardSection type={partnerTypes.home} title={texts.sections.home} board={home} />
      <BoardSection type={partnerTypes.whatWeDo} title={texts.sections.whatWeDo} board={whatWeDo} />
    </AdminPage>
  );
}
