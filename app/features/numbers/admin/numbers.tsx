import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import { PreviewLink } from "#app/features/preview/PreviewLink.tsx";
import { loadFormDraft } from "#app/forms/drafts/loadFormDraft.server.ts";
import { openWithDraft } from "#app/forms/drafts/openWithDraft.server.ts";
import { publishOrDraft } from "#app/forms/drafts/publishOrDraft.server.ts";
import { useFormKey } from "#app/forms/drafts/useFormKey.ts";
import { loadPresence } from "#app/forms/presence/loadPresence.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { HistoryLink } from "#app/history/admin/HistoryLink.tsx";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { paths } from "#app/paths.ts";
import { AdminPage } from "#app/ui/AdminPage.tsx";
import * as Numbers from "../numbers.repo.server.ts";
import { numbersSchema } from "../numbers.schema.ts";
import type { Route } from "./+types/numbers.ts";
import { NumbersForm } from "./NumbersForm.tsx";

export async function loader(args: Route.LoaderArgs) {
  const info = args.context.get(requestContext);
  const { lang } = info;
  const { opened, draft } = await openWithDraft("home", 0, await Numbers.find(), info);
  return {
    numbers: opened,
    draft,
    presence: await loadPresence("home", 0, info),
    english: await Numbers.findEnglish(),
    restored: await loadFormDraft(args),
    texts: pickTexts(lang, "adminNumbers", "adminPreview"),
  };
}

export function action(args: Route.ActionArgs) {
  const { t } = args.context.get(requestContext);
  return publishOrDraft(args, {
    ...{ kind: "home", id: 0 },
    schema: numbersSchema,
    titleOf: () => "",
    findCurrent: Numbers.find,
    publish: Numbers.update,
    ...{ page: paths.admin.numbers, screen: paths.admin.numbers, saved: t("adminNumbers.saved") },
  });
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  adminMeta(matches, fill(loaderData?.texts.adminNumbers.title ?? "", { name: brand.shortName }));

/** /admin/numeros-mare: the home page's four figures. */
export default function NumbersPage({ loaderData, actionData }: Route.ComponentProps) {
  const texts = useTexts("adminNumbers");
  return (
    <AdminPage
      title={fill(texts.title, { name: brand.shortName })}
      lead={texts.lead}
      tools={
        <>
          <PreviewLink to={paths.admin.numbersPreview} />
          <HistoryLink kind="home" id={null} />
        </>
      }
    >
      <NumbersForm
        key={useFormKey(loaderData.numbers.version, loaderData.draft.tag)}
        data={loaderData}
        answer={actionData}
      />
    </AdminPage>
  );
}
