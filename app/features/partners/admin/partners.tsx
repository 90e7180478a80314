import { Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { listStates } from "#app/features/schedule/listStates.server.ts";
import { findShownPictures } from "#app/files/shownPaths.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { moveField, readMove } from "#app/forms/sorting/moveForm.ts";
import { saveMove } from "#app/forms/sorting/saveMove.server.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import { useHydrated } from "#app/ui/useHydrated.ts";
import * as Boards from "../boards.repo.server.ts";
import * as Partners from "../partners.repo.server.ts";
import { type Partner, partnerTypes } from "../partners.schema.ts";
import type { Route } from "./+types/partners.ts";
import { BoardSection } from "./BoardSection.tsx";
import { readBoardMove } from "./moveForm.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const [home, whatWeDo] = [
    await Partners.findBoard(partnerTypes.home),
    await Partners.findBoard(partnerTypes.whatWeDo),
  ];
  const cards = [...home, ...whatWeDo].flat();
  const ids = cards.map(({ id }) => id);
  const drafts = await Drafts.findAllByKind("partners");
  const states = await listStates("partners", ids, drafts, info);
  const unpublished = drafts
    .filter(({ recordId }) => !ids.includes(recordId))
    .map(({ recordId: id, content }) => ({ ...(content as Partner), id, state: states[id] }));
  return {
    home,
    whatWeDo,
    unpublished,
    shownPaths: await findShownPictures([...cards, ...unpublished].map(({ image }) => image)),
    texts: pickTexts(info.lang, "adminPartners", "adminPreview"),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return saveMove(args, {
    page: paths.admin.partners,
    readMove: (formData) =>
      readBoardMove(String(formData.get(moveField) ?? "")) ?? readMove(formData),
    move: (move) => ("column" in move ? Boards.moveOnBoard(move) : Boards.moveInStrip(move)),
    saved: t("adminPartners.moved"),
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminPartners.title ?? "");

/** /admin/parceiros: the partners of both pages, each the strip that visitors see over a board of three columns. */
export default function PartnersPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminPartners");
  const { home, whatWeDo, unpublished } = loaderData;
  const isHydrated = useHydrated();
  const isEmpty = [...home, ...whatWeDo].every((column) => column.length === 0);
  // Only a script drags.
  const order = isHydrated ? texts.drag : texts.moveByMenu;
  return (
    <AdminPage title={texts.title} lead={isEmpty ? texts.lead : `${texts.lead} ${order}`} isWide>
      <Outlet />
      <ActionFailure answer={actionData} />
      <BoardSection
        type={partnerTypes.home}
        title={texts.sections.home}
        board={home}
        unpublished={unpublished}
      />
      <BoardSection
        type={partnerTypes.whatWeDo}
        title={texts.sections.whatWeDo}
        board={whatWeDo}
        unpublished={unpublished}
      />
    </AdminPage>
  );
}
