import { requestContext } from "#app/context.ts";
import { defaultLang, type Lang, langs, pageUrl } from "#app/i18n/lang.ts";
import { paths } from "#app/paths.ts";
import { element, type Xml, xmlDocument } from "#app/xml/xml.ts";
import type { Route } from "./+types/sitemap.ts";
import { findSitePages, type SitePage } from "./sitePages.server.ts";

/** /sitemap.xml: every page that search engines may list, in both languages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(requestContext);
  return new Response(sitemapXml(origin, await findSitePages()), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}

const namespaces = {
  xmlns: "http://www.sitemaps.org/schemas/sitemap/0.9",
  "xmlns:xhtml": "http://www.w3.org/1999/xhtml",
  "xmlns:image": "http://www.google.com/schemas/sitemap-image/1.1",
};

/** The maximum number of images per page in a sitemap. */
const maxImages = 1000;

/** Pages as a sitemap: one entry per page and language, each listing all language versions; one per file. */
function sitemapXml(origin: string, pages: readonly SitePage[]): string {
  const entries = pages.flatMap((page) =>
    page.isFile ? fileEntry(origin, page) : langs.map((lang) => entry(origin, page, lang)),
  );
  return xmlDocument(element("urlset", namespaces, entries));
}

function fileEntry(origin: string, { path, changedAt }: SitePage): Xml {
  return element(
    "url",
    {},
    element("loc", {}, origin + path),
    changedAt && element("lastmod", {}, changedAt),
  );
}

function entry(origin: string, { path, changedAt, images = [] }: SitePage, lang: Lang): Xml {
  const addressIn = (each: Lang) =>
    pageUrl(origin, typeof path === "string" ? path : path[each], each);
  const alternate = (hreflang: string, each: Lang) =>
    element("xhtml:link", { rel: "alternate", hreflang, href: addressIn(each) });
  return element(
    "url",
    {},
    element("loc", {}, addressIn(lang)),
    changedAt && element("lastmod", {}, changedAt),
    langs.map((each) => alternate(each, each)),
    alternate("x-default", defaultLang),
    images
      .slice(0, maxImages)
      .map((image) =>
        element("image:image", {}, element("image:loc", {}, origin + paths.stored(image))),
      ),
  );
}
