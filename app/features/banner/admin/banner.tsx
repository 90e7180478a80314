import { AdminPage } from "#app/admin/AdminPage.tsx";
import { adminMeta } from "#app/admin/adminMeta.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { saveForm } from "#app/forms/saving/saveForm.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as Banner from "../banner.repo.server.ts";
import { bannerSchema } from "../banner.schema.ts";
import type { Route } from "./+types/banner.ts";
import { BannerForm } from "./BannerForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(requestContext);
  return {
    banner: await Banner.find(),
    restored: await restoreForm(args),
    texts: pickTexts(lang, "adminBanner"),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return saveForm(args, {
    schema: bannerSchema,
    findCurrent: Banner.find,
    save: async (banner, { version }) => {
      const result = await Banner.update(banner, { version });
      if (result === "stale") return result;
      return redirectWithFlash(paths.admin.banner, {
        type: "success",
        message: t("adminBanner.saved"),
      });
    },
  });
}

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, loaderData?.texts.adminBanner.title ?? "");

/** /admin/banner: the home page's promotional banner. */
export default function BannerPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminBanner");
  return (
    <AdminPage title={texts.title} lead={texts.lead}>
      <BannerForm key={loaderData.banner.version} data={loaderData} answer={actionData} />
    </AdminPage>
  );
}
