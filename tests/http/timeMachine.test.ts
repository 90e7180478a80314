import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { commandWith } from "#tests/support/command.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { type admin, startServer, type TestServer } from "#tests/support/server.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";
import { queryColumn } from "#tests/support/storageFiles.ts";

/* The site as of each of many moments is what visitors were served then, and any of them can come back. */

const writes = form({ short: 40, long: 200 });
const colleague = { email: "bia@mare.example", password: "outra senha de teste" };

let server: TestServer;
let cookie: string;
const tokens: string[] = [];
let images: string[] = [];
const random = seeded(20261126);
const pick = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item;

/** What visitors were served as of a moment, by address. */
interface Snapshot {
  revision: number;
  pages: Map<string, string>;
}
const snapshots: Snapshot[] = [];

beforeAll(async () => {
  server = await startServer({ demo: false });
  const added = commandWith(
    { input: `${colleague.password}\n` },
    server.storageDir,
    "staff",
    "add",
    colleague.email,
  );
  expect(added.status).toBe(0);
  tokens.push(await signInToken(server), await signInAs(colleague));
  cookie = await signInCookie(server);
  images = await uploadFiles(server, tokens[0] ?? "", {
    "a.png": await samples.png(),
    "b.png": await samples.png(),
    "c.png": await samples.png(),
  });
  await mediaIsReady();
  for (let count = 0; count < writes; count++) {
    await write();
    snapshots.push(await snapshot());
  }
}, 900_000);
afterAll(() => server.stop());

async function signInAs(body: typeof admin): Promise<string> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await answer.json()) as { token: string }).token;
}

/** Waits until every picture has its sizes: they are the site's own work, and no revision. */
async function mediaIsReady() {
  const jobs = "select count(*) from mediaJob where kind = 'image'";
  const isReady = () => queryColumn<number>(server.storageDir, jobs)[0] === 0;
  await vi.waitUntil(isReady, { timeout: 120_000, interval: 20 });
}

async function call<Body = never>(method: string, address: string, body?: unknown): Promise<Body> {
  const answer = await fetch(server.url + address, {
    method,
    headers: { Authorization: `Bearer ${pick(tokens)}`, "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${address}`).toBeLessThan(300);
  return (await answer.json()) as Body;
}

/** A form of the back office, posted without JavaScript. */
async function post(address: string, fields: Record<string, string>) {
  const answer = await fetch(server.url + address, {
    method: "POST",
    redirect: "manual",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(fields),
  });
  expect(answer.status, address).toBe(303);
  return answer;
}

const words = ["rio", "ponte", "mangue", "cais", "praça", "maré", "barco", "ladeira"];
const text = () => `${pick(words)} ${pick(words)} ${Math.floor(random() * 1000)}`;
const image = () => pick([null, ...images]);
const perhaps = <Value>(value: Value) => (random() < 0.5 ? value : undefined);

const project = () => ({
  name: text(),
  subtitle: text(),
  bannerImage: image(),
  cardImageDesktop: image(),
  ...{ place: text(), theme: pick(words) },
  en: { name: text(), subtitle: perhaps(text()), theme: perhaps(text()) },
  description: { title: text(), description: `${text()}\n\n${text()}`, firstImage: image() },
  posts: [
    { title: text(), topic: text(), image: image(), link: "/sobre", createdAt: "2026-05-01" },
  ],
  gallery: images.slice(0, Math.floor(random() * 4)).map((file) => ({ file })),
  results: { title: text(), textOne: text(), numberOne: "12", nameOne: text() },
  documents: [{ title: text(), link: "https://example.org/a.pdf" }],
});
const document = () => ({ title: text(), description: text(), file: null, en: { title: text() } });
const partner = () => ({ image: pick(images), name: text(), type: pick([1, 2] as const) });
const block = () => ({ number: String(Math.floor(random() * 99)), description: text() });

const kinds = {
  project: { make: project, key: "projectId" },
  documents: { make: document, key: "documentId" },
  partners: { make: partner, key: "partnerId" },
} as const;

async function idsOf(kind: keyof typeof kinds): Promise<number[]> {
  const { data } = await call<{ data: { id: number }[] }>("GET", `/api/admin/${kind}`);
  return data.map(({ id }) => id);
}

/** One random change by one of two people, through the endpoints or a form. */
async function write(): Promise<void> {
  const kind = pick(["project", "project", "documents", "partners"] as const);
  const { make, key } = kinds[kind];
  const ids = await idsOf(kind);
  const id = pick(ids);
  const dice = random();
  if (ids.length < 2 || dice < 0.15) return void (await call("POST", `/api/admin/${kind}`, make()));
  if (dice < 0.4) return void (await call("PUT", `/api/admin/${kind}/${id}`, make()));
  if (kind === "documents" && dice < 0.5) return takeOffOrBack(id);
  if (dice < 0.5) return void (await call("DELETE", `/api/admin/${kind}/${id}`));
  if (dice < 0.6) {
    const data = ids
      .toSorted(() => random() - 0.5)
      .map((each, at) => ({ [key]: each, order: at + 1 }));
    return void (await call("PUT", `/api/admin/${kind}/order`, { data }));
  }
  if (dice < 0.7) {
    const of = pick(await idsOf("project"));
    if (of === undefined) return write();
    return void (await call("PATCH", `/api/admin/project/highlight/${of}`, {
      highlight: random() < 0.5,
    }));
  }
  if (dice < 0.78) {
    const home = { projects: block(), connections: block(), regions: block(), people: block() };
    return void (await call("POST", "/api/admin/home", home));
  }
  if (dice < 0.86) {
    const banner = {
      active: random() < 0.7,
      desktopImage: image(),
      mobileImage: image(),
      title: text(),
    };
    return void (await call("POST", "/api/admin/banner", banner));
  }
  if (dice < 0.94) {
    const described = { altPt: text(), altEn: text(), focalX: "50", focalY: "50" };
    await post(`/admin/arquivos/${pick(images)}`, described);
    return mediaIsReady();
  }
  const { data } = await call<{ data: { revision: number }[] }>("GET", "/api/admin/trash");
  const deletion = pick(data);
  if (!deletion) return write();
  await call("POST", `/api/admin/trash/${deletion.revision}/restore`);
}

/** The documents that are off the site. */
const hidden: number[] = [];

/** Takes a document off the site, or brings the one back that left it first. */
async function takeOffOrBack(id: number | undefined) {
  const back = random() < 0.4 ? hidden.shift() : undefined;
  if (back === undefined) {
    await call("POST", `/api/admin/documents/${id}/unpublish`);
    if (id !== undefined) hidden.push(id);
  } else {
    await call("POST", `/api/admin/documents/${back}/publish`);
  }
}

const listPages = ["/", "/projetos", "/o-que-fazemos", "/documentos", "/uploads", "/busca?q=rio"];
const files = ["/sitemap.xml", "/projetos.atom", "/documentos.atom"];

/** Every list and file, and one project's page, in one language. */
async function addresses(): Promise<string[]> {
  const projects = (await (await fetch(`${server.url}/api/projects`)).json()) as { id: number }[];
  const lang = pick(["pt", "en"]);
  const one = pick(projects);
  const pages = [...listPages, ...(one ? [`/projeto/x/${one.id}`] : []), "/projeto/x/999"];
  return [...pages, ...files].map((page) => `${page}${page.includes("?") ? "&" : "?"}lang=${lang}`);
}

async function snapshot(): Promise<Snapshot> {
  const pages = new Map<string, string>();
  for (const address of await addresses()) pages.set(address, await readPage(address));
  const { data } = await call<{ data: { revision: number }[] }>(
    "GET",
    "/api/admin/history?limit=1",
  );
  return { revision: data[0]?.revision ?? 0, pages };
}

/**
 * A page as it is without JavaScript: its status and its bytes, but for its scripts, the staff's bar and the river of
 * this half hour (decision 044).
 */
async function readPage(address: string, headers: Record<string, string> = {}): Promise<string> {
  const answer = await fetch(server.url + address, { redirect: "manual", headers });
  const html = await answer.text();
  const bare = html
    .replace(/<script[\s\S]*?<\/script>/g, "")
    .replace(/<aside[^>]*data-past=""[\s\S]*?<\/aside>/, "")
    .replace(/<p class="tide_[\s\S]*? data-level="\d"/, "");
  return `${answer.status} ${answer.headers.get("Location") ?? ""}\n${bare}`;
}

/** Chooses a moment; returns the cookies of a walk through it. */
async function enter(revision: number): Promise<string> {
  const answer = await post("/admin/historico/momento", { revision: String(revision) });
  return `${cookie}; ${answer.headers.get("Set-Cookie")?.split(";")[0]}`;
}

describe("the site as it was", () => {
  test("equals, at each of the moments and in both languages, what visitors were served then", async () => {
    const different: string[] = [];
    for (const [count, { revision, pages }] of snapshots.entries()) {
      const walk = await enter(revision);
      for (const [address, served] of pages) {
        const shown = await readPage(address, { Cookie: walk });
        if (shown !== served)
          different.push(`${count} ${address}: ${firstDifference(served, shown)}`);
      }
    }
    expect(different).toEqual([]);
  }, 900_000);

  test("is for staff alone, never stored and never indexed", async () => {
    const first = snapshots[0];
    const walk = await enter(first?.revision ?? 0);
    const moment = walk.split("; ")[1] ?? "";
    const shown = await fetch(server.url, { headers: { Cookie: walk } });
    expect(shown.headers.get("Cache-Control")).toBe("no-store");
    expect(shown.headers.get("X-Robots-Tag")).toContain("noindex");
    expect(await shown.text()).toContain('data-past=""');
    const today = await readPage("/");
    const strangers: Record<string, string>[] = [
      { Cookie: moment },
      { Cookie: `${moment}; token=${"A".repeat(43)}` },
      { Cookie: moment, Authorization: `Bearer ${tokens[0]}` },
    ];
    for (const headers of strangers) {
      expect(await readPage("/", headers)).toBe(today);
    }
    // A walk leaves nothing in what visitors are served.
    expect(await readPage("/")).toBe(today);
    const api = await fetch(`${server.url}/api/projects`, { headers: { Cookie: walk } });
    expect(await api.text()).toBe(await (await fetch(`${server.url}/api/projects`)).text());
  });

  test("ends where staff leave it", async () => {
    const walk = await enter(snapshots[0]?.revision ?? 0);
    const answer = await fetch(`${server.url}/admin/historico/momento`, {
      method: "POST",
      redirect: "manual",
      headers: { Cookie: walk, "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ intent: "leave", back: "/projetos" }),
    });
    expect(answer.headers.get("Location")).toBe("/projetos");
    expect(answer.headers.get("Set-Cookie")).toContain("Max-Age=0");
  });

  test("is told on every screen of the back office, from which it ends, too", async () => {
    const sign = "Você está vendo o site como era";
    const screen = "/admin/documentos";
    expect(await readPage(screen, { Cookie: cookie })).not.toContain(sign);
    const walk = await enter(snapshots[0]?.revision ?? 0);
    expect(await readPage(screen, { Cookie: walk })).toContain(sign);
    const leave = (back: string) =>
      fetch(`${server.url}/admin/historico/momento`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: walk, "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ intent: "leave", back }),
      });
    expect((await leave(screen)).headers.get("Location")).toBe(screen);
    const file = "/admin/arquivos/images/0a1b.webp";
    expect((await leave(file)).headers.get("Location")).toBe(file);
    expect((await leave("/admin/..//evil.example")).headers.get("Location")).toBe("/");
  });

  test("is named by day and hour, too", async () => {
    const when = new Date(Date.now() - 3 * 3_600_000).toISOString().slice(0, 16);
    const answer = await post("/admin/historico/momento", { when });
    expect(answer.headers.get("Set-Cookie")).toMatch(/^momento=\d+\.\d+; .*HttpOnly/);
    const before = await fetch(`${server.url}/admin/historico/momento`, {
      method: "POST",
      headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ when: "2001-01-01T00:00" }),
    });
    expect(before.status).toBe(400);
    expect(await before.text()).toContain("Não há histórico de antes desse momento");
  });

  test("comes back whole: each page of a random moment is what it was", async () => {
    for (let count = 0; count < 3; count++) {
      const { revision, pages } = pick(snapshots.slice(20));
      const answer = await fetch(`${server.url}/admin/historico/momento`, {
        method: "POST",
        redirect: "manual",
        headers: { Cookie: await enter(revision), "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ intent: "restore" }),
      });
      expect(answer.status).toBe(303);
      await mediaIsReady();
      const different: string[] = [];
      for (const [address, served] of pages) {
        // Feeds and the map also tell when a record was last changed, which is now.
        if (files.some((file) => address.startsWith(file))) continue;
        const shown = await readPage(address);
        if (shown !== served) different.push(`${address}: ${firstDifference(served, shown)}`);
      }
      expect(different).toEqual([]);
    }
  }, 300_000);
});

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return `${JSON.stringify(one.slice(at - 60, at + 120))} | ${JSON.stringify(other.slice(at, at + 120))}`;
}

/** Mulberry32: the same numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
