import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
    expect(shown).toContain(`<html lang="${lang}"`);
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
  // No cookie tells the next page its language.
  expect(english).toContain('href="/projetos?lang=en"');
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

test("leads to a theme's list only where a public project has the theme", async () => {
  await call("POST", "/project", { name: "Vila", theme: "Moradia popular" });
  const { id } = await call("POST", "/project/draft", { content: { theme: "moradia popular" } });
  expect(await (await read(preview(id))).text()).toContain("tema=moradia-popular");
  await call("PUT", `/project/${id}/draft`, { content: { theme: "Energia solar" } });
  const page = await (await read(preview(id))).text();
  expect(page).toContain("Energia solar");
  expect(page).not.toContain("tema=energia");
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

describe("the other records that have drafts", () => {
  const main = (page: string) => /<main[\s\S]*<\/main>/.exec(page)?.[0];
  const text = async (path: string, headers?: Record<string, string>) =>
    (await read(path, headers)).text();

  test("show the public page as it is where there is no draft", async () => {
    const [{ id: document }] = (await list("/api/documents")) as [{ id: number }];
    const partners = (await list("/api/partners")) as { id: number; type: number }[];
    const partnerOf = (type: number) => partners.find((each) => each.type === type)?.id;
    for (const [path, page] of [
      ["/admin/banner/previa", "/"],
      ["/admin/numeros-mare/previa", "/"],
      [`/admin/parceiros/${partnerOf(1)}/previa`, "/"],
      [`/admin/parceiros/${partnerOf(2)}/previa/o-que-fazemos`, "/o-que-fazemos"],
      [`/admin/documentos/${document}/previa`, "/documentos"],
    ] as const) {
      const shown = await text(`${path}?lang=en`);
      expect(main(shown), path).toBe(main(await text(`${page}?lang=en`)));
      expect(shown, path).toContain("Sem alterações");
    }
  });

  test("show the draft in both languages, which visitors never see", async () => {
    const [image = ""] = await uploadFiles(server, token, { "a.png": await png() });
    const en = (texts: object) => ({ en: texts });
    const content = {
      title: "Edital segredo",
      description: "Antes",
      ...en({ title: "Secret call" }),
    };
    const document = await call("POST", "/documents", { title: "Edital" });
    const unpublished = await call("POST", "/documents/draft", {
      content: { title: "Novo segredo" },
    });
    const partner = await call("POST", "/partners", { image, name: "Antes" });
    const member = await call("POST", "/partners", { image, name: "Antes", type: 2 });
    await call("PUT", `/documents/${document.id}/draft`, { content });
    for (const [{ id }, type] of [
      [partner, 1],
      [member, 2],
    ] as const) {
      const content = { image, type, name: "Parceiro segredo", ...en({ name: "Secret partner" }) };
      await call("PUT", `/partners/${id}/draft`, { content });
    }
    const words = { title: "Banner segredo", ...en({ title: "Secret banner" }) };
    await call("PUT", "/banner/draft", {
      content: { active: true, desktopImage: image, ...words },
    });
    const projects = {
      number: "12",
      description: "Obras segredo",
      ...en({ description: "Secret works" }),
    };
    await call("PUT", "/home/draft", { content: { projects } });

    for (const [path, portuguese, english] of [
      ["/admin/banner/previa", "Banner segredo", "Secret banner"],
      ["/admin/numeros-mare/previa", "Obras segredo", "Secret works"],
      [`/admin/parceiros/${partner.id}/previa`, "Parceiro segredo", "Secret partner"],
      [`/admin/parceiros/${member.id}/previa/o-que-fazemos`, "Parceiro segredo", "Secret partner"],
      [`/admin/documentos/${document.id}/previa`, "Edital segredo", "Secret call"],
      // Not on the site yet, and without an English title.
      [`/admin/documentos/${unpublished.id}/previa`, "Novo segredo", "Novo segredo"],
    ] as const) {
      const shown = await read(path);
      expect(shown.headers.get("Cache-Control"), path).toBe("no-store");
      const page = await shown.text();
      expect(main(page), path).toContain(portuguese);
      expect(page, path).toContain("Prévia do rascunho");
      expect(main(await text(`${path}?lang=en`)), path).toContain(english);
      // The draft of this record, and of no other.
      for (const other of ["Banner", "Obras", "Parceiro", "Edital", "Novo"])
        if (!portuguese.startsWith(other))
          expect(main(page), path).not.toContain(`${other} segredo`);
      expect((await read(path, {})).status, path).toBe(303);
    }
    for (const path of ["/", "/documentos", "/o-que-fazemos", "/documentos.data"]) {
      for (const headers of [{ Cookie: cookie }, { Cookie: "" }])
        expect(await text(path, headers), path).not.toMatch(/segredo|Secret/);
    }
  });

  test("have none where there is no such record", async () => {
    for (const path of ["documentos/999999", "parceiros/999999", "documentos/0", "banner/3"])
      expect((await read(`/admin/${path}/previa`)).status, path).toBe(404);
  });

  test("are a link in their forms, which works without JavaScript", async () => {
    const { id } = await call("POST", "/documents", { title: "Ata" });
    const partner = await call("POST", "/partners", { name: "Rio", type: 2 });
    for (const [form, link] of [
      ["/admin/banner", "/admin/banner/previa"],
      ["/admin/numeros-mare", "/admin/numeros-mare/previa"],
      [`/admin/documentos/${id}`, `/admin/documentos/${id}/previa`],
      [`/admin/parceiros/${partner.id}`, `/admin/parceiros/${partner.id}/previa/o-que-fazemos`],
    ])
      expect(await text(form ?? ""), form).toContain(`href="${link}"`);
  });

  async function list(path: string) {
    const { data } = (await (await fetch(server.url + path)).json()) as { data: { id: number }[] };
    return data;
  }
});
