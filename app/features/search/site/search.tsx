import { type RequestInfo, requestContext } from "#app/context.ts";
import { describeFiles } from "#app/files/fileFacts.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { listMeta, pageHead } from "#app/head/pageHead.server.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { useTexts } from "#app/i18n/useTexts.ts";
import { searchLink } from "#app/searchUrl.ts";
import { PageHead } from "#app/ui/PageHead.tsx";
import { Pagination } from "#app/ui/Pagination.tsx";
import { Section } from "#app/ui/Section.tsx";
import { queryOf } from "#app/validation/query.ts";
import { suggestProjects } from "../suggestProjects.server.ts";
import type { Route } from "./+types/search.ts";
import { DocumentResult } from "./DocumentResult.tsx";
import { findResults } from "./findResults.server.ts";
import { ProjectResult } from "./ProjectResult.tsx";
import { ResultGroup } from "./ResultGroup.tsx";
import { SearchForm } from "./SearchForm.tsx";
import { Suggestions } from "./Suggestions.tsx";
import { Summary } from "./Summary.tsx";
import styles from "./search.module.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang } = info;
  const search = url.searchParams;
  const query = queryOf(search.get("q"));
  const results = await findResults(query, lang, search);
  const { counts, group, page, pages } = results;
  const isEmpty = counts.projects + counts.documents === 0;
  const suggestions = isEmpty ? await suggestProjects(lang) : [];
  const images = [...results.projects, ...suggestions].map(({ image }) => image);
  return {
    texts: pickTexts(lang, "search"),
    head: await pageHead(info, {
      ...listMeta(info, searchMeta(info, query), { page, pages }),
      path: searchLink(query, group, page),
      isUnlisted: true,
    }),
    query,
    ...results,
    suggestions,
    media: await Media.findDescriptions(images, lang),
    facts: await describeFiles(
      results.documents.map(({ file }) => file),
      lang,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head;

/** /busca: the search results, projects before documents, best match first. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, counts, group, page, pages, projects, documents, facts } = loaderData;
  const texts = useTexts("search");
  return (
    <>
      <PageHead title={texts.title} text={texts.text}>
        <SearchForm id="q" query={query} className={styles.form} />
      </PageHead>
      <Section labelledBy="results">
        <Summary {...loaderData} />
        {projects.length > 0 && (
          <ResultGroup kind="projects" query={query} count={counts.projects} isAlone={!!group}>
            {projects.map((project) => (
              <ProjectResult key={project.id} project={project} />
            ))}
          </ResultGroup>
        )}
        {documents.length > 0 && (
          <ResultGroup kind="documents" query={query} count={counts.documents} isAlone={!!group}>
            {documents.map(({ key, ...document }) => (
              <DocumentResult
                key={key}
                document={document}
                facts={document.file ? facts[document.file] : undefined}
              />
            ))}
          </ResultGroup>
        )}
        <Pagination page={page} pages={pages} linkTo={(to) => searchLink(query, group, to)} />
        <Suggestions projects={loaderData.suggestions} />
      </Section>
    </>
  );
}

/** Title and description of a search, specific to its query. */
function searchMeta({ t }: Pick<RequestInfo, "t">, query: string) {
  if (query === "") {
    return { title: t("search.meta.title"), description: t("search.meta.description") };
  }
  return {
    title: t("search.meta.titleFor", { query }),
    description: t("search.meta.descriptionFor", { query }),
  };
}
