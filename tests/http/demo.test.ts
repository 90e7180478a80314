import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "#tests/support/contact.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { DEMO_CONTENT: "true" } });
});
afterAll(() => server.stop());

const get = async (path: string) => (await fetch(`${server.url}/api${path}`)).json();

test("a second start adds nothing to the demo", async () => {
  expect(server.log().map((event) => event.msg)).not.toContain("filled with the demo content");
  expect((await get("/projects/all")).data).toHaveLength(12);
});

test("the demo has a history, and something in the trash", () => {
  const actions = (kind: string) =>
    query(server.storageDir, "select action from revision where kind = ?", kind);
  expect(actions("project").filter(({ action }) => action === "published")).toHaveLength(2);
  expect(actions("documents")).toContainEqual({ action: "deleted" });
});

test("the demo has drafts by somebody, and two of them are scheduled", () => {
  const rows = query<{ title: string; dueAt: string | null; staffName: string }>(
    server.storageDir,
    `select draft.title, draft.staffName, schedule.dueAt from draft
      left join schedule on schedule.draftId = draft.id order by draft.title`,
  );
  expect(rows).toEqual([
    { title: "Cinema no Cais", staffName: "Equipe", dueAt: expect.any(String) },
    {
      title: "Guia de cocriação, segunda edição",
      staffName: "Equipe",
      dueAt: expect.any(String),
    },
    { title: "Jardins de Chuva", staffName: "Equipe", dueAt: null },
    { title: "Oficina Coque", staffName: "Equipe", dueAt: null },
  ]);
});

test("the list of projects ends with a map of those that name a bairro, where there are two", async () => {
  const linksOnMap = async (path: string) => {
    const html = await (await fetch(server.url + path)).text();
    const [, list = ""] = /Ao longo dos rios<\/h2>.*?<ol[^>]*>(.*?)<\/ol>/s.exec(html) ?? [];
    return [...list.matchAll(/href="\/projeto\/([\w-]+)\//g)].map(([, slug]) => slug);
  };
  const all = await linksOnMap("/projetos");
  expect(all).toHaveLength(10);
  expect(all).toContain("linha-do-rio");
  expect(all).not.toContain("mesa-de-dados");
  expect(await linksOnMap("/projetos?tema=moradia")).toHaveLength(2);
  expect(await linksOnMap("/projetos?tema=dados-e-participacao")).toEqual([]);
});

test("a start with demo content warns about nothing, in a container neither", () => {
  expect(server.log().filter(({ level }) => level !== "info")).toEqual([]);
});

test("a demo that a crash left half filled is filled to its end at the next start", async () => {
  const storageDir = newStorage(true);
  changeRows(
    storageDir,
    `delete from project where position > 5;
    delete from idempotencyKey where kind = 'project' and recordId not in (select id from project);`,
  );
  const again = await startServer({ storageDir, env: { DEMO_CONTENT: "true" } });
  const { data } = await (await fetch(`${again.url}/api/projects/all`)).json();
  const names = data.map(({ name }: { name: string }) => name);
  expect(names).toHaveLength(12);
  expect(new Set(names).size).toBe(12);
  expect((await (await fetch(`${again.url}/api/documents`)).json()).data).toHaveLength(6);
  await again.stop();
}, 200_000);

test("staff who delete the demo and set their own numbers and banner keep them", async () => {
  const storageDir = newStorage(true);
  changeRows(
    storageDir,
    `delete from project; delete from document; delete from partner;
    update homeNumber set number = '7';
    update banner set link = 'https://own.example/';
    update recordVersion set version = version + 1;`,
  );
  const again = await startServer({ storageDir, env: { DEMO_CONTENT: "true" } });
  const ask = async (path: string) => (await fetch(`${again.url}/api${path}`)).json();
  expect((await ask("/projects/all")).data).toEqual([]);
  expect((await ask("/home")).people.number).toBe("7");
  expect((await ask("/banner")).link).toBe("https://own.example/");
  await again.stop();
}, 200_000);

test("four projects are highlighted; partners stand in both places, six papers in the library", async () => {
  expect(await get("/projects?highlight=true")).toHaveLength(4);
  const others: { highlight: boolean }[] = await get("/projects?highlight=false");
  expect(others.map(({ highlight }) => highlight)).toEqual(Array(8).fill(false));
  const partners: { type: number; link: string }[] = (await get("/partners")).data;
  expect(partners.filter(({ type }) => type === 1)).toHaveLength(6);
  expect(partners.filter(({ type }) => type === 2)).toHaveLength(6);
  const [law, ...papers] = (await get("/documents?lang=en")).data;
  expect(papers).toHaveLength(5);
  expect(law.title).toBe("Municipal Law 17.875/2013");
  const paper = await fetch(`${server.url}/storage/${law.file}`);
  expect(paper.headers.get("content-type")).toBe("application/pdf");
  expect((await get("/home?lang=en")).people.number).toBe("38,000");
  expect(await get("/banner?lang=en")).toMatchObject({ active: true, title: "Moon Market" });
});

test("three projects show all ten sections, in both languages; the last has a name and a banner", async () => {
  const list: { id: number }[] = await get("/projects");
  const whole = await Promise.all(list.map(({ id }) => get(`/projects/${id}`)));
  const complete = whole.filter(
    ({ description, partners, projectInAction, posts, results, beforeAndAfter, ...project }) =>
      project.bannerImage &&
      description.description &&
      partners.length > 0 &&
      projectInAction &&
      posts.length > 0 &&
      results.title &&
      beforeAndAfter.beforeImage &&
      beforeAndAfter.afterImage &&
      beforeAndAfter.eBookImage &&
      project.gallery.length >= 7 &&
      project.documents.length > 0,
  );
  expect(complete).toHaveLength(3);
  for (const { id, name, description } of complete) {
    const english = await get(`/projects/${id}?lang=en`);
    expect(english.name).not.toBe(name);
    expect(english.description.description).not.toBe(description.description);
  }
  expect(whole.at(-1)).toMatchObject({ subtitle: "", gallery: [], posts: [], documents: [] });
});
