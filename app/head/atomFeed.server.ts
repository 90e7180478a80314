import { brand } from "#app/brand.ts";
import type { RequestInfo } from "#app/context.ts";
import { localeTags, pageUrl } from "#app/i18n/lang.ts";
import { element, type Xml, xmlDocument } from "#app/xml/xml.ts";

/** Maximum number of entries in a feed. */
export const feedSize = 50;

/** A file attached to an entry. */
interface Enclosure {
  /** Path of the site. */
  href: string;
  type: string;
  /** Bytes. */
  size: number;
}

/** An entry of a feed. */
interface FeedEntry {
  /** A path that never changes, even if the entry is renamed. */
  idPath: string;
  title: string;
  summary: string;
  /** Absolute URL of the entry's page. */
  link: string;
  /** Instants, ISO 8601. */
  createdAt: string;
  updatedAt: string;
  enclosure?: Enclosure | undefined;
}

interface Feed {
  /** The feed's own path. */
  path: string;
  title: string;
  /** The HTML page with the same content. */
  page: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** An Atom feed (RFC 4287) in the request's language. */
export function atomFeed(
  { lang, origin }: Pick<RequestInfo, "lang" | "origin">,
  { path, title, page, entries }: Feed,
): Response {
  const self = pageUrl(origin, path, lang);
  const root = element(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom", "xml:lang": localeTags[lang] },
    element("id", {}, self),
    element("title", {}, title),
    element("updated", {}, lastChange(entries)),
    element("link", { rel: "self", type: "application/atom+xml", href: self }),
    element("link", { rel: "alternate", type: "text/html", href: pageUrl(origin, page, lang) }),
    element("author", {}, element("name", {}, brand.name), element("uri", {}, `${origin}/`)),
    element("icon", {}, `${origin}/icon-192.png`),
    entries.map((entry) => toXml(origin, entry)),
  );
  return new Response(xmlDocument(root), {
    headers: { "Content-Type": "application/atom+xml; charset=utf-8" },
  });
}

function toXml(origin: string, entry: FeedEntry): Xml {
  const { idPath, title, summary, link, createdAt, updatedAt, enclosure } = entry;
  return element(
    "entry",
    {},
    element("id", {}, origin + idPath),
    element("title", {}, title),
    element("link", { rel: "alternate", href: link }),
    enclosure &&
      element("link", {
        rel: "enclosure",
        href: origin + enclosure.href,
        type: enclosure.type,
        length: enclosure.size,
      }),
    element("published", {}, createdAt),
    element("updated", {}, updatedAt),
    element("summary", {}, summary),
  );
}

/** The newest change; an empty feed gets a fixed date. */
function lastChange(entries: readonly FeedEntry[]): string {
  const instants = entries.map(({ updatedAt }) => updatedAt).toSorted();
  return instants.at(-1) ?? new Date(0).toISOString();
}
