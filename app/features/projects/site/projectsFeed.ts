import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { atomFeed, feedSize } from "#app/head/atomFeed.server.ts";
import { pageUrl } from "#app/i18n/lang.ts";
import { paths } from "#app/sitePaths.ts";
import * as ProjectPages from "../projectPages.repo.server.ts";
import { withSiteName } from "../siteName.server.ts";
import type { Route } from "./+types/projectsFeed.ts";

/** /projetos.atom: the newest projects, each with its banner. */
export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang, origin, t } = info;
  const projects = await ProjectPages.findNewest(lang, feedSize);
  const files = await Media.findAllByPaths(projects.flatMap(({ image }) => image ?? []));
  const shown = await Media.findShown(files);
  return atomFeed(info, {
    path: paths.projectsFeed,
    title: t("feeds.projects", { agency: brand.shortName }),
    page: paths.projects,
    entries: projects.map(({ id, name, summary, path, image, createdAt, updatedAt }) => {
      const stored = files.find((file) => file.path === image);
      return {
        // Without a name: any slug leads to the project, and this path stays the same when it is renamed.
        idPath: paths.project({ id, name: "" }),
        title: withSiteName({ id, name }, lang).name,
        summary,
        link: pageUrl(origin, path[lang], lang),
        createdAt,
        updatedAt,
        enclosure: stored && {
          href: paths.stored(shown.get(stored.path)?.path ?? stored.path),
          type: stored.type,
          size: shown.get(stored.path)?.size ?? stored.size,
        },
      };
    }),
  });
}
