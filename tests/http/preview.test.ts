import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { png } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let server: TestServer;
let token = "";
let cookie = "";
beforeAll(async () => {
  server = await startServer();
  token = await signInToken(server);
  cookie = await signInCookie(server);
});
afterAll(() => server.stop());

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api/admin${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([200, 201]).toContain(answer.status);
  return (await answer.json()) as { id: number };
}

function read(path: string, headers: Record<string, string> = { Cookie: cookie }) {
  return fetch(server.url + path, { headers, redirect: "manual" });
}

const preview = (id: number, query = "") => `/admin/projetos/${id}/previa${query}`;
const article = (page: string) => /<article[\s\S]*<\/article>/.exec(page)?.[0];

test("shows the published page, part by part, where there is no draft", async () => {
  for (const lang of ["pt", "en"]) {
    const published = await (await read(`/projeto/x/2?lang=${lang}`)).text();
    const shown = await (await read(preview(2, `?lang=${lang}`))).text();
    expect(article(shown)).toBe(article(published));
    expect(shown).toContain(`<html lang="${lang}">`);
  }
});

test("shows the draft in both languages, which visitors never see", async () => {
  const [image = ""] = await uploadFiles(server, token, { "a.png": await png() });
  const { id } = await call("POST", "/project", { name: "Cais", description: { title: "Antes" } });
  await call("PUT", `/project/${id}/draft`, {
    content: {
      ...{ name: "Cais segredo", en: { name: "Secret pier" } },
      description: { title: "Depois segredo", firstImage: image, en: { title: "Secret after" } },
    },
  });
  const portuguese = await (await read(preview(id))).text();
  expect(portuguese).toContain("Cais segredo");
  expect(portuguese).toContain(image);
  expect(portuguese).toContain("Prévia do rascunho");
  const english = await (await read(preview(id, "?lang=en"))).text();
  expect(english).toContain("Secret pier");
  expect(english).toContain("Secret after");
  // Once staff have looked at it, nothing of it is kept for others.
  for (const path of [`/projeto/cais/${id}`, `/projeto/cais/${id}.data`, "/", "/projetos"]) {
    for (const headers of [{ Cookie: cookie }, { Cookie: "" }]) {
      const page = await (await read(path, headers)).text();
      expect(page).not.toMatch(/segredo|Secret/);
    }
  }
  expect(await (await read("/busca?q=segredo", {})).text()).not.toContain("Cais segredo");
});

test("shows a project that was never published", async () => {
  const { id } = await call("POST", "/project/draft", { content: { name: "Ainda não" } });
  const answer = await read(preview(id));
  expect(answer.status).toBe(200);
  expect(await answer.text()).toMatch(/<h1>Ainda não<\/h1>/);
  expect((await read(`/projeto/x/${id}`, {})).status).toBe(404);
});

test("is for staff alone, never stored and never indexed, however its address is written", async () => {
  const addresses = [
    "/admin/projetos/2/previa",
    "/ADMIN/Projetos/2/previa",
    "//admin/projetos/2/previa",
  ];
  for (const path of addresses.flatMap((each) => [each, `${each}.data`, `${each}?quadro`])) {
    const refused = await read(path, {});
    expect(refused.status, path).not.toBe(200);
    expect(await refused.text(), path).not.toContain("<article");
  }
  const shown = await read(preview(2));
  expect(shown.headers.get("Cache-Control")).toBe("no-store");
  expect(shown.headers.get("X-Robots-Tag")).toContain("noindex");
  // The browser does not remember the language of a preview.
  expect((await read(preview(2, "?lang=en"))).headers.get("Set-Cookie")).toBeNull();
  expect((await read(preview(999_999))).status).toBe(404);
});

test("may be framed by this site alone, and only where it is asked for", async () => {
  const framed = await read(preview(2, "?quadro"));
  expect(framed.headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(framed.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'self'");
  const page = await framed.text();
  expect(page).not.toContain("modulepreload");
  expect(page).not.toContain("Prévia do rascunho");
  for (const path of [
    preview(2),
    "/projeto/x/2?quadro",
    "/?quadro",
    "/admin/editar-projeto/2?quadro",
  ]) {
    const answer = await read(path);
    expect(answer.headers.get("X-Frame-Options"), path).toBe("DENY");
    expect(answer.headers.get("Content-Security-Policy"), path).toContain("frame-ancestors 'none'");
  }
  const phone = await (await read(preview(2, "?largura=celular&lang=en"))).text();
  expect(phone).toContain(`src="${preview(2)}?lang=en&amp;quadro="`);
});
