const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#x27": "'",
  "#39": "'",
};

/** Text from the site's HTML with its entities resolved. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
}

/** The attributes of every tag with a name, in document order, attribute names in lower case. */
export function tagsOf(html: string, name: string): Record<string, string>[] {
  const tags = html.matchAll(new RegExp(`<${name}(?=[\\s/>])([^>]*)>`, "gi"));
  return [...tags].map(([, words = ""]) => {
    const attributes = [...words.matchAll(/([\w:-]+)="([^"]*)"/g)];
    return Object.fromEntries(
      attributes.map(([, key = "", value = ""]) => [key.toLowerCase(), unescapeHtml(value)]),
    );
  });
}

/** The parts of a page's head for search engines. */
export interface PageHead {
  title: string;
  description: string | undefined;
  robots: string | undefined;
  canonical: string | undefined;
  /** By hreflang. */
  alternates: Record<string, string>;
  ogImage: string | undefined;
  /** Addresses of Atom feeds. */
  feeds: string[];
  /** Each JSON-LD block, unparsed. */
  linkedData: string[];
}

export function headOf(html: string): PageHead {
  const metas = tagsOf(html, "meta");
  const links = tagsOf(html, "link");
  const meta = (name: string) =>
    metas.find((each) => each.name === name || each.property === name)?.content;
  const titles = [...html.matchAll(/<title[^>]*>([^<]*)<\/title>/g)].map(([, text = ""]) => text);
  return {
    title: unescapeHtml(titles.join(" // ")),
    description: meta("description"),
    robots: meta("robots"),
    canonical: links.find(({ rel }) => rel === "canonical")?.href,
    alternates: Object.fromEntries(
      links.flatMap(({ hreflang, href }) => (hreflang && href ? [[hreflang, href]] : [])),
    ),
    ogImage: meta("og:image"),
    feeds: links.flatMap(({ type, href }) =>
      type === "application/atom+xml" && href ? [href] : [],
    ),
    linkedData: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json = ""]) => json,
    ),
  };
}
