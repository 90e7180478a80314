import { Link } from "react-router";
import { requestContext } from "#app/context.ts";
import { DocumentCard } from "#app/features/documents/site/DocumentCard.tsx";
import { findCovers } from "#app/files/cover/covers.repo.server.ts";
import { describeFiles } from "#app/files/fileFacts.server.ts";
import { listMeta, pageHead } from "#app/head/pageHead.server.ts";
import { Localized } from "#app/i18n/Localized.tsx";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useLang } from "#app/i18n/useLang.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { pagingOf } from "#app/paging.ts";
import { paths } from "#app/sitePaths.ts";
import { CardGrid } from "#app/ui/CardGrid.tsx";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { Section } from "#app/ui/Section.tsx";
import { queryOf } from "#app/validation/query.ts";
import * as PublicFiles from "../publicFiles.repo.server.ts";
import type { Route } from "./+types/uploads.ts";
import { countText } from "./countText.ts";
import { FileSearch } from "./FileSearch.tsx";
import styles from "./uploads.module.css";
import { filesPageSize, uploadsLink } from "./uploadsLink.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const search = url.searchParams;
  const query = queryOf(search.get("q"));
  const found = await PublicFiles.findAll({ lang, query });
  const { page, pages, limit, offset } = pagingOf(search, found.length, filesPageSize);
  const files = found.slice(offset, offset + limit);
  const texts = pickTexts(lang, "documents", "publicFiles");
  return {
    texts,
    head: await pageHead(info, {
      ...listMeta(info, texts.publicFiles.meta, { page, pages }),
      path: uploadsLink(query, page),
      trail: [{ name: texts.documents.meta.title, path: paths.documents }],
      isUnlisted: query !== "",
    }),
    files,
    facts: await describeFiles(
      files.map(({ file }) => file),
      lang,
    ),
    media: await findCovers(files.map(({ file }) => file)),
    total: found.length,
    query,
    page,
    pages,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /uploads: every public file, the library's and the projects', searchable (contract 7). */
export default function UploadsPage({ loaderData }: Route.ComponentProps) {
  const { files, facts, total, query, page, pages } = loaderData;
  const texts = useTexts("publicFiles");
  const { list } = useTexts("documents");
  const lang = useLang();
  return (
    <>
      <PageHead title={texts.title} text={texts.text}>
        <FileSearch query={query} />
      </PageHead>
      <Section labelledBy="found">
        <h2 id="found" className={styles.count}>
          <span role="status">{countText(texts, total, { query, lang })}</span>
        </h2>
        {total === 0 && query && <p>{texts.noResultsHint}</p>}
        <CardGrid>
          {files.map(({ key, project, ...file }) => (
            <DocumentCard
              key={key}
              {...file}
              facts={facts[file.file]}
              source={
                project ? (
                  <Link to={paths.project(project)}>
                    <Localized of={project} field="name" />
                  </Link>
                ) : (
                  texts.fromLibrary
                )
              }
              texts={list}
            />
          ))}
        </CardGrid>
        <Pagination page={page} pages={pages} linkTo={(number) => uploadsLink(query, number)} />
      </Section>
    </>
  );
}
