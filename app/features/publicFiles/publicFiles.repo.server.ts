import { db } from "#app/db/connection.server.ts";
import { inLanguage, parseEnglish } from "#app/db/english.server.ts";
import { documentTexts } from "#app/features/documents/documents.schema.ts";
import { parseProjectEnglish } from "#app/features/projects/projectRow.server.ts";
import { withSiteName } from "#app/features/projects/siteName.server.ts";
import type { InPortuguese } from "#app/i18n/content.ts";
import { fold, foldedWords } from "#app/i18n/fold.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";

/** A file that any visitor may download (contract 7). */
export interface PublicFile extends InPortuguese {
  /** Unique within the list. */
  key: string;
  title: string;
  description: string;
  /** Path under /storage. */
  file: string;
  /** Where visitors find it. */
  href: string;
  /** The project it belongs to; null for the library's files. */
  project: ({ id: number; name: string } & InPortuguese) | null;
}

/** The maximum number of files of each kind. */
const maxFiles = 20_000;

/**
 * The library's files in display order, then the projects', in the requested language.
 *
 * @param query words that must all occur in the title, description or project's name, in that language;
 *   ignores accents and case; "" returns everything
 */
export async function findAll({
  lang,
  query,
}: {
  lang: Lang;
  query: string;
}): Promise<PublicFile[]> {
  const [library, projects] = await Promise.all([findLibrary(lang), findProjects(lang)]);
  const words = foldedWords(query);
  return [...library, ...projects].filter(({ title, description, project }) => {
    const text = fold(`${title} ${description} ${project?.name ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/** Whether visitors have any file to download at all. */
export async function hasAny(): Promise<boolean> {
  const inLibrary = db().selectFrom("document").select("id").where("file", "is not", null);
  if (await inLibrary.limit(1).executeTakeFirst()) return true;
  const ofProjects = db().selectFrom("projectDocument").select("id").where("file", "is not", null);
  return Boolean(await ofProjects.limit(1).executeTakeFirst());
}

async function findLibrary(lang: Lang): Promise<PublicFile[]> {
  const rows = await db()
    .selectFrom("document")
    .select(["id", "title", "description", "file", "en"])
    .where("file", "is not", null)
    .orderBy("position")
    .limit(maxFiles)
    .$narrowType<{ file: string }>()
    .execute();
  return rows.map(({ id, en, ...row }) => {
    const texts = inLanguage(row, parseEnglish(en), lang, documentTexts);
    const href = paths.document({ id, title: texts.title });
    return { key: `library ${id}`, ...texts, href, project: null };
  });
}

async function findProjects(lang: Lang): Promise<PublicFile[]> {
  const rows = await db()
    .selectFrom("projectDocument as file")
    .innerJoin("project", "project.id", "file.projectId")
    .select(["file.id", "file.title", "file.description", "file.file", "file.en"])
    .select(["project.id as projectId", "project.name", "project.en as projectEn"])
    .where("file.file", "is not", null)
    .orderBy("project.position")
    .orderBy("file.position")
    .limit(maxFiles)
    .$narrowType<{ file: string }>()
    .execute();
  return rows.map(({ id, en, projectId, name, projectEn, ...texts }) => ({
    key: `project ${id}`,
    ...inLanguage(texts, parseEnglish(en), lang, documentTexts),
    href: paths.stored(texts.file),
    project: withSiteName(
      {
        id: projectId,
        ...inLanguage({ name }, parseProjectEnglish(projectEn).main ?? {}, lang, ["name"]),
      },
      lang,
    ),
  }));
}
