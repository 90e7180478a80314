import { requestContext } from "#app/context.ts";
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
import { filterQuery } from "../filesFilter.ts";
import { listFiles } from "../listFiles.server.ts";
import type { Route } from "./+types/storedFiles.ts";
import { FileCard } from "./FileCard.tsx";
import { FilesSearch } from "./FilesSearch.tsx";
import styles from "./storedFiles.module.css";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { lang } = context.get(requestContext);
  return {
    texts: pickTexts(lang, "adminFiles"),
    ...(await listFiles(url.searchParams, lang)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  adminMeta(matches, loaderData?.texts.adminFiles.title ?? "");

/** /admin/acervo: every stored file, as a wall of pictures or as a list, and where each is used. */
export default function StoredFilesPage({ loaderData }: Route.ComponentProps) {
  const { filter, files, count, page, pages } = loaderData;
  const texts = useTexts("adminFiles");
  const lang = useLang();
  const query = filterQuery(filter);
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
      <FilesSearch filter={filter} isFiltered={isFiltered} />
      {files.length > 0 ? (
        <ul className={filter.isList ? styles.list : styles.wall} aria-label={texts.list}>
          {files.map((file) => (
            <FileCard key={file.id} file={file} />
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
    </AdminPage>
  );
}
