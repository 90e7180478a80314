import { afterAll, beforeAll, expect, test } from "vitest";
import { uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { type ApiClient, signInToApi } from "#tests/support/staffApi.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/* A document's address stays, whatever file it has: /documento/{id}/{slug}. */

let server: TestServer;
let staff: ApiClient;
let cookie: string;
let pdf = "";
let docx = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  staff = await signInToApi(server);
  cookie = await signInCookie(server);
  const files = { "Relatório de 2025.pdf": samples.pdf, "Ata final.docx": samples.docx };
  [pdf = "", docx = ""] = await uploadFiles(server, staff.token, files);
});
afterAll(() => server.stop());

const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  fetch(server.url + path, { headers, method, redirect: "manual" });

async function call(method: string, path: string, body?: object) {
  const answer = await staff.call(method, `/api/admin/documents${path}`, body);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return (await answer.json()) as { id: number };
}

const add = async (title: string, more: object = {}) =>
  (await call("POST", "", { title, file: pdf, ...more })).id;
/** A document's form, without the data for the script, which repeats all texts. */
const formOf = async (id: number) => {
  const html = await (await get(`/admin/documentos/${id}`, { Cookie: cookie })).text();
  return html.replace(/<script[\s\S]*?<\/script>/g, "");
};
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());

test("serves the newest file at once, under its own name and type, whatever a cache remembers", async () => {
  const id = await add("Relatório anual");
  const address = `/documento/${id}/relatorio-anual`;
  const first = await get(address);
  expect(first.status).toBe(200);
  expect(await bytesOf(first)).toEqual(samples.pdf);
  expect(Object.fromEntries(first.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": expect.stringContaining("Relat%C3%B3rio%20de%202025.pdf"),
    "cache-control": "public, no-cache",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
  });
  const etag = first.headers.get("etag") ?? "";
  expect((await get(address, { "If-None-Match": etag })).status).toBe(304);
  const part = await get(address, { Range: "bytes=0-3", "If-Range": etag });
  expect([part.status, await part.text()]).toEqual([206, "%PDF"]);
  expect((await get(address, { Range: "bytes=999999-" })).status).toBe(416);

  const listed = async () => />(PDF|DOCX), \d/.exec(await (await get("/documentos")).text())?.[1];
  // The page is remembered whole.
  expect([await listed(), await listed()]).toEqual(["PDF", "PDF"]);

  await call("PUT", `/${id}`, { title: "Relatório anual", file: docx });
  expect(await listed()).toBe("DOCX");
  const remembered: Record<string, string>[] = [
    {},
    { "If-None-Match": etag },
    { Range: "bytes=0-3", "If-Range": etag },
  ];
  for (const headers of remembered) {
    const answer = await get(address, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-disposition")).toMatch(/^attachment;.*Ata%20final\.docx$/);
    expect(await bytesOf(answer)).toEqual(samples.docx);
  }
  for (const headers of remembered.slice(0, 2)) {
    const head = await get(address, headers, "HEAD");
    expect([head.status, head.headers.get("content-length"), await head.text()]).toEqual([
      200,
      String(samples.docx.length),
      "",
    ]);
  }
  const post = await get(address, { "Sec-Fetch-Site": "same-origin" }, "POST");
  expect([post.status, post.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  await call("DELETE", `/${id}`);
});

test("a picture is shown under its own name, too", async () => {
  const [png = ""] = await uploadFiles(server, staff.token, { "Mapa.png": await samples.png() });
  const id = await add("Mapa", { file: png });
  const { headers } = await get(`/documento/${id}/mapa`);
  expect([headers.get("content-type"), headers.get("content-disposition")]).toEqual([
    "image/webp",
    `inline; filename="Mapa.webp"; filename*=UTF-8''Mapa.webp`,
  ]);
  expect((await get(`/storage/${png}`)).headers.has("content-disposition")).toBe(false);
  await call("DELETE", `/${id}`);
});

test("a replaced file's own address leads to the new one, and a version that comes back is served again", async () => {
  const id = await add("Plano");
  const address = `/documento/${id}/plano`;
  const etag = (await get(`/storage/${pdf}`)).headers.get("etag") ?? "";
  await call("PUT", `/${id}`, { title: "Plano", file: docx });
  const old = await get(`/storage/${pdf}`);
  // Whatever was remembered of it: not a byte.
  const remembered: Record<string, string>[] = [
    {},
    { Range: "bytes=0-3" },
    { "If-None-Match": etag },
  ];
  for (const headers of remembered) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await get(`/storage/${pdf}`, headers, method);
      expect([answer.status, await answer.text()]).toEqual([303, ""]);
    }
  }
  await call("PUT", `/${id}`, { title: "Plano de ação", file: docx });
  const renamed = await get(`/storage/${pdf}`);
  expect([old.status, old.headers.get("location")]).toEqual([303, address]);
  expect(renamed.headers.get("location")).toBe(`${address}-de-acao`);
  expect(old.headers.get("cache-control")).toBe("no-store");

  const form = await formOf(id);
  expect(form).toContain("Arquivos anteriores (1)");
  expect(form).toContain(`href="/storage/${pdf}"`);
  expect(form).toContain("Relatório de 2025.pdf");
  expect(form).toContain("links antigos levam visitantes");
  expect(form).not.toContain("ainda o mostra em outro lugar");
  expect((await get(`/storage/${pdf}`, { Cookie: cookie })).status).toBe(200);

  const other = await add("Outro");
  await call("POST", `/${id}/unpublish`);
  const hidden = await formOf(id);
  expect(hidden).toContain("Arquivos anteriores (1)");
  expect(hidden).not.toContain("links antigos levam visitantes");
  expect(hidden).toContain("ainda o mostra em outro lugar");
  expect((await get(`/storage/${pdf}`)).status).toBe(200);
  await call("DELETE", `/${other}`);
  await call("POST", `/${id}/publish`);

  await call("PUT", `/${id}`, { title: "Plano", file: pdf });
  expect((await get(`/storage/${pdf}`)).status).toBe(200);
  expect((await get(`/storage/${docx}`)).headers.get("location")).toMatch(/^\/documento\//);
  await call("DELETE", `/${id}`);
});

test("another slug leads to the right one, in the language asked for; no other spelling finds a file", async () => {
  const id = await add("Código de Ética", { en: { title: "Code of Ethics" } });
  for (const [asked, right] of [
    ["", "codigo-de-etica"],
    ["/", "codigo-de-etica"],
    ["/qualquer-nome", "codigo-de-etica"],
    ["/CODIGO-DE-ETICA", "codigo-de-etica"],
    ["/x?lang=en", "code-of-ethics"],
  ]) {
    const answer = await get(`/documento/${id}${asked}`);
    expect([answer.status, answer.headers.get("location")]).toEqual([
      303,
      `/documento/${id}/${right}`,
    ]);
  }
  const english = await get(`/documento/${id}/code-of-ethics?lang=en`);
  // It may be stored for everybody.
  expect([english.status, english.headers.get("set-cookie")]).toEqual([200, null]);
  for (const path of [`0${id}/x`, "99999/x", "x/y", `${id}/codigo-de-etica/mais`, "", `${id}x`]) {
    expect((await get(`/documento/${path}`)).status, path).toBe(404);
  }
});

test("every list of the site names that address", async () => {
  const id = await add("Edital Maracatu", { en: { title: "Maracatu Call" } });
  const address = `/documento/${id}/edital-maracatu`;
  for (const page of [
    "/documentos",
    "/uploads",
    "/busca?q=maracatu",
    "/documentos.atom",
    "/sitemap.xml",
  ]) {
    expect(await (await get(page)).text(), page).toContain(address);
  }
  expect(await (await get("/admin/documentos", { Cookie: cookie })).text()).toContain(address);
  const english = await (await get("/documentos?lang=en")).text();
  // It has no language of its own to carry.
  expect(english).toContain(`href="/documento/${id}/maracatu-call"`);
});

test("a draft's file is not public there, a document off the site is gone, and a restore brings it back", async () => {
  const id = await add("Ata");
  const address = `/documento/${id}/ata`;
  const opened = await staff.call("PUT", `/api/admin/documents/${id}/draft`, {
    content: { title: "Ata nova", file: docx },
  });
  expect(opened.status).toBe(200);
  expect(await bytesOf(await get(address))).toEqual(samples.pdf);
  const preview = await (await get(`/admin/documentos/${id}/previa`, { Cookie: cookie })).text();
  expect(preview).toContain(`href="/storage/${docx}"`);

  await call("POST", `/${id}/unpublish`);
  expect((await get(address)).status).toBe(410);
  await call("POST", `/${id}/publish`);
  expect(await bytesOf(await get(`${address}-nova`))).toEqual(samples.docx);
  await call("DELETE", `/${id}`);
  expect((await get(address)).status).toBe(404);
  const trash = await staff.call("GET", "/api/admin/trash");
  const { data } = (await trash.json()) as { data: { revision: number }[] };
  await staff.call("POST", `/api/admin/trash/${data[0]?.revision}/restore`);
  expect(await bytesOf(await get(`${address}-nova`))).toEqual(samples.docx);
});
