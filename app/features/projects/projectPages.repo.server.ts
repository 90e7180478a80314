import { db } from "#app/db/connection.server.ts";
import { inLanguage } from "#app/db/english.server.ts";
import type { Row } from "#app/db/tables.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { termSlug } from "#app/slug.ts";
import { excerpt } from "#app/text/lines.ts";
import { beforeUpgrade, parseProjectEnglish } from "./projectRow.server.ts";
import { withSiteName } from "./siteName.server.ts";

/** Paths and dates of a project's page, for search engines and feeds. */
export interface ProjectPage {
  id: number;
  /** By language: the slug depends on the name. */
  path: Record<Lang, string>;
  /** Instants, ISO 8601. */
  createdAt: string;
  updatedAt: string;
  /** As in the address of the projects with the same theme. */
  themeSlug?: string;
}

/** The same with the pictures that search engines may show beside it. */
export interface PicturedPage extends ProjectPage {
  /** Paths under /storage. */
  images: string[];
}

/**
 * The maximum number of pages in one answer; with both languages they stay under the sitemap's limit of 50
 * 000 URLs.
 */
const maxPages = 20_000;

/** The columns with the page's own pictures, without logos. */
const pictures = [
  "bannerImage",
  "descriptionFirstImage",
  "descriptionSecondImage",
  "resultsImage",
  "beforeImage",
  "afterImage",
] as const;

export async function findById(id: number): Promise<ProjectPage | undefined> {
  const row = await db().selectFrom("project").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...toPage(row), ...themeSlugOf({ ...beforeUpgrade, ...row }) };
}

/** Every project's page, in display order. Two statements. */
export async function findAll(): Promise<PicturedPage[]> {
  const rows = await db()
    .selectFrom("project")
    .select(["id", "name", "en", "createdAt", "updatedAt", ...pictures])
    .orderBy("position")
    .orderBy("id")
    .limit(maxPages)
    .execute();
  const photos = await db()
    .selectFrom("projectGalleryItem")
    .select(["projectId", "file"])
    .orderBy("projectId")
    .orderBy("position")
    .execute();
  const gallery = new Map<number, string[]>();
  for (const { projectId, file } of photos) {
    gallery.set(projectId, [...(gallery.get(projectId) ?? []), file]);
  }
  return rows.map((row) => {
    const own = pictures.flatMap((column) => row[column] ?? []);
    return { ...toPage(row), images: [...new Set([...own, ...(gallery.get(row.id) ?? [])])] };
  });
}

/** A project, as feeds list it. */
export interface PublishedProject extends ProjectPage {
  name: string;
  /** Its subtitle, or the beginning of its description. */
  summary: string;
  /** Path under /storage. */
  image: string | null;
}

/** The newest projects in one language, newest first. */
export async function findNewest(lang: Lang, limit: number): Promise<PublishedProject[]> {
  const rows = await db()
    .selectFrom("project")
    .select(["id", "name", "subtitle", "descriptionText", "bannerImage", "en"])
    .select(["createdAt", "updatedAt"])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const english = parseProjectEnglish(row.en);
    const { name, subtitle } = inLanguage(
      { name: row.name, subtitle: row.subtitle },
      english.main ?? {},
      lang,
      ["name", "subtitle"],
    );
    const told = { description: row.descriptionText };
    const { description } = inLanguage(told, english.description ?? {}, lang, ["description"]);
    return {
      ...toPage(row),
      name,
      summary: subtitle || excerpt(description),
      image: row.bannerImage,
    };
  });
}

/** Of the theme in Portuguese, whatever the page's language. */
export function themeSlugOf({ theme }: { theme: string }): Pick<ProjectPage, "themeSlug"> {
  const themeSlug = termSlug(theme);
  return themeSlug ? { themeSlug } : {};
}

type PageRow = Pick<Row<"project">, "id" | "name" | "en" | "createdAt" | "updatedAt">;

function toPage({ id, name, en, createdAt, updatedAt }: PageRow): ProjectPage {
  const english = parseProjectEnglish(en).main ?? {};
  const pathIn = (lang: Lang) =>
    paths.project(withSiteName({ id, ...inLanguage({ name }, english, lang, ["name"]) }, lang));
  return { id, path: { pt: pathIn("pt"), en: pathIn("en") }, createdAt, updatedAt };
}
