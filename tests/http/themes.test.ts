import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
  const api = await signInToApi(server);
  for (const project of [
    { name: "Ciclovia", theme: "Mobilidade", en: { theme: "Mobility" } },
    { name: "Palafita", theme: "Moradia", place: "Pina" },
    { name: "Barco", theme: "mobilidade", en: { theme: "Mobility" } },
  ]) {
    await api.call("POST", "/api/admin/project", project);
  }
});
afterAll(() => server.stop());

async function read(path: string) {
  const answer = await fetch(server.url + path);
  const html = await answer.text();
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);
  return {
    status: answer.status,
    cacheControl: answer.headers.get("Cache-Control"),
    html,
    names: all(/<h2[^>]*><a[^>]*>(?:<span[^>]*>)?([^<]+)/g),
    current: all(/<a[^>]*aria-current="page"[^>]*href="([^"]*tema=[^"]*)"/g),
    canonical: all(/rel="canonical" href="http:\/\/[^/]+([^"]*)"/g),
  };
}

test("the projects of a theme have an address of their own, in both languages", async () => {
  // Twice: the second answer comes from memory.
  for (const _ of ["rendered", "remembered"]) {
    expect((await read("/projetos")).names).toEqual(["Ciclovia", "Palafita", "Barco"]);
    const found = await read("/projetos?tema=mobilidade");
    expect(found.names).toEqual(["Ciclovia", "Barco"]);
    expect(found.current).toEqual(["/projetos?tema=mobilidade"]);
    expect(found.canonical).toEqual(["/projetos?tema=mobilidade"]);
    expect(found.html).toContain("<title>Projetos: Mobilidade |");
    expect(found.html).toContain("2 projetos com o tema Mobilidade");
    const english = await read("/projetos?tema=mobilidade&lang=en");
    expect(english.names).toEqual(["Ciclovia", "Barco"]);
    expect(english.current).toEqual(["/projetos?tema=mobilidade&amp;lang=en"]);
    expect(english.html).toContain("2 projects with the theme Mobility");
    expect((await read("/projetos?tema=moradia")).names).toEqual(["Palafita"]);
    // A name without translation says what language it is in.
    expect((await read("/projetos?tema=moradia&lang=en")).html).toContain(
      '1 project with the theme <span lang="pt">Moradia</span>',
    );
  }
});

test("a theme without projects is answered 404, with the way to all, and is not kept", async () => {
  const none = await read("/projetos?tema=nada");
  expect([none.status, none.cacheControl]).toEqual([404, "no-store"]);
  expect(none.names).toEqual([]);
  expect(none.html).toContain("Nenhum projeto com este tema.");
  expect(none.html).toContain("Ver todos os projetos");
  expect((await read("/projetos?tema=")).names).toHaveLength(3);
});

test("a project's page leads to those with its theme, by one address in both languages", async () => {
  const { html } = await read("/projeto/ciclovia/1");
  expect(html).toContain('href="/projetos?tema=mobilidade"');
  expect((await read("/projeto/ciclovia/1?lang=en")).html).toContain(
    'href="/projetos?tema=mobilidade&amp;lang=en"',
  );
  const housing = await read("/projeto/palafita/2");
  expect(housing.html).toContain("<dd>Pina</dd>");
  expect(housing.html).toContain('"contentLocation":{"@type":"Place","name":"Pina"}');
});
