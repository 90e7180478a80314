import { XMLValidator } from "fast-xml-parser";
import { parseAtomFeed } from "feedsmith";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { readSitemap } from "#tests/support/sitemap.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";

const publicUrl = "https://mare.example";

let server: TestServer;
let staff: ApiClient;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: publicUrl } });
  staff = await signInToApi(server);
});
afterAll(() => server.stop());

async function readFeed(path: string, cookie = "") {
  const answer = await fetch(server.url + path, { headers: { Cookie: cookie } });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
  expect(answer.headers.get("set-cookie")).toBeNull();
  const xml = await answer.text();
  expect(XMLValidator.validate(xml)).toBe(true);
  return { xml, feed: parseAtomFeed(xml) };
}

/** RFC 4287's requirements for feeds and entries that the parser does not check. */
function expectWhole({ feed }: Awaited<ReturnType<typeof readFeed>>, address: string) {
  const { id, title, updated, links = [], authors = [], entries = [] } = feed;
  expect(id).toBe(address);
  expect(title).toBeTruthy();
  expect(links.find(({ rel }) => rel === "self")?.href).toBe(address);
  expect(authors[0]?.name).toContain("Maré");
  expect(entries.length).toBeGreaterThan(4);
  expect(new Set(entries.map((entry) => entry.id)).size).toBe(entries.length);
  const changes = entries.map((entry) => new Date(String(entry.updated)).toISOString());
  expect(new Date(String(updated)).toISOString()).toBe(changes.toSorted().at(-1));
  for (const entry of entries) {
    expect(entry.id).toMatch(/^https:\/\/mare\.example\//);
    expect(entry.title?.value).toBeTruthy();
    expect(entry.links?.filter(({ rel }) => rel === "alternate")).toHaveLength(1);
    expect(new Date(String(entry.published)).getTime()).toBeGreaterThan(0);
  }
}

describe.each([
  ["pt", "", "Praça das Marés", "Lei Municipal nº 17.875/2013"],
  ["en", "?lang=en", "Tides Square", "Municipal Law 17.875/2013"],
])("the feeds in %s", (_, query, project, document) => {
  test("tell of the newest projects, with their addresses and pictures", async () => {
    const read = await readFeed(`/projetos.atom${query}`);
    expectWhole(read, `${publicUrl}/projetos.atom${query}`);
    const entry = read.feed.entries?.find(({ id }) => id?.endsWith("/1"));
    expect(entry?.title?.value).toBe(project);
    const enclosure = entry?.links?.find(({ rel }) => rel === "enclosure");
    const picture = await fetch(server.url + new URL(enclosure?.href ?? "").pathname);
    expect(picture.headers.get("content-type")).toBe(enclosure?.type);
    expect((await picture.arrayBuffer()).byteLength).toBe(Number(enclosure?.length));
  });

  test("tell of the newest documents, with their files", async () => {
    const read = await readFeed(`/documentos.atom${query}`);
    expectWhole(read, `${publicUrl}/documentos.atom${query}`);
    expect(read.feed.entries?.map(({ title }) => title?.value)).toContain(document);
  });
});

test("a document without a title goes by the name of its file", async () => {
  const [file] = await uploadFiles(server, staff.token, { "Ata de maio.pdf": samples.pdf });
  const added = await staff.call("POST", "/api/admin/documents", { title: "\t", file });
  expect(added.status).toBe(201);
  const { feed } = await readFeed("/documentos.atom");
  expect(feed.entries?.[0]?.title?.value).toBe("Ata de maio.pdf");
  const page = await (await fetch(`${server.url}/documentos`)).text();
  expect(page.replaceAll("<!-- -->", "")).toContain(">: PDF, 1 KB</span>");
});

test("a feed is of its address's language, whatever a visitor has chosen", async () => {
  const { xml } = await readFeed("/projetos.atom", "lang=en");
  expect(xml).toContain('xml:lang="pt-BR"');
  const english = await readFeed("/projetos.atom?lang=en", "lang=pt");
  expect(english.xml).toContain('xml:lang="en"');
});

test.each(["/projetos.atom", "/documentos.atom?lang=en", "/sitemap.xml", "/robots.txt"])(
  "%s comes from memory, and not at all to who has it",
  async (path) => {
    const first = await fetch(server.url + path);
    const etag = first.headers.get("etag") ?? "";
    expect(first.headers.get("cache-control")).toBe("public, no-cache");
    const again = await fetch(server.url + path, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    const plain = { "Accept-Encoding": "identity" };
    const head = await fetch(server.url + path, { method: "HEAD", headers: plain });
    const { byteLength } = await first.arrayBuffer();
    expect(head.headers.get("content-length")).toBe(String(byteLength));
    expect((await fetch(server.url + path, { method: "POST" })).status).toBeGreaterThanOrEqual(400);
  },
);

test("robots are kept out of the back office and shown the sitemap", async () => {
  const lines = (await (await fetch(`${server.url}/robots.txt`)).text()).split("\n");
  expect(lines).toContain("User-agent: *");
  expect(lines).toContain("Disallow: /admin");
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
});

test("a save shows at once in the feed and in the sitemap, with its moment and new address", async () => {
  const before = await readSitemap(server);
  const made = await staff.call("POST", "/api/admin/project", { name: "Ponte <Nova> & Velha" });
  const { id } = (await made.json()) as { id: number };
  const savedAt = new Date().toISOString();
  await staff.call("PUT", `/api/admin/project/${id}`, { name: "Ponte Só" });
  const { feed } = await readFeed("/projetos.atom");
  expect(feed.entries?.[0]).toMatchObject({
    id: `${publicUrl}/projeto/projeto/${id}`,
    title: { value: "Ponte Só" },
  });
  const entries = await readSitemap(server);
  expect(entries.length).toBe(before.length + 2);
  const page = entries.find(({ url }) => url === `${publicUrl}/projeto/ponte-so/${id}`);
  expect(page?.lastmod && page.lastmod >= savedAt).toBe(true);
  expect(page?.links?.map(({ lang, url }) => [lang, url])).toEqual([
    ["pt", `${publicUrl}/projeto/ponte-so/${id}`],
    ["en", `${publicUrl}/projeto/ponte-so/${id}?lang=en`],
    ["x-default", `${publicUrl}/projeto/ponte-so/${id}`],
  ]);
  const pictured = entries.find(({ url }) => url.endsWith("/projeto/praca-das-mares/1"));
  expect(pictured?.img?.length).toBeGreaterThan(7);
});
