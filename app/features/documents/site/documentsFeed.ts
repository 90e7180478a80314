import { brand } from "#app/brand.ts";
import { requestContext } from "#app/context.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { atomFeed, feedSize } from "#app/head/atomFeed.server.ts";
import { pageUrl } from "#app/i18n/lang.ts";
import { paths } from "#app/sitePaths.ts";
import { trimmed } from "#app/text/blank.ts";
import * as DocumentPages from "../documentPages.repo.server.ts";
import type { Route } from "./+types/documentsFeed.ts";

/** /documentos.atom: the library's newest documents, each with its file. */
export async function loader({ context }: Route.LoaderArgs) {
  const info = context.get(requestContext);
  const { lang, origin, t } = info;
  const documents = await DocumentPages.findNewest(lang, feedSize);
  const files = await Media.findAllByPaths(documents.flatMap(({ file }) => file ?? []));
  return atomFeed(info, {
    path: paths.documentsFeed,
    title: t("feeds.documents", { agency: brand.shortName }),
    page: paths.documents,
    entries: documents.map(({ id, title, description, file, createdAt, updatedAt }) => {
      const stored = files.find(({ path }) => path === file);
      const href = stored && paths.document({ id, title });
      return {
        idPath: `${paths.documents}#${id}`,
        title: trimmed(title) || (stored && !stored.hasOtherNames ? stored.originalName : ""),
        summary: description,
        link: href ? origin + href : pageUrl(origin, paths.documents, lang),
        createdAt,
        updatedAt,
        enclosure: stored && href ? { href, type: stored.type, size: stored.size } : undefined,
      };
    }),
  });
}
