import { data, Outlet } from "react-router";
import { requestContext } from "#app/context.ts";
import { MediaError } from "#app/files/mediaErrors.ts";
import { fileMessages, mediaMessage } from "#app/files/mediaMessage.ts";
import { readForm } from "#app/files/upload/readForm.server.ts";
import { uploadStatus } from "#app/files/upload/uploadStatus.ts";
import { redirectWithFlash } from "#app/flash/flash.server.ts";
import { formClientAction } from "#app/forms/saving/formClientAction.ts";
import { adminMeta } from "#app/head/adminMeta.ts";
import { counted } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pageLink } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { AdminPage, EmptyList } from "#app/ui/AdminPage.tsx";
import { ButtonLink } from "#app/ui/Button.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { uploadList } from "../choice.ts";
import { filterQuery } from "../filesFilter.ts";
import { listFiles } from "../listFiles.server.ts";
import { sentInWords } from "../sentInWords.ts";
import type { Route } from "./+types/storedFiles.ts";
import { FileCard } from "./FileCard.tsx";
import { FilesSearch } from "./FilesSearch.tsx";
import { LibraryUpload } from "./LibraryUpload.tsx";
import styles from "./storedFiles.module.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return {
    texts: pickTexts(lang, "adminFiles"),
    ...(await listFiles(url.searchParams, lang)),
  };
}

/** Files that were sent to the library without a script: those that are good are kept, the others named. */
export async function action({ request, context }: Route.ActionArgs) {
  const { t, lang } = context.get(requestContext);
  const { upload: texts } = pickTexts(lang, "adminFiles").adminFiles;
  const field = `${uploadList}[].file`;
  const form = await readForm(request, (name) => (name === field ? "any" : undefined)).catch(
    (error: unknown) => {
      if (error instanceof MediaError) return error;
      throw error;
    },
  );
  if (form instanceof MediaError) {
    return data({ failures: [mediaMessage(form, t)] }, uploadStatus(form));
  }
  const message = sentInWords(form.stored, texts, lang);
  const [refused] = Object.values(form.fileErrors).flat();
  if (!refused && message) {
    return redirectWithFlash(paths.admin.library, { type: "success", message });
  }
  const failures = Object.values(fileMessages(form.fileErrors, t)).flat();
  return data(
    { failures: refused ? [...failures, ...(message ? [message] : [])] : [texts.none] },
    refused ? uploadStatus(refused) : 400,
  );
}

export const clientAction = formClientAction;

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminFiles.title ?? "");

/** /admin/acervo: every stored file, as a wall of pictures or as a list, and where each is used. */
export default function StoredFilesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { filter, files, count, page, pages } = loaderData;
  const texts = useTexts("adminFiles");
  const lang = useLang();
  const query = filterQuery(filter);
  const here = pageLink("", query, page);
  const otherView = filterQuery({ ...filter, isList: !filter.isList });
  const isFiltered = String(filterQuery({ ...filter, isList: false, isOldestFirst: false })) !== "";
  return (
    <AdminPage
      title={texts.title}
      lead={counted(count, lang, texts.countOne, texts.count)}
      tools={
        <ButtonLink to={pageLink(paths.admin.library, otherView, page)} look="outline">
          {filter.isList ? texts.view.wall : texts.view.list}
        </ButtonLink>
      }
      isWide
    >
      <Outlet />
      <div data-behind-dialog="" className={styles.choices}>
        <LibraryUpload
          failures={actionData && "failures" in actionData ? actionData.failures : []}
        />
        <FilesSearch filter={filter} isFiltered={isFiltered} />
        {files.length > 0 ? (
          <ul className={filter.isList ? styles.list : styles.wall} aria-label={texts.list}>
            {files.map((file) => (
              <FileCard key={file.id} file={file} here={here} />
            ))}
          </ul>
        ) : (
          <EmptyList>{isFiltered ? texts.noMatch : texts.empty}</EmptyList>
        )}
        <Pagination
          page={page}
          pages={pages}
          linkTo={(number) => pageLink(paths.admin.library, query, number)}
        />
      </div>
    </AdminPage>
  );
}
