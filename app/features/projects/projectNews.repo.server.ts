import { db } from "#app/db/connection.server.ts";
import { inLanguage, parseEnglish } from "#app/db/english.server.ts";
import type { InPortuguese } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { parseProjectEnglish } from "./projectRow.server.ts";
import { withSiteName } from "./siteName.server.ts";

/** What was published about a project, with the project. */
export interface ProjectNews extends InPortuguese {
  id: number;
  title: string;
  /** Instant, ISO 8601. */
  createdAt: string;
  project: { id: number; name: string } & InPortuguese;
}

/**
 * The newest news with a title of all published projects, newest first; none that is dated ahead. A page that is kept
 * by the contents' version shows it when its day has come and anything has been saved since.
 */
export async function findNewest(lang: Lang, limit: number): Promise<ProjectNews[]> {
  const rows = await db()
    .selectFrom("projectPost as post")
    .innerJoin("project", "project.id", "post.projectId")
    .select(["post.id", "post.title", "post.createdAt", "post.en", "projectId"])
    .select(["project.name", "project.en as projectEn"])
    .where(({ fn }) => fn("trim", ["post.title"]), "<>", "")
    .where("post.createdAt", "<=", new Date().toISOString())
    .orderBy("post.createdAt", "desc")
    .orderBy("post.id", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ id, title, createdAt, en, projectId, name, projectEn }) => {
    const texts = inLanguage({ title }, parseEnglish(en), lang, ["title"]);
    const { main = {} } = parseProjectEnglish(projectEn);
    const project = withSiteName(
      { id: projectId, ...inLanguage({ name }, main, lang, ["name"]) },
      lang,
    );
    return { id, createdAt, ...texts, project };
  });
}
