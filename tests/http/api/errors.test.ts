import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
let token = "";
beforeAll(async () => {
  server = await startServer({ demo: false });
  token = await signInToken(server);
});
afterAll(() => server.stop());

const json = { "Content-Type": "application/json" };

function call(path: string, init: RequestInit = {}) {
  const headers = { Authorization: `Bearer ${token}`, ...init.headers };
  return fetch(server.url + path, { ...init, headers });
}

const post = (path: string, body: string | Uint8Array<ArrayBuffer>, headers = json) =>
  call(path, { method: "POST", body, headers });

const operations = operationsOf();
const methodsOf = (path: string) =>
  operations.filter((one) => one.path === path).map(({ method }) => method);
const paths = [...new Set(operations.map(({ path }) => path))];

describe("every path", () => {
  test.each(paths)("%s answers 405 with Allow to what it does not offer", async (path) => {
    const offered = methodsOf(path);
    for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
      if (offered.includes(method)) continue;
      const answer = await call(path.replace("{id}", "1"), { method });
      expect(answer.status, method).toBe(405);
      for (const one of offered) expect(answer.headers.get("Allow")).toContain(one);
      expect(await answer.json()).toEqual({ message: "Método não permitido" });
    }
  });

  test.each(paths.filter((path) => path.includes("{id}")))("%s wants a strict id", async (path) => {
    // HEAD's answers have no body.
    const [method = "GET"] = methodsOf(path).filter((each) => each !== "HEAD");
    const ids = ["1abc", "0", "-1", "01", "1e3", "1.0", "+1", "0x1", "9999999999999999", "'", "١"];
    for (const id of [...ids, "999999999999999", "1%20or%201=1", "1%00"]) {
      // A body that would be refused: there is nothing that it could be for.
      const init = method === "GET" || method === "DELETE" ? {} : { body: "[]", headers: json };
      const answer = await call(path.replace("{id}", id), { method, ...init });
      expect(id === "1%00" ? [400, 404] : [404], id).toContain(answer.status);
      expect(answer.headers.get("Content-Type")).toContain("application/json");
    }
  });
});

test("HEAD is GET without its body, OPTIONS says what is offered", async () => {
  const get = await call("/api/home");
  const head = await call("/api/home", { method: "HEAD" });
  expect(head.status).toBe(200);
  expect(head.headers.get("ETag")).toBe(get.headers.get("ETag"));
  const options = await call("/api/home", { method: "OPTIONS" });
  expect(options.status).toBe(204);
  expect(options.headers.get("Allow")).toBe("GET, HEAD, OPTIONS");
  const upload = await call("/api/upload", { method: "OPTIONS" });
  expect([upload.status, upload.headers.get("Allow")]).toEqual([204, "POST, OPTIONS"]);
});

test("an unknown path is a 404 in JSON, in the language asked for", async () => {
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"]) {
    const answer = await call("/api/nothing?lang=en", { method });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: "Resource not found" });
  }
});

test.each([
  ["/api/projects.data"],
  ["/api/projects/1.data"],
  ["/api/nothing.data"],
  ["/api/home/_.data"],
  ["/api%2Fprojects"],
  ["//api/projects"],
])("%s is none, for anyone: an endpoint has one address", async (path) => {
  for (const answer of [await fetch(server.url + path), await call(path)]) {
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(await answer.json()).toEqual({ message: "Recurso não encontrado" });
  }
});

test.each(["/api/projects", "/api/projects/all", "/api/home", "/api/banner", "/api/partners"])(
  "%s is not sent again to who has it",
  async (path) => {
    const first = await fetch(server.url + path);
    const headers = { "If-None-Match": first.headers.get("ETag") ?? "" };
    const second = await fetch(server.url + path, { headers });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe("");
  },
);

describe("a body", () => {
  test("must be JSON, by its type and by its bytes", async () => {
    const to = "/api/admin/documents";
    expect((await post(to, "{}", { "Content-Type": "text/plain" })).status).toBe(415);
    expect(
      (await post(to, "a=b", { "Content-Type": "application/x-www-form-urlencoded" })).status,
    ).toBe(415);
    const latin = { "Content-Type": "application/json; charset=iso-8859-1" };
    expect((await post(to, "{}", latin)).status).toBe(415);
    for (const body of ["", "{", "[]", "null", '"a"', "{}{}", "{'a':1}", "NaN"]) {
      expect((await post(to, body)).status, body).toBe(400);
    }
    expect((await post(to, new Uint8Array([123, 34, 255, 34, 125]))).status).toBe(400);
    const utf8 = { "Content-Type": "application/json; charset=UTF-8" };
    expect((await post(to, "{}", utf8)).status).toBe(201);
  });

  test("that is no object names no field", async () => {
    for (const body of ["[]", "null", "1"]) {
      const answer = await post("/api/admin/documents", body);
      expect(await answer.json()).toEqual({ message: "Há campos inválidos" });
    }
  });

  test("that is compressed is not read", async () => {
    const headers = { ...json, "Content-Encoding": "gzip" };
    const answer = await post("/api/admin/documents", new Uint8Array(gzipSync("{}")), headers);
    expect(answer.status).toBe(415);
  });

  test("with a key of more than 200 characters stores nothing", async () => {
    const read = async () => (await call("/api/documents")).json();
    const before = await read();
    const headers = { ...json, "Idempotency-Key": "a".repeat(201) };
    const answer = await post("/api/admin/documents", "{}", headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: "Esta Idempotency-Key tem mais de 200 caracteres",
    });
    expect(await read()).toEqual(before);
  });

  test("over 1 MiB is a 413, nested too deep a 400", async () => {
    const large = JSON.stringify({ title: "a".repeat(1024 * 1024) });
    expect((await post("/api/admin/documents", large)).status).toBe(413);
    const unannounced = { body: new Blob([large]).stream(), duplex: "half" } as RequestInit;
    const init = { ...unannounced, method: "POST", headers: json };
    expect((await call("/api/admin/documents", init)).status).toBe(413);
    const deep = `{"title":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    const answer = await post("/api/admin/documents", deep);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      message: "O corpo da requisição não é um JSON válido",
    });
  });

  test("with invalid fields is answered field by field, in Portuguese and in English", async () => {
    const body = JSON.stringify({ name: "A", email: "a", phone: "1", subject: "", message: " " });
    expect(await (await post("/api/contact", body)).json()).toEqual({
      message: "Há campos inválidos",
      errors: {
        name: ["Texto inválido"],
        email: ["Email inválido"],
        phone: ["Telefone inválido"],
        subject: ["Selecione uma opção"],
        message: ["Mensagem inválida"],
      },
    });
    const english = await (await post("/api/contact?lang=en", body)).json();
    expect(english).toMatchObject({ errors: { subject: ["Select an option"] } });
  });

  test("that refers to a file never uploaded, or to an unsafe link, is refused at its field", async () => {
    const body = { bannerImage: "images/none.webp", posts: [{ link: "javascript:alert(1)" }] };
    const first = await post("/api/admin/project", JSON.stringify({ posts: body.posts }));
    expect(await first.json()).toMatchObject({ errors: { "posts[0].link": [expect.any(String)] } });
    const second = await post(
      "/api/admin/project",
      JSON.stringify({ bannerImage: body.bannerImage, gallery: [{ file: "site.sqlite" }] }),
    );
    expect(second.status).toBe(400);
    expect(Object.keys(((await second.json()) as { errors: object }).errors)).toEqual([
      "bannerImage",
      "gallery[0].file",
    ]);
    for (const projectInAction of ["videos/none.mp4", "https://vimeo.com/76979871"]) {
      const video = await post("/api/admin/project", JSON.stringify({ projectInAction }));
      expect(video.status).toBe(400);
      expect(await video.json()).toMatchObject({
        errors: { projectInAction: [expect.any(String)] },
      });
    }
  });

  test("that refers to a file of a kind that the field does not take is refused at its field", async () => {
    const [picture, video, paper, animation] = await uploadFiles(server, token, {
      "a.png": await samples.png(),
      "a.mp4": samples.mp4,
      "a.pdf": samples.pdf,
      "a.gif": await samples.gif(),
    });
    const refused = async (path: string, body: unknown) => {
      const answer = await post(path, JSON.stringify(body));
      expect(answer.status).toBe(400);
      return Object.keys(((await answer.json()) as { errors: object }).errors);
    };
    const project = {
      ...{ bannerImage: video, bannerLogo: animation, projectInAction: picture },
      gallery: [{ file: paper }],
      documents: [{ file: picture }],
    };
    expect(await refused("/api/admin/project", project)).toEqual([
      ...["bannerImage", "bannerLogo", "projectInAction", "gallery[0].file", "documents[0].file"],
    ]);
    expect(await refused("/api/admin/documents", { file: video })).toEqual(["file"]);
    expect(await refused("/api/admin/partners", { type: 1, image: paper })).toEqual(["image"]);
    expect(await refused("/api/admin/banner", { desktopImage: video })).toEqual(["desktopImage"]);
    const never = { bannerImage: "images/nunca.webp", bannerLogo: paper };
    const answer = await post("/api/admin/project", JSON.stringify(never));
    expect(((await answer.json()) as { errors: object }).errors).toEqual({
      bannerImage: ["Este arquivo não está no site: envie-o de novo"],
      bannerLogo: ["Este tipo de arquivo não é aceito aqui"],
    });
    const library = await post("/api/admin/documents", JSON.stringify({ file: animation }));
    expect(library.status).toBe(201);
  });

  test("of an order list with an unknown or a doubled id is refused whole", async () => {
    const add = await post("/api/admin/partners", "{}");
    const { id: partnerId } = (await add.json()) as { id: number };
    const put = (data: unknown) =>
      call("/api/admin/partners/order", {
        method: "PUT",
        headers: json,
        body: JSON.stringify({ data }),
      });
    expect((await put([{ partnerId, order: 1 }])).status).toBe(200);
    expect((await put([{ partnerId: 987_654, order: 1 }])).status).toBe(400);
    const twice = [
      { partnerId, order: 1 },
      { partnerId, order: 2 },
    ];
    expect((await put(twice)).status).toBe(400);
    expect((await put([{ partnerId: "1", order: 1 }])).status).toBe(400);
  });
});
