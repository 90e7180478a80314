import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { query } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import { pdf, png } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { shiftedClock } from "#tests/support/shiftedClock.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

/** Every draft has it in its texts, and nothing that is public. */
const secret = "Segredo";
/** What visitors read is compared after each; a step writes three drafts, or publishes. */
const steps = form({ short: 10, long: 30 });

const clock = shiftedClock();
let server: TestServer;
let token = "";
let cookie = "";
beforeAll(async () => {
  clock.setToHalfHour();
  server = await startServer({ env: clock.env });
  token = await signInToken(server);
  cookie = await signInCookie(server);
});
afterAll(async () => {
  await server.stop();
  clock.remove();
});

async function call(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${server.url}/api/admin${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect([200, 201, 404], `${method} ${path}: ${answer.status}`).toContain(answer.status);
  return (await answer.json()) as { id: number };
}

async function postForm(path: string, fields: Record<string, string>, status = 303) {
  const answer = await fetch(server.url + path, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  expect(answer.status).toBe(status);
}

/**
 * Everything that a visitor may read, rendered anew: who is signed in reads past the page cache. But for the contact
 * form, which holds the time.
 */
async function readAll(ids: readonly number[], files: readonly string[]) {
  const pages = [
    ...["/", "/projetos", "/sobre", "/documentos", "/uploads"],
    ...[`/busca?q=${secret}`, "/busca?q=rio", "/sitemap.xml", "/projetos.atom", "/documentos.atom"],
    ...["/projetos.data", "/_.data"],
    ...["/api/projects", "/api/projects?highlight=true", "/api/projects/all", "/api/home"],
    ...["/api/banner", "/api/partners", "/api/documents"],
    ...ids.flatMap((id) => [`/projeto/x/${id}`, `/projeto/x/${id}.data`, `/api/projects/${id}`]),
  ];
  const found: Record<string, string> = {};
  for (const lang of ["pt", "en"]) {
    for (const path of pages) {
      const address = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
      const answer = await fetch(server.url + address, { headers: { Cookie: cookie } });
      found[address] = `${answer.status} ${await answer.text()}`;
    }
  }
  for (const file of files) {
    const answer = await fetch(`${server.url}/storage/${file}`, { method: "HEAD" });
    found[file] = `${answer.status} ${answer.headers.get("ETag")}`;
  }
  return found;
}

test(`${steps} times, three drafts at random: none changes a byte of what visitors read`, async () => {
  const [image = "", paper = ""] = await uploadFiles(server, token, {
    "a.png": await png(),
    "b.pdf": pdf,
  });
  const stored = query<{ path: string }>(server.storageDir, "select path from media limit 20");
  const files = [...stored.map(({ path }) => path), image, paper];
  const random = pseudoRandom(2026);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const projects = [1, 2, 3, 12];
  const documents = [1, 2];
  const partners = [1, 2];
  let count = 0;
  const content = () => ({
    ...{ name: `${secret} ${++count}`, subtitle: secret, bannerImage: image, en: { name: secret } },
    posts: [{ title: secret, image }],
    documents: [{ title: secret, file: paper }],
  });
  const library = () => ({ title: `${secret} ${++count}`, description: secret, file: paper });
  const logo = () => ({ name: `${secret} ${++count}`, image, en: { name: secret } });
  const at = "2090-01-01T12:00:00Z";
  const drafting = [
    async () => {
      projects.push((await call("POST", "/project/draft", { content: content() })).id);
    },
    () => call("PUT", `/project/${pick(projects)}/draft`, { content: content() }),
    () => call("PUT", `/project/${pick(projects)}/draft`, { content: content() }),
    () => call("DELETE", `/project/${pick(projects)}/draft`),
    async () => {
      documents.push((await call("POST", "/documents/draft", { content: library() })).id);
    },
    () => call("PUT", `/documents/${pick(documents)}/draft`, { content: library() }),
    () => call("DELETE", `/documents/${pick(documents)}/draft`),
    () => postForm("/admin/documentos/novo", { title: secret, acao: "rascunho" }),
    async () => {
      partners.push((await call("POST", "/partners/draft", { content: logo() })).id);
    },
    () => call("PUT", `/partners/${pick(partners)}/draft`, { content: logo() }),
    () => call("DELETE", `/partners/${pick(partners)}/draft`),
    () => postForm("/admin/parceiros/novo?tipo=1", { name: secret, acao: "rascunho" }),
    // What lies ahead shows nothing yet.
    () => call("POST", `/documents/${pick(documents)}/publish`, { at }).catch(() => undefined),
    () => call("POST", `/documents/${pick(documents)}/unpublish`, { at }),
    () =>
      call("PUT", "/banner/draft", {
        content: { active: true, title: secret, desktopImage: image },
      }),
    () => call("PUT", "/home/draft", { content: { projects: { number: secret } } }),
    () => postForm("/admin/adicionar-projeto", { name: `${secret} ${++count}`, acao: "rascunho" }),
    // What a form keeps by itself, no valid value yet.
    () =>
      postForm(
        "/admin/adicionar-projeto?automatico=",
        { name: secret, "posts[0].link": `https://${secret}..`, projectInAction: secret },
        200,
      ),
  ];
  const publishing = [
    () => call("POST", `/documents/${pick(documents)}/unpublish`),
    () => call("PUT", `/documents/${pick(documents)}`, { title: `Público ${++count}` }),
    () => call("DELETE", `/documents/${pick(documents)}`),
    async () => {
      const path = `/documents/${pick(documents)}`;
      await call("PUT", `${path}/draft`, { content: { title: `Público ${++count}` } });
      await call("POST", `${path}/publish`).catch(() => undefined);
      await call("DELETE", `${path}/draft`);
    },
    async () => {
      const path = `/partners/${pick(partners)}`;
      await call("PUT", `${path}/draft`, { content: { name: `Público ${++count}` } });
      await call("POST", `${path}/publish`).catch(() => undefined);
    },
    () => call("POST", `/project/${pick(projects)}/unpublish`),
    () => call("PUT", `/project/${pick(projects)}`, { name: `Público ${++count}` }),
    () => call("POST", "/project", { name: `Público ${++count}` }),
    () => call("DELETE", `/project/${pick(projects)}`),
    async () => {
      const id = pick(projects);
      const path = `/project/${id}/draft`;
      await call("PUT", path, { content: { name: `Público ${++count}` }, baseVersion: undefined });
      await call("POST", `/project/${id}/publish`).catch(() => undefined);
      await call("DELETE", path);
    },
  ];
  let before = await readAll(projects, files);
  for (let step = 0; step < steps; step++) {
    if (random() < 0.25) {
      await pick(publishing)();
      before = await readAll(projects, files);
    } else {
      const known = [...projects];
      for (let draft = 0; draft < 3; draft++) await pick(drafting)();
      const after = await readAll(known, files);
      for (const [address, was] of Object.entries(before)) {
        if (after[address] !== undefined) expect(after[address], address).toBe(was);
      }
      before = after;
    }
    const told = Object.entries(before).filter(
      ([address, text]) => text.includes(secret) && !address.startsWith("/busca"),
    );
    expect(told).toEqual([]);
  }
}, 600_000);

/** Repeatable (mulberry32). */
function pseudoRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
