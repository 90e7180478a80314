import Validator from "@adobe/structured-data-validator";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type CrawledPage, crawl, readPage } from "#tests/support/crawler.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

const langs = ["pt", "en"] as const;
const publicUrl = "http://mare.example:8080";

let server: TestServer;
let crawled: Record<(typeof langs)[number], CrawledPage[]>;
/** Pages that search engines may list, by canonical address. */
let listed: Map<string, CrawledPage>;

beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: publicUrl } });
  await fillSecondPages();
  const pages = await Promise.all(langs.map((lang) => crawl(server, lang)));
  crawled = { pt: [...(pages[0]?.values() ?? [])], en: [...(pages[1]?.values() ?? [])] };
  const all = [...crawled.pt, ...crawled.en].filter(isListed);
  listed = new Map(all.map((page) => [page.canonical ?? page.path, page]));
}, 120_000);
afterAll(() => server.stop());

/** More projects and files than fit on the first pages of their lists, including difficult names. */
async function fillSecondPages() {
  const staff = await signInToApi(server);
  const add = async (path: string, body: object) =>
    expect((await staff.call("POST", path, body)).status).toBe(201);
  const library = await (await fetch(`${server.url}/api/documents`)).json();
  const { file } = (library as { data: { file: string }[] }).data[0] ?? {};
  await add("/api/admin/project", {});
  await add("/api/admin/project", { name: '</script><script>alert("1")</script> &\u2028end' });
  for (let number = 1; number <= 14; number += 1) {
    const name = `Projeto de ensaio ${number}`;
    await add("/api/admin/project", { name, en: { name: `Rehearsal ${number}` } });
    await add("/api/admin/documents", { title: `Ata ${number}`, file });
  }
}

const isHtml = (page: CrawledPage) => page.lang !== undefined;
const isListed = (page: CrawledPage) =>
  isHtml(page) && page.status === 200 && !page.robots?.includes("noindex");

/** The test server's path for an address of the public site. */
const local = (address: string | undefined) => (address ?? "").replace(publicUrl, "");

test("no link of the site leads nowhere, and every page speaks the language chosen", () => {
  for (const lang of langs) {
    const broken = crawled[lang].filter(({ status }) => status !== 200);
    expect(broken.map(({ path, status }) => `${path}: ${status}`)).toEqual([]);
    const foreign = crawled[lang].filter((page) => isHtml(page) && page.lang !== lang);
    expect(foreign.map(({ path }) => path)).toEqual([]);
    const paths = crawled[lang].map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(["/projetos?pagina=2", "/uploads?pagina=2"]));
  }
});

test("the sitemap names every page that may be listed and every document, and nothing else", async () => {
  const entries = await readSitemap(server);
  const addresses = entries.map(({ url }) => url);
  const documents = crawled.pt.filter(({ path }) => path.startsWith("/documento/"));
  const all = [...listed.keys(), ...documents.map(({ path }) => publicUrl + path)];
  expect(documents.length).toBeGreaterThan(14);
  expect(addresses.toSorted()).toEqual(all.toSorted());
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.length).toBeGreaterThan(70);
});

test("each of them stands at its canonical address, and every other path to it says so", async () => {
  for (const [address, page] of listed) {
    const own = await readPage(server, local(address));
    expect([address, own.status, own.canonical]).toEqual([address, 200, address]);
    expect([address, own.title]).toEqual([address, page.title]);
  }
  for (const [path, address] of [
    ["/sobre/", "/sobre"],
    ["/SOBRE?utm_source=x&pagina=7", "/sobre"],
    ["/projetos?pagina=99", "/projetos?pagina=2"],
    ["/projetos?pagina=-1", "/projetos"],
    ["/projeto/qualquer-nome/1", "/projeto/praca-das-mares/1"],
    ["/projeto/tides-square/1?lang=en", "/projeto/tides-square/1?lang=en"],
    ["/projeto/praca-das-mares/1?lang=en", "/projeto/tides-square/1?lang=en"],
    ["/api?lang=en", "/api?lang=en"],
  ]) {
    const page = await readPage(server, path ?? "");
    expect([path, page.status, local(page.canonical)]).toEqual([path, 200, address]);
  }
});

test("every page names itself in both languages, and is named back", () => {
  for (const [address, { alternates, lang = "" }] of listed) {
    expect([address, Object.keys(alternates)]).toEqual([address, ["pt", "en", "x-default"]]);
    expect(alternates[lang]).toBe(address);
    expect(alternates["x-default"]).toBe(alternates.pt);
    for (const each of langs) {
      const other = listed.get(alternates[each] ?? "");
      expect([address, each, other?.alternates]).toEqual([address, each, alternates]);
    }
  }
});

test("every page has a title, a description and a picture of its own, and the feeds", {
  timeout: 180_000,
}, async () => {
  for (const lang of langs) {
    const pages = [...listed.values()].filter((page) => page.lang === lang);
    for (const key of ["title", "description"] as const) {
      const texts = pages.map((page) => page[key] ?? "");
      expect(texts.filter((text) => text.trim().length < 4)).toEqual([]);
      expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
    }
    for (const page of pages) {
      expect([page.path, page.feeds.length]).toEqual([page.path, 2]);
      expect([page.path, page.ogImage?.startsWith(`${publicUrl}/`)]).toEqual([page.path, true]);
    }
    // The pages of one list share its picture.
    const cardOf = new Map(
      pages.map(({ path, ogImage }) => [new URL(path, publicUrl).pathname, ogImage]),
    );
    expect(new Set(cardOf.values()).size).toBe(cardOf.size);
  }
  const pictures = new Set([...listed.values()].map(({ ogImage }) => local(ogImage)));
  for (const picture of pictures) {
    const answer = await fetch(server.url + picture);
    expect([picture, answer.status]).toEqual([picture, 200]);
    expect(answer.headers.get("content-type")).toMatch(/^image\/(jpeg|png|webp)/);
  }
});

describe("linked data", () => {
  interface Thing {
    "@type": string;
    [property: string]: unknown;
  }
  const thingsOf = ({ linkedData }: CrawledPage) =>
    linkedData.flatMap((json) => (JSON.parse(json) as { "@graph": Thing[] })["@graph"]);

  test("is valid on every page", async () => {
    const faults: string[] = [];
    for (const [address, page] of listed) {
      expect([address, page.linkedData.length]).toEqual([address, 1]);
      const things = thingsOf(page);
      const jsonld = Object.fromEntries(things.map((thing) => [thing["@type"], [thing]]));
      expect(Object.keys(jsonld)).toHaveLength(things.length);
      const issues = await new Validator().validate({ jsonld, microdata: {}, rdfa: {} });
      faults.push(...issues.map((issue) => `${address}: ${JSON.stringify(issue)}`));
    }
    expect(faults).toEqual([]);
  });

  test("says what the site is, where a page stands, and what a project is about", async () => {
    const home = thingsOf(await readPage(server, "/?lang=en"));
    expect(home.map((thing) => thing["@type"])).toEqual(["NGO", "WebSite"]);
    expect(home[1]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: `${publicUrl}/busca?q={search_term_string}&lang=en` },
      },
    });
    const [work, way] = thingsOf(await readPage(server, "/projeto/x/1"));
    const address = `${publicUrl}/projeto/praca-das-mares/1`;
    expect(work).toMatchObject({ "@type": "CreativeWork", name: "Praça das Marés", url: address });
    expect(work?.subjectOf).toMatchObject([{ "@type": "NewsArticle" }, {}, {}]);
    expect(way?.itemListElement).toMatchObject([
      { position: 1, item: `${publicUrl}/` },
      { position: 2, item: `${publicUrl}/projetos` },
      { position: 3, name: "Praça das Marés", item: address },
    ]);
  });

  test("holds hostile names as text", () => {
    const named = [...listed.values()].find(({ title }) => title.startsWith("</script>"));
    expect(named?.linkedData.join()).not.toMatch(/[<>&]/);
    expect(named && thingsOf(named)[0]?.name).toBe('</script><script>alert("1")</script> & end');
  });
});
