import { requestContext } from "#app/context.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import { PreviewLink } from "#app/features/preview/PreviewLink.tsx";
import { describePlanned } from "#app/features/schedule/describePlanned.server.ts";
import { findFileFacts } from "#app/files/fileFacts.server.ts";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { openWithDraft } from "#app/forms/drafts/openWithDraft.server.ts";
import { publishOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import { useFormKey } from "#app/forms/drafts/useFormKey.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { HistoryLink } from "#app/history/admin/HistoryLink.tsx";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import * as Banner from "../banner.repo.server.ts";
import { bannerSchema } from "../banner.schema.ts";
import type { Route } from "./+types/banner.ts";
import { BannerForm } from "./BannerForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  const info = args.context.get(requestContext);
  const { lang } = info;
  const { opened, draft } = await openWithDraft("banner", 0, await Banner.find(), info);
  const planned = await Schedule.findAllByRecord("banner", 0);
  return {
    banner: opened,
    fileFacts: await findFileFacts([opened.desktopImage, opened.mobileImage], lang),
    draft,
    presence: await loadPresence("banner", 0, info),
    planned: planned.map((one) => describePlanned(one, info)),
    english: await Banner.findEnglish(),
    restored: await loadFormDraft(args),
    texts: pickTexts(lang, "adminBanner", "adminSchedule", "adminPreview"),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return publishOrDraft(args, {
    ...{ kind: "banner", id: 0, scheduledKind: "banner" },
    schema: bannerSchema,
    titleOf: () => "",
    findCurrent: Banner.find,
    publish: Banner.update,
    ...{ page: paths.admin.banner, screen: paths.admin.banner, saved: t("adminBanner.saved") },
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminBanner.title ?? "");

/** /admin/banner: the home page's promotional banner. */
export default function BannerPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminBanner");
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      tools={
        <>
          <PreviewLink to={paths.admin.bannerPreview} />
          <HistoryLink kind="banner" id={null} />
        </>
      }
    >
      <BannerForm
        key={useFormKey(loaderData.banner.version, loaderData.draft.tag)}
        data={loaderData}
        answer={actionData}
      />
    </AdminPage>
  );
}
