import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SearchResponse } from "#app/features/search/search.schema.ts";
import { headOf, unescapeHtml } from "#tests/support/htmlTags.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function search(query: string, rest = "") {
  const answer = await fetch(`${server.url}/busca?${new URLSearchParams({ q: query })}${rest}`);
  const html = await answer.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const marks = [...main.matchAll(/<mark[^>]*>([^<]*)<\/mark>/g)].map(([, text]) => text);
  return { answer, html, main, marks, head: headOf(html) };
}

const hostile = [
  '"',
  "*",
  "' OR 1=1 --",
  "NEAR(mar, 2) AND {title}: -x",
  "<script>alert(1)</script>",
  "</mark><img src=x onerror=alert(1)>",
  "mar\u0000é",
  "\ud800",
  "%",
  "🌊 maré 🌊",
  "м".repeat(1000),
  `${"a ".repeat(2000)}`,
];

describe("a search", () => {
  test("in one group counts what that group has", async () => {
    const [, all] = /(\d+) resultados/.exec((await search("mar")).main) ?? [];
    const { main } = await search("mar", "&tipo=documentos");
    const [, shown] = /<h2 id="results">(\d+) resultados/.exec(main) ?? [];
    expect(Number(shown)).toBe(main.match(/<article/g)?.length);
    expect(Number(shown)).toBeLessThan(Number(all));
  });

  test("finds projects and documents and marks why", async () => {
    const { main, marks, head } = await search("MANGUE");
    expect(marks).toContain("Mangue");
    expect(main).toContain('href="/projeto/escola-do-mangue/2"');
    expect(main).toMatch(/<a href="\/storage\/files\/\w+\.pdf" download/);
    expect(head.title).toBe("Busca por “MANGUE” | Maré");
    expect(head.robots).toBe("noindex, follow");
    const english = await search("mangrove", "&lang=en");
    expect(english.marks).toContain("Mangrove");
    expect(english.head.title).toBe("Search for “mangrove” | Maré");
  });

  test("tells the browser and every cache in between not to keep it", async () => {
    const { answer } = await search("mangue");
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    const empty = await fetch(`${server.url}/busca`);
    expect(empty.headers.get("cache-control")).toBe("public, no-cache");
  });

  test.each(hostile)("for %j is answered as for any text", async (query) => {
    const { answer, main, head } = await search(query);
    expect(answer.status).toBe(200);
    expect(main).not.toMatch(/<script>|<img src=x/);
    expect(head.title.length).toBeLessThan(150);
  });

  test("is answered as JSON, too, with the titles and addresses of the best results", async () => {
    const ask = async (query: string) =>
      (await fetch(`${server.url}/api/search?${query}`)).json() as Promise<SearchResponse>;
    const { total, results } = await ask("q=mangue");
    expect(results).toContainEqual({
      kind: "project",
      title: "Escola do Mangue",
      project: "",
      url: "/projeto/escola-do-mangue/2",
      isInPortuguese: false,
    });
    expect(total).toBeGreaterThanOrEqual(results.length);
    for (const { url } of results) expect((await fetch(server.url + url)).status, url).toBe(200);
    const { headers } = await fetch(`${server.url}/api/search?q=mangue`);
    expect(headers.get("cache-control")).toBe("private, max-age=60");
    expect((await ask("q=mangrove&lang=en")).results[0]?.title).toContain("Mangrove");
    expect(await ask("q=")).toEqual({ total: 0, results: [] });
    expect(await ask("")).toEqual({ total: 0, results: [] });
  });

  test("answers a query of a wrong encoding, doubled or without value", async () => {
    for (const query of ["q=%ff%fe", "q=mar&q=rio", "q", "q=&tipo=nada&pagina=-1", "q=rio&tipo"]) {
      expect((await fetch(`${server.url}/busca?${query}`)).status).toBe(200);
    }
  });

  test("shows the best of many, then all of them a page at a time", async () => {
    const staff = await signInToApi(server);
    for (let number = 1; number <= 12; number += 1) {
      await staff.call("POST", "/api/admin/project", { name: `Farol ${number}` });
    }
    const together = await search("farol");
    expect(together.marks).toHaveLength(5);
    expect(together.main).toContain("12 resultados para “farol”");
    expect(together.main).toContain("/busca?q=farol&amp;tipo=projetos");
    const second = await search("farol", "&tipo=projetos&pagina=2");
    expect(second.marks).toHaveLength(2);
    expect(second.head.title).toBe("Busca por “farol”, página 2 de 2 | Maré");
    expect((await search("farol", "&tipo=projetos&pagina=999")).marks).toHaveLength(2);
    expect((await search("farol", "&tipo=documentos")).marks).toHaveLength(0);
  });

  test("without a result for all words shows those for some, and says so", async () => {
    const { main } = await search("mangue helicóptero");
    expect(main).toContain("Nenhum resultado traz todas as palavras");
    expect(main).toContain("/projeto/escola-do-mangue/2");
  });

  test("without any result says what to do and where to go", async () => {
    const { main } = await search("helicóptero");
    expect(unescapeHtml(main)).toContain("Nada encontrado para “helicóptero”");
    expect(main).toContain('href="/projeto/praca-das-mares/1"');
    expect(main).toContain('href="/uploads"');
  });
});

test("the search of files takes what is typed as every search does", async () => {
  for (const [typed, taken] of [
    ["regi\u0000mento \n interno", "regi mento interno"],
    ["x".repeat(200), "x".repeat(100)],
  ] as const) {
    const answer = await fetch(`${server.url}/uploads?${new URLSearchParams({ q: typed })}`);
    expect((await answer.text()).split("<main")[1]).toContain(`value="${taken}"`);
  }
});

describe("a project that is gone", () => {
  test("is a 404 that suggests others by its old name, and a search", async () => {
    const answer = await fetch(`${server.url}/projeto/escola-de-mangue-antiga/999`);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain("Talvez você procure um destes projetos");
    expect(main.match(/<h\d/g)).toEqual(["<h1", "<h2", "<h3", "<h3", "<h3"]);
    expect(main).toContain('href="/projeto/escola-do-mangue/2"');
    expect(main.match(/href="\/projeto\//g)).toHaveLength(3);
    expect(main).toContain('action="/busca"');
    expect(headOf(html).canonical).toBeUndefined();
  });

  test("any other missing page offers the search alone", async () => {
    const html = await (await fetch(`${server.url}/nao-existe`)).text();
    const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
    expect(main).toContain('action="/busca"');
    expect(main).not.toContain("/projeto/");
  });
});
