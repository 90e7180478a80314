import { requestContext } from "#app/context.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { readFields } from "#app/forms/readFields.server.ts";
import { ActionFailure } from "#app/forms/saving/ActionFailure.tsx";
import { failureResponse } from "#app/forms/saving/failureResponse.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { applyChanges, contentHashOf } from "../changes.server.ts";
import { listTexts } from "../listTexts.server.ts";
import { groupByRecord } from "../textEntry.ts";
import { textLabels, textPath } from "../textLabels.server.ts";
import { stateQuery } from "../textStates.ts";
import type { Route } from "./+types/translations.ts";
import { StateFilters } from "./StateFilters.tsx";
import { TextList } from "./TextList.tsx";
import styles from "./translations.module.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  const labelOf = textLabels(lang);
  const { entries, ...list } = await listTexts(url.searchParams);
  return {
    ...list,
    texts: pickTexts(lang, "adminTranslations"),
    records: groupByRecord(entries).map((texts) =>
      texts.map((entry) => {
        const { key, portuguese, english, state } = entry;
        const label = labelOf(entry);
        const seen = contentHashOf(entry);
        return { key, portuguese, english, state, ...label, seen, to: textPath(entry) };
      }),
    ),
  };
}

/**
 * "Continua certa" and "Fica igual": confirm a text as it is, provided it has not changed since it was seen.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const info = context.get(requestContext);
  const { t } = info;
  const form = await readFields(request);
  const change = { key: String(form.get("key")), seen: String(form.get("seen")), english: null };
  try {
    const { changed } = await applyChanges([change]);
    return await redirectWithFlash(`${paths.admin.translations}${url.search}`, {
      type: changed > 0 ? "success" : "error",
      message: t(changed > 0 ? "adminTranslations.kept" : "adminTranslations.keptNot"),
    });
  } catch (error) {
    return failureResponse(error, info);
  }
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminTranslations.title ?? "");

/** /admin/traducoes: all of staff's texts by the state of their English version. */
export default function TranslationsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { records, state, counts, page, pages } = loaderData;
  const texts = useTexts("adminTranslations");
  const query = stateQuery(state);
  return (
    <AdminPage
      title={texts.title}
      lead={texts.lead}
      isWide
      tools={
        <div className={styles.tools}>
          <ButtonLink to={paths.admin.importTranslations} look="outline">
            {texts.import}
          </ButtonLink>
          <ButtonLink
            to={pageLink(paths.admin.exportTranslations, query, 1)}
            look="outline"
            icon="download"
            download
          >
            {texts.export}
          </ButtonLink>
        </div>
      }
    >
      <ActionFailure answer={actionData} />
      <StateFilters state={state} counts={counts} />
      {records.length === 0 && <EmptyList>{texts.empty}</EmptyList>}
      <TextList records={records} />
      <Pagination
        page={page}
        pages={pages}
        linkTo={(number) => pageLink(paths.admin.translations, query, number)}
      />
    </AdminPage>
  );
}
