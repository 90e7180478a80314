import { requestContext } from "#app/context.ts";
import type { Route } from "./+types/sitemap.ts";
import { sitemapXml } from "./sitemapXml.server.ts";
import { findSitePages } from "./sitePages.server.ts";

/** /sitemap.xml: every page that search engines may list, in both languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return new Response(sitemapXml(origin, await findSitePages()), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
