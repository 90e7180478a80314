import { headOf, type PageHead, tagsOf } from "./htmlTags.ts";
import type { TestServer } from "./server.ts";

/** A page read by the crawler. */
export interface CrawledPage extends PageHead {
  /** Path and query as linked. */
  path: string;
  status: number;
  lang: string | undefined;
  /** Its internal links, path and query. */
  links: string[];
}

/** Reads one page as a visitor who has chosen a language. */
export async function readPage(
  server: TestServer,
  path: string,
  lang?: string,
): Promise<CrawledPage> {
  const headers: Record<string, string> = lang ? { Cookie: `lang=${lang}` } : {};
  const answer = await fetch(server.url + path, { headers, redirect: "manual" });
  const html = await answer.text();
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const hrefs = tagsOf(html, "a").flatMap(({ href }) => href ?? []);
  for (const href of hrefs.filter((each) => each.startsWith("#"))) {
    if (!ids.has(href.slice(1))) throw new Error(`${path} has no place ${href}`);
  }
  return {
    path,
    status: answer.status,
    lang: tagsOf(html, "html")[0]?.lang,
    links: hrefs.flatMap((href) => inside(server, path, href)),
    ...headOf(html),
  };
}

/**
 * Crawls every page reachable from home by links, in one language. Stored files and other documents are
 * requested too, so that every broken link is found.
 *
 * @returns by path and query
 */
export async function crawl(server: TestServer, lang: string): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const waiting = ["/"];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await readPage(server, path, lang);
    pages.set(path, page);
    // The language switch leads to the other language's half of the site.
    waiting.push(...page.links.filter((link) => !/[?&]lang=/.test(link)));
  }
  return pages;
}

function inside(server: TestServer, from: string, href: string): string[] {
  if (href.startsWith("#")) return [];
  const url = new URL(href, server.url + from);
  return url.origin === server.url ? [url.pathname + url.search] : [];
}
