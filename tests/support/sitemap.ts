import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ErrorLevel, type SitemapItem, XMLToSitemapItemStream } from "sitemap";
import { expect } from "vitest";
import type { TestServer } from "./server.ts";

/** The site's sitemap, read by a strict parser. */
export async function readSitemap(server: TestServer): Promise<SitemapItem[]> {
  const answer = await fetch(`${server.url}/sitemap.xml`);
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  const objections: unknown[] = [];
  const parser = new XMLToSitemapItemStream({
    level: ErrorLevel.THROW,
    logger: (level, ...words) => objections.push([level, ...words]),
  });
  const items: SitemapItem[] = [];
  await pipeline(Readable.from([await answer.text()]), parser, async (read) => {
    for await (const item of read) items.push(item as SitemapItem);
  });
  expect(objections).toEqual([]);
  return items;
}
