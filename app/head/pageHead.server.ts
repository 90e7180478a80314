import type { MetaDescriptor } from "react-router";
import { brand } from "#app/brand.ts";
import type { RequestInfo } from "#app/context.ts";
import {
  type OpenGraphImage,
  openGraphImage,
} from "#app/features/sharing/openGraphImage.server.ts";
import { defaultLang, type Lang, langs, pageUrl } from "#app/i18n/lang.ts";
import type { Paging } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { breadcrumbs, type Crumb } from "./breadcrumbs.server.ts";
import { graph, type Thing } from "./jsonLd.server.ts";

/** The site's Atom feeds, each in both languages, with the dictionary key of its title. */
const feeds = [
  { path: paths.projectsFeed, title: "feeds.projects" },
  { path: paths.documentsFeed, title: "feeds.documents" },
] as const;

/** Facebook's locale names, which need a territory. */
const openGraphLocales: Record<Lang, string> = { pt: "pt_BR", en: "en_US" };

/** What goes into a page's head. */
interface PageHead {
  /** Without the agency's name, which is appended in the document's title. */
  title: string;
  description: string;
  /** The page's canonical path, with the query that identifies it; by language where they differ. */
  path: string | Record<Lang, string>;
  /** The pages between home and this one. */
  trail?: Crumb[];
  /** What the page is about, for search engines. */
  things?: Thing[];
  /** Keeps the page out of search engines, which still follow its links. */
  isUnlisted?: boolean;
}

/**
 * The head of a public page, computed only on the server: title, description, canonical address, the same
 * page in the other languages (contract 3), feeds, linked data, and sharing metadata. A loader returns it as
 * `head`, the route's `meta` passes it on.
 */
export async function pageHead(
  { lang, origin, t }: Pick<RequestInfo, "lang" | "origin" | "t">,
  { title, description, path, trail = [], things = [], isUnlisted = false }: PageHead,
): Promise<MetaDescriptor[]> {
  const pathIn = (each: Lang) => (typeof path === "string" ? path : path[each]);
  const addressIn = (each: Lang) => pageUrl(origin, pathIn(each), each);
  const link = (rel: string, href: string, rest = {}) => ({ tagName: "link", rel, href, ...rest });
  const way = breadcrumbs({ lang, origin, t }, [...trail, { name: title, path: pathIn(lang) }]);
  return [
    { title: `${title} | ${brand.shortName}` },
    { name: "description", content: description },
    ...(isUnlisted ? [{ name: "robots", content: "noindex, follow" }] : []),
    link("canonical", addressIn(lang)),
    ...langs.map((each) => link("alternate", addressIn(each), { hrefLang: each })),
    link("alternate", addressIn(defaultLang), { hrefLang: "x-default" }),
    ...feeds.map(({ path: feed, title: key }) =>
      link("alternate", pageUrl(origin, feed, lang), {
        type: "application/atom+xml",
        title: t(key, { agency: brand.shortName }),
      }),
    ),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    { property: "og:locale", content: openGraphLocales[lang] },
    { property: "og:url", content: addressIn(lang) },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    ...shareTags(origin, await openGraphImage(pathIn(lang).replace(/\?.*/, ""), lang)),
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": graph([...things, ...way]) },
  ];
}

/** The picture of a shared link. */
function shareTags(origin: string, card: OpenGraphImage | undefined): MetaDescriptor[] {
  if (!card) return [];
  const address = origin + card.path;
  return [
    { property: "og:image", content: address },
    { property: "og:image:type", content: "image/jpeg" },
    { property: "og:image:width", content: String(card.width) },
    { property: "og:image:height", content: String(card.height) },
    { property: "og:image:alt", content: card.alt },
    { name: "twitter:image", content: address },
    { name: "twitter:image:alt", content: card.alt },
  ];
}

/** Title and description of one page of a long list; from the second page on both include its number. */
export function listMeta(
  { t }: Pick<RequestInfo, "t">,
  { title, description }: { title: string; description: string },
  { page, pages }: Pick<Paging, "page" | "pages">,
): { title: string; description: string } {
  if (page === 1) return { title, description };
  const place = t("common.paging.title", { page, pages });
  return { title: `${title}, ${place}`, description: `${description} (${place})` };
}
