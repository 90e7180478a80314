import * as Documents from "#app/features/documents/documentPages.repo.server.ts";
import * as ProjectPages from "#app/features/projects/projectPages.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectsLink, projectsPageSize } from "#app/features/projects/site/projectsLink.ts";
import * as PublicFiles from "#app/features/publicFiles/publicFiles.repo.server.ts";
import { filesPageSize, uploadsLink } from "#app/features/publicFiles/site/uploadsLink.ts";
import * as Media from "#app/files/media.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { legalTextsSince } from "#app/i18n/pt/legal.ts";
import { pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";

/** A page that search engines may list. */
export interface SitePage {
  path: string | Record<Lang, string>;
  /** Last change of its content, ISO 8601; absent where it is not recorded. */
  changedAt?: string | undefined;
  /** Paths under /storage. */
  images?: string[];
  /** A file is the same in every language. */
  isFile?: true;
}

/**
 * Every page of the site except searches, which are unbounded, and the library's files; each page once for both
 * languages.
 */
export async function findSitePages(): Promise<SitePage[]> {
  const projects = await ProjectPages.findAll();
  const shown = await Media.findShownPaths(projects.flatMap(({ images }) => images));
  const themes = await Projects.findAllThemes("pt");
  const files = await PublicFiles.findAll({ lang: "pt", query: "" });
  const projectsAt = newest(projects.map(({ updatedAt }) => updatedAt));
  const documentsAt = await Documents.findLastChange();
  const filesAt = newest([projectsAt, documentsAt]);
  return [
    { path: paths.home, changedAt: projectsAt },
    ...pagesOf((page) => projectsLink(page), projects.length, projectsPageSize, projectsAt),
    ...themes.flatMap(({ slug, ids }) =>
      pagesOf((page) => projectsLink(page, slug), ids.length, projectsPageSize, projectsAt),
    ),
    ...projects.map(({ path, updatedAt, images }) => ({
      path,
      changedAt: updatedAt,
      images: images.map((image) => shown.get(image) ?? image),
    })),
    { path: paths.whatWeDo },
    { path: paths.about },
    { path: paths.documents, changedAt: documentsAt },
    ...(await Documents.findAllWithFile()).map(({ updatedAt, ...document }) => ({
      path: paths.document(document),
      changedAt: updatedAt,
      isFile: true as const,
    })),
    ...pagesOf((page) => uploadsLink("", page), files.length, filesPageSize, filesAt),
    { path: paths.contact },
    { path: paths.terms, changedAt: legalTextsSince },
    { path: paths.privacy, changedAt: legalTextsSince },
    { path: paths.api },
  ];
}

function pagesOf(
  linkTo: (page: number) => string,
  total: number,
  size: number,
  changedAt: string | undefined,
): SitePage[] {
  const { pages } = pagingOf(new URLSearchParams(), total, size);
  return Array.from({ length: pages }, (_, index) => ({ path: linkTo(index + 1), changedAt }));
}

/** ISO 8601 in UTC sorts as text. */
function newest(instants: (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .toSorted()
    .at(-1);
}
