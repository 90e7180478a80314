import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiClient, apiClient, signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { pdf, png, webp } from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let staff: ApiClient;
let guest: ApiClient;
let image = "";
let logo = "";
let document = "";
let video = "";

beforeAll(async () => {
  server = await startServer({ demo: false });
  const token = await signInToken(server);
  staff = apiClient(server, token);
  guest = apiClient(server);
  // A real video: the server starts encoding it, and would log an error for a broken one.
  const mp4 = readFileSync("app/demo/files/tres-margens.mp4");
  const files = { "a.png": await png(), "b.webp": await webp(), "c.pdf": pdf, "d.mp4": mp4 };
  const ids = await uploadFiles(server, token, files);
  [image = "", logo = "", document = "", video = ""] = ids;
});
afterAll(() => server.stop());

/** Every field filled, lists in stored order. */
const fullProject = () => ({
  name: "Rio Capibaribe",
  subtitle: "De volta ao rio",
  place: "Da Várzea ao Derby",
  theme: "Águas",
  bannerImage: image,
  bannerLogo: logo,
  cardImageMobile: image,
  cardImageDesktop: image,
  cardFollowsBanner: false,
  highlight: true,
  link: "https://example.org/rio?a=1&b=ç",
  en: {
    name: "Capibaribe River",
    subtitle: "Back to the river",
    place: "From Várzea to Derby",
    theme: "Waters",
  },
  description: {
    title: "O rio",
    description: 'Três parágrafos.\n\n"Aspas", <b>tags</b> & 🌊\ttab\r\nfim',
    firstImage: image,
    secondImage: logo,
    logoImage: logo,
    en: { title: "The river" },
  },
  partners: [
    { image: logo, link: "/sobre", order: 1 },
    { image: null, link: "mailto:a@example.org", order: 2 },
  ],
  projectInAction: video,
  posts: [
    {
      image,
      link: "https://example.org",
      title: "Notícia",
      topic: "Água",
      createdAt: "2025-06-01T12:00:00.000Z",
      order: 1,
      en: { title: "News" },
    },
  ],
  results: {
    image,
    title: "Resultados",
    textOne: "Um",
    textTwo: "Dois",
    numberOne: "+ de 10",
    numberTwo: "20%",
    nameOne: "pontes",
    nameTwo: "margens",
    en: { nameOne: "bridges" },
  },
  beforeAndAfter: {
    beforeImage: image,
    afterImage: logo,
    title: "Livro",
    description: "Sobre o rio",
    link: "tel:+558130000000",
    eBookImage: image,
    eBookFile: document,
    en: { title: "Book" },
  },
  gallery: [
    { file: image, order: 1 },
    { file: logo, order: 2 },
  ],
  documents: [
    {
      file: document,
      title: "Plano",
      description: "Diretrizes",
      link: "",
      order: 1,
      en: { title: "Plan" },
    },
  ],
});

describe("a client made of the description", () => {
  test("round-trips a full project through POST, GET, PUT, GET byte for byte", async () => {
    const created = await staff.POST("/api/admin/project", { body: fullProject() });
    expect(created.response.status).toBe(201);
    const path = { id: created.data?.id ?? 0 };
    const get = () => staff.GET("/api/admin/project/{id}", { params: { path }, parseAs: "text" });
    const first = await get();
    expect(JSON.parse(first.data ?? "")).toEqual({ id: path.id, ...fullProject() });
    const put = await staff.PUT("/api/admin/project/{id}", {
      params: { path, header: { "If-Match": first.response.headers.get("ETag") ?? "" } },
      body: JSON.parse(first.data ?? ""),
    });
    expect(put.response.status).toBe(200);
    expect(put.data).toEqual(path);
    const second = await get();
    expect(second.data).toBe(first.data);
  });

  test("shows visitors the project in both languages, without en", async () => {
    const created = await staff.POST("/api/admin/project", { body: fullProject() });
    const path = { id: created.data?.id ?? 0 };
    const { en: _, ...project } = fullProject();
    const english = await guest.GET("/api/projects/{id}", {
      params: { path, query: { lang: "en" } },
    });
    expect(english.data).toMatchObject({
      name: "Capibaribe River",
      description: { title: "The river", description: project.description.description },
      posts: [{ title: "News", topic: "Água" }],
      results: { nameOne: "bridges", nameTwo: "margens" },
      documents: [{ title: "Plan", description: "Diretrizes" }],
    });
    const portuguese = await guest.GET("/api/projects/{id}", {
      params: { path },
      parseAs: "text",
    });
    expect(portuguese.data).not.toContain('"en"');
    expect(JSON.parse(portuguese.data ?? "")).toMatchObject({ name: project.name });
  });

  test("lists, highlights, orders and deletes projects", async () => {
    const add = async (name: string) =>
      (await staff.POST("/api/admin/project", { body: { name } })).data?.id ?? 0;
    const [one, two, three] = [await add("Um"), await add("Dois"), await add("Três")];
    const highlighted = await staff.PATCH("/api/admin/project/highlight/{id}", {
      params: { path: { id: two } },
      body: { highlight: true },
    });
    expect(highlighted.data).toEqual({ id: two, highlight: true });
    const order = await staff.PUT("/api/admin/project/order", {
      body: {
        data: [
          { projectId: three, order: 1 },
          { projectId: two, order: 2 },
        ],
      },
    });
    expect(order.response.status).toBe(200);
    const all = await guest.GET("/api/projects/all");
    expect(all.data?.data.map(({ id }) => id).slice(0, 2)).toEqual([three, two]);
    expect(all.data?.data.find(({ id }) => id === one)).toEqual({
      id: one,
      name: "Um",
      bannerImage: null,
      cardImageDesktop: null,
      cardImageMobile: null,
      highlight: false,
    });
    const starred = await guest.GET("/api/projects", { params: { query: { highlight: "true" } } });
    expect(starred.data?.map(({ id }) => id)).toContain(two);
    expect(starred.data?.every(({ highlight }) => highlight)).toBe(true);
    const removed = await staff.DELETE("/api/admin/project/{id}", {
      params: { path: { id: one } },
    });
    expect(removed.data).toEqual({ id: one });
    const gone = await guest.GET("/api/projects/{id}", { params: { path: { id: one } } });
    expect(gone.response.status).toBe(404);
    const list = await staff.GET("/api/admin/project");
    expect(Object.keys(list.data?.data[0] ?? {})).toEqual([
      "id",
      "name",
      "bannerImage",
      "highlight",
      "link",
    ]);
  });

  test("a stale edit is a conflict, and the same submission twice is one project", async () => {
    const params = { header: { "Idempotency-Key": "one-click" } };
    const first = await staff.POST("/api/admin/project", { params, body: { name: "Um" } });
    const again = await staff.POST("/api/admin/project", { params, body: { name: "Um" } });
    expect(again.data).toEqual(first.data);
    const other = await staff.POST("/api/admin/project", { params, body: { name: "Outro" } });
    expect(other.response.status).toBe(409);
    const path = { id: first.data?.id ?? 0 };
    const edit = (name: string) =>
      staff.PUT("/api/admin/project/{id}", {
        params: { path, header: { "If-Match": '"1"' } },
        body: { name },
      });
    expect((await edit("Dois")).response.status).toBe(200);
    expect((await edit("Três")).response.status).toBe(409);
    const { data } = await guest.GET("/api/projects/{id}", { params: { path } });
    expect(data?.name).toBe("Dois");
  });

  test("edits numbers and banner, which visitors see at once", async () => {
    const block = (number: string) => ({ number, description: `${number} coisas` });
    await staff.POST("/api/admin/home", {
      body: { projects: { ...block("12"), en: { description: "12 things" } } },
    });
    const home = await guest.GET("/api/home", { params: { query: { lang: "en" } } });
    const empty = { number: "", description: "" };
    expect(home.data).toEqual({
      projects: { number: "12", description: "12 things" },
      connections: empty,
      regions: empty,
      people: empty,
    });
    const words = { title: "Feira", text: "Toda sexta", buttonLabel: "Veja" };
    const banner = { link: "/projetos", active: true, mobileImage: image, ...words };
    const saved = await staff.POST("/api/admin/banner", {
      body: { ...banner, desktopImage: `/storage/${logo}`, en: { title: "Market" } },
    });
    expect(saved.response.status).toBe(200);
    expect((await guest.GET("/api/banner")).data).toEqual({ ...banner, desktopImage: logo });
    const inEnglish = await guest.GET("/api/banner", { params: { query: { lang: "en" } } });
    expect(inEnglish.data).toEqual({ ...banner, desktopImage: logo, title: "Market" });
    await staff.POST("/api/admin/banner", { body: { ...banner, active: false } });
    const noWords = { title: "", text: "", buttonLabel: "" };
    const hidden = { link: "", active: false, desktopImage: null, mobileImage: null, ...noWords };
    expect((await guest.GET("/api/banner")).data).toEqual(hidden);
    expect((await staff.GET("/api/admin/banner")).data).toMatchObject({ link: "/projetos" });
  });

  test("keeps the library of documents and the partners", async () => {
    const body = { title: "Lei", description: "17.875", file: document, en: { title: "Law" } };
    const added = await staff.POST("/api/admin/documents", { body });
    expect(added.response.status).toBe(201);
    const id = added.data?.id ?? 0;
    const params = { path: { id } };
    expect((await guest.GET("/api/documents", { params: { query: { lang: "en" } } })).data).toEqual(
      { data: [{ id, title: "Law", description: "17.875", file: document }] },
    );
    const changed = { ...body, title: "Lei nova" };
    await staff.PUT("/api/admin/documents/{id}", { params, body: changed });
    expect((await staff.GET("/api/admin/documents")).data?.data).toEqual([{ id, ...changed }]);

    const partner = await staff.POST("/api/admin/partners", { body: { image: logo, type: 2 } });
    const partnerId = partner.data?.id ?? 0;
    await staff.PUT("/api/admin/partners/{id}", {
      params: { path: { id: partnerId } },
      body: { image },
    });
    expect((await guest.GET("/api/partners")).data).toEqual({
      data: [{ id: partnerId, image, type: 2, link: "", name: "" }],
    });
    await staff.PUT("/api/admin/partners/order", { body: { data: [{ partnerId, order: 1 }] } });
    await staff.PUT("/api/admin/documents/order", {
      body: { data: [{ documentId: id, order: 1 }] },
    });
    await staff.DELETE("/api/admin/partners/{id}", { params: { path: { id: partnerId } } });
    await staff.DELETE("/api/admin/documents/{id}", { params });
    expect((await guest.GET("/api/partners")).data).toEqual({ data: [] });
    expect((await guest.GET("/api/documents")).data).toEqual({ data: [] });
  });

  test("sends a message", async () => {
    const sent = await guest.POST("/api/contact", {
      body: {
        name: "Ana",
        email: "ana@example.org",
        phone: "81 99999-8888",
        subject: "press",
        message: "Olá, Maré!",
      },
    });
    expect(sent.response.status).toBe(201);
    expect(sent.data).toEqual({ message: "Email enviado com sucesso" });
  });

  test("signs out, after which the token is worth nothing", async () => {
    const session = apiClient(server, await signInToken(server));
    expect((await session.GET("/api/admin/home")).response.status).toBe(200);
    expect((await session.POST("/api/auth/logout")).response.status).toBe(200);
    expect((await session.GET("/api/admin/home")).response.status).toBe(401);
  });
});
