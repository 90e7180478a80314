import { readdirSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import type { Context } from "#app/http/context.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { store } from "../store.server.ts";
import { toAnswer, upload } from "./upload.server.ts";

/** Generous, because the test machine may be busy. */
const patience = { timeout: 20_000 };

const database = setupTestDatabase();
const storage = setupTestStorage({ maxFileBytes: 1 << 20, maxVideoBytes: 4 << 20 });
let staff: { id: number; email: string; name: string } | null = {
  id: 1,
  email: "a@example.org",
  name: "A",
};
const server = setupStepServer([upload], (context) => {
  context.staff = staff;
});

function send(files: [string, Buffer][], init: { field?: string } = {}) {
  const body = new FormData();
  for (const [name, bytes] of files) {
    body.append(init.field ?? "files[]", new Blob([new Uint8Array(bytes)]), name);
  }
  return fetch(`${server.origin()}/api/upload`, { method: "POST", body });
}

/** A form with a document in `field`; with a text alone where there is none. */
function form(field?: string): FormData {
  const body = new FormData();
  body.append("title", "Lei");
  if (field) body.append(field, new Blob([new Uint8Array(samples.pdf)]), "a.pdf");
  return body;
}

async function expectNothingKept() {
  expect(storage.files()).toEqual([]);
  expect(await database.db().selectFrom("media").select("id").execute()).toEqual([]);
}

describe("POST /api/upload", () => {
  test("answers each file in order, as contract 5 words it", async () => {
    const files: [string, Buffer][] = [
      ["praça.png", await samples.png()],
      ["lei.docx", samples.docx],
      ["filme.mp4", samples.mp4],
    ];
    const response = await send(files);
    expect(response.status).toBe(200);
    const answer = await response.json();
    expect(answer.files).toMatchObject([
      { name: "praça.png", type: "image/webp", width: 64, height: 48 },
      { name: "lei.docx", size: samples.docx.length },
      { name: "filme.mp4", type: "video/mp4" },
    ]);
    for (const { id, url, size } of answer.files) {
      expect(url).toBe(`/storage/${id}`);
      expect(readFileSync(`${storage.root()}/public/${id}`).length).toBe(size);
    }
  });

  test.each<[string, number, () => Promise<Response>]>([
    ["a drawing", 415, async () => send([["a.png", samples.svg]])],
    [
      "a bad file among good ones",
      415,
      async () =>
        send([
          ["a.png", await samples.png()],
          ["b.pdf", samples.pdf],
          ["c.png", samples.html],
        ]),
    ],
    [
      "a document over the limit",
      413,
      async () => send([["a.pdf", Buffer.concat([samples.pdf, Buffer.alloc(1 << 20)])]]),
    ],
    [
      "a video over the limit",
      413,
      async () => send([["a.mp4", Buffer.concat([samples.mp4, Buffer.alloc(4 << 20)])]]),
    ],
    [
      "a body larger than anything allowed",
      413,
      async () => send([["a.mp4", Buffer.concat([samples.mp4, Buffer.alloc(40 << 20)])]]),
    ],
    ["a picture of too many pixels", 413, async () => send([["a.png", await samples.hugePng()]])],
    ["an empty file", 400, async () => send([["a.pdf", Buffer.alloc(0)]])],
    ["another field", 400, async () => send([["a.pdf", samples.pdf]], { field: "other" })],
    ["no file", 400, async () => send([])],
    [
      "JSON",
      415,
      async () => fetch(`${server.origin()}/api/upload`, { method: "POST", body: "{}" }),
    ],
    ["GET", 405, async () => fetch(`${server.origin()}/api/upload`)],
  ])("refuses %s with %d, says why, and keeps nothing", async (_, status, request) => {
    const response = await request();
    expect(response.status).toBe(status);
    expect((await response.json()).message).toMatch(/\S/);
    await expectNothingKept();
  });

  test("names the file that is refused among many", async () => {
    const response = await send([
      ["a.png", await samples.png()],
      ["pasta/desenho {{x}}.png", samples.svg],
    ]);
    const message =
      "desenho {{x}}.png: Apesar do nome, o conteúdo deste arquivo não parece ser uma imagem. Tipos aceitos: PDF, DOCX, XML, JPG, PNG, WEBP, GIF, AVIF, MP4, WEBM, MOV";
    expect(await response.json()).toEqual({ message, errors: { "files[]": [message] } });
  });

  test.each<[string, number, RegExp, BodyInit, Record<string, string>?]>([
    ["a form with its file in another field", 400, /no campo files\[\]$/, form("file")],
    ["a form with no file", 400, /no campo files\[\]$/, form()],
    ["a picture alone", 415, /multipart\/form-data/, "x", { "Content-Type": "image/png" }],
    [
      "a compressed form",
      415,
      /multipart\/form-data/,
      form("files[]"),
      { "Content-Encoding": "gzip" },
    ],
  ])(
    "tells whoever sends %s how files are sent",
    async (_, status, message, body, headers = {}) => {
      const response = await fetch(`${server.origin()}/api/upload`, {
        method: "POST",
        body,
        headers,
      });
      expect(response.status).toBe(status);
      expect((await response.json()).message).toMatch(message);
      await expectNothingKept();
    },
  );

  test("says how many files a request may have, and keeps none of more", async () => {
    const response = await send(
      Array.from({ length: 101 }, (_, index) => [`${index}.pdf`, samples.pdf]),
    );
    expect(response.status).toBe(400);
    expect((await response.json()).message).toMatch(/Arquivos demais.*100/);
    await expectNothingKept();
  });

  test("takes the admin forms' files for one field at a time", async () => {
    const body = new FormData();
    body.append("files[]", new Blob([new Uint8Array(samples.pdf)]), "a.pdf");
    const post = (accept: string) =>
      fetch(`${server.origin()}/admin/arquivos?accept=${accept}`, { method: "POST", body });
    expect((await post("image")).status).toBe(415);
    await expectNothingKept();
    expect((await post("projectDocument")).status).toBe(200);
  });

  test("tells why to whoever reads only after sending all", async () => {
    const part = 'Content-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n<svg/>';
    const body = Buffer.concat([Buffer.from(`--xx\r\n${part}`), Buffer.alloc(20 << 20)]);
    const socket = connect(server.port(), "127.0.0.1");
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n` +
        "Content-Type: multipart/form-data; boundary=xx\r\n\r\n",
    );
    await new Promise<void>((resolve, reject) => {
      socket.once("error", reject).write(body, () => resolve());
    });
    expect(await text(socket)).toMatch(/^HTTP\/1.1 415 .*"message":/s);
    await expectNothingKept();
  });

  test("refuses a guest before the body is read", async () => {
    staff = null;
    const response = await send([["a.pdf", samples.pdf]]);
    staff = { id: 1, email: "a@example.org", name: "A" };
    expect(response.status).toBe(401);
    await expectNothingKept();
  });

  test("an upload that breaks off leaves no file, no row and no open descriptor", async () => {
    const before = openDescriptors();
    for (let i = 0; i < 5; i++) {
      const socket = connect(server.port(), "127.0.0.1");
      socket.write(
        "POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Length: 900000\r\n" +
          "Content-Type: multipart/form-data; boundary=xx\r\n\r\n--xx\r\n" +
          'Content-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-1.4 ' +
          "x".repeat(200_000),
      );
      await expect.poll(() => storage.files(), patience).toHaveLength(1);
      socket.resetAndDestroy();
      await expect.poll(() => storage.files(), patience).toEqual([]);
      await expectNothingKept();
    }
    await expect.poll(openDescriptors, patience).toBeLessThanOrEqual(before);
  });
});

/** Files of the test's storage that this process holds open. */
function openDescriptors(): number {
  return readdirSync("/proc/self/fd").length;
}

test("only a form's script is told what is known of a picture that it sent: its bytes may be stored and described", async () => {
  const photo = await samples.png();
  const stored = await store([photo], { originalName: "a.png", accept: "image" });
  await database
    .db()
    .updateTable("media")
    .set({ altPt: "O rio" })
    .where("path", "=", stored.id)
    .execute();
  const again = await store([photo], { originalName: "b.png", accept: "image" });
  const answers = (["admin", "api"] as const).map((area) => toAnswer({ area } as Context, [again]));
  const picture = { alt: "described", look: expect.objectContaining({ orientation: "" }) };
  const { isKnown, ...told } = again;
  expect([stored.isKnown, isKnown]).toEqual([undefined, true]);
  expect(await Promise.all(answers)).toEqual([[{ ...again, picture }], [told]]);
});
