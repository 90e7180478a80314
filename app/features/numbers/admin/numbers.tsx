import { AdminPage } from "#app/admin/AdminPage.tsx";
import { adminMeta } from "#app/admin/adminMeta.ts";
import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { keepForm } from "#app/forms/saving/keepForm.ts";
import { restoreForm } from "#app/forms/saving/restoreForm.server.ts";
import { saveForm } from "#app/forms/saving/saveForm.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import * as Numbers from "../numbers.repo.server.ts";
import { numbersSchema } from "../numbers.schema.ts";
import type { Route } from "./+types/numbers.ts";
import { NumbersForm } from "./NumbersForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { lang } = args.context.get(requestContext);
  return {
    numbers: await Numbers.find(),
    english: await Numbers.findEnglish(),
    restored: await restoreForm(args),
    texts: pickTexts(lang, "adminNumbers"),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return saveForm(args, {
    schema: numbersSchema,
    findCurrent: Numbers.find,
    save: async (numbers, { version }) => {
      const result = await Numbers.update(numbers, { version });
      if (result === "stale") return result;
      return redirectWithFlash(paths.admin.numbers, {
        type: "success",
        message: t("adminNumbers.saved"),
      });
    },
  });
}

export const clientAction = keepForm;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, fill(loaderData?.texts.adminNumbers.title ?? "", { name: brand.shortName }));

/** /admin/numeros-mare: the home page's four figures. */
export default function NumbersPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminNumbers");
  return (
    <AdminPage title={fill(texts.title, { name: brand.shortName })} lead={texts.lead}>
      <NumbersForm key={loaderData.numbers.version} data={loaderData} answer={actionData} />
    </AdminPage>
  );
}
