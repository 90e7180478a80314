import { mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { insertFiles } from "#tests/support/media.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { type StoredFile, store } from "../store.server.ts";
import { serveStorage } from "./serveStorage.server.ts";

setupTestDatabase();
const storage = setupTestStorage();
const server = setupStepServer([serveStorage]);

let video: StoredFile;
let bytes: Buffer;
beforeEach(async () => {
  bytes = Buffer.concat([samples.mp4, Buffer.alloc(900, "b")]);
  video = await store([bytes], { originalName: "filme.mp4", accept: "video" });
});

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(server.origin() + path, { method, headers });
}

/** Sends the path verbatim; `fetch` would normalize it. */
function statusOfRaw(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(server.origin());
    request({ host: "127.0.0.1", port, path }, (res) => {
      res.resume();
      resolve(res.statusCode ?? 0);
    })
      .on("error", reject)
      .end();
  });
}

describe("a stored file", () => {
  test("is served whole, for ever, inert", async () => {
    const response = await get(video.url);
    expect(response.status).toBe(200);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": String(bytes.length),
      "cache-control": "public, max-age=31536000, immutable",
      "accept-ranges": "bytes",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/^default-src 'none';.*sandbox$/),
      // Readers of the feeds and previews of links show it on other sites.
      "cross-origin-resource-policy": "cross-origin",
      etag: expect.stringMatching(/^"[\w-]+"$/),
    });
    expect(response.headers.has("content-disposition")).toBe(false);
  });

  test("answers HEAD without a body", async () => {
    const response = await get(video.url, { Range: "bytes=0-9" }, "HEAD");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe(String(bytes.length));
    expect(await response.text()).toBe("");
  });

  test("answers 304 to whoever has it", async () => {
    const etag = (await get(video.url)).headers.get("etag") ?? "";
    for (const header of [etag, `"x", W/${etag}`, "*"]) {
      expect((await get(video.url, { "If-None-Match": header })).status).toBe(304);
    }
    expect((await get(video.url, { "If-None-Match": '"x"' })).status).toBe(200);
  });

  test("that no row names is none, such as one that was erased when the machine stopped", async () => {
    const path = `files/${"e".repeat(32)}.pdf`;
    writeFileSync(join(storage.root(), "public", path), samples.pdf);
    expect((await get(`/storage/${path}`)).status).toBe(404);
    await insertFiles(path);
    expect((await get(`/storage/${path}`)).status).toBe(200);
  });

  test("refuses other methods", async () => {
    const response = await get(video.url, {}, "DELETE");
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });
});

describe("a picture's variant", () => {
  const asked = "/storage/images/foto-930.avif";
  beforeEach(async () => {
    for (const width of [390, 930]) {
      mkdirSync(join(storage.root(), "public/images"), { recursive: true });
      writeFileSync(join(storage.root(), `public/images/foto-${width}.avif`), `${width} px`);
    }
    await insertFiles(
      ...["foto-390", "foto-930", "foto-card50-850", "ata-cover-655"].map(
        (name) => `images/${name}.avif`,
      ),
    );
  });

  test.each<Record<string, string>>([{ "Save-Data": "on" }, { ECT: "3g" }, { ECT: "slow-2g" }])(
    "comes at half the width for %j",
    async (headers) => {
      const response = await get(asked, headers);
      expect(await response.text()).toBe("390 px");
      expect(response.headers.get("etag")).toContain("foto-390");
      expect(response.headers.get("vary")).toBe("Save-Data, ECT");
    },
  );

  test.each([
    ["foto-card50", 850, 420],
    // A page in the format Letter.
    ["ata-cover", 655, 250],
  ])("comes in another width of the same crop or cover: %s", async (name, full, lighter) => {
    for (const width of [full, lighter]) {
      writeFileSync(join(storage.root(), `public/images/${name}-${width}.avif`), `${width} px`);
    }
    const part = await get(`/storage/images/${name}-${full}.avif`, { "Save-Data": "on" });
    expect(await part.text()).toBe(`${lighter} px`);
  });

  test.each<Record<string, string>>([{}, { ECT: "4g" }, { "Save-Data": "off" }])(
    "comes as asked for %j",
    async (headers) => {
      expect(await (await get(asked, headers)).text()).toBe("930 px");
    },
  );

  test("comes as asked where none is lighter", async () => {
    const response = await get("/storage/images/foto-390.avif", { "Save-Data": "on" });
    expect(await response.text()).toBe("390 px");
  });
});

describe("a range", () => {
  test.each([
    ["bytes=0-0", 0, 0],
    ["bytes=10-19", 10, 19],
    ["bytes=990-", 990, undefined],
    ["bytes=10-999999", 10, undefined],
    ["bytes=-5", -5, undefined],
    ["bytes=-999999", 0, undefined],
  ])("%s", async (range, start, end) => {
    const response = await get(video.url, { Range: range });
    const expected = bytes.subarray(start, end === undefined ? undefined : end + 1);
    expect(response.status).toBe(206);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(expected);
    const from = start < 0 ? bytes.length + start : start;
    expect(response.headers.get("content-range")).toBe(
      `bytes ${from}-${from + expected.length - 1}/${bytes.length}`,
    );
  });

  test.each(["bytes=999999-", "bytes=-0"])("%s cannot be satisfied", async (range) => {
    const response = await get(video.url, { Range: range });
    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe(`bytes */${bytes.length}`);
  });

  test.each(["bytes=0-1,5-6", "bytes=9-1", "bytes=a-b", "items=0-1", "bytes=-"])(
    "%s is answered with the whole file",
    async (range) => {
      expect((await get(video.url, { Range: range })).status).toBe(200);
    },
  );

  test("holds only for the file that If-Range names", async () => {
    const etag = (await get(video.url)).headers.get("etag") ?? "";
    expect((await get(video.url, { Range: "bytes=0-1", "If-Range": etag })).status).toBe(206);
    expect((await get(video.url, { Range: "bytes=0-1", "If-Range": '"x"' })).status).toBe(200);
  });
});

test.each([
  ["pdf", samples.pdf, "inline"],
  ["docx", samples.docx, "attachment"],
  ["xml", samples.xml, "attachment"],
])("%s comes under the name that staff gave it, %s", async (type, document, disposition) => {
  const originalName = 'Relatório "final" 1.html';
  const { url } = await store([document], { originalName, accept: "projectDocument" });
  const { headers } = await get(url);
  // Safari shows nothing of a sandboxed PDF.
  const isSandboxed = headers.get("content-security-policy")?.includes("sandbox");
  expect(isSandboxed).toBe(type !== "pdf");
  expect(headers.get("content-disposition")).toBe(
    `${disposition}; filename="Relatorio 'final' 1.${type}"; filename*=UTF-8''Relat%C3%B3rio%20%22final%22%201.${type}`,
  );
});

test("nothing but our files is reachable", async () => {
  writeFileSync(join(storage.root(), "site.sqlite"), "secret");
  writeFileSync(join(storage.root(), "secret.webp"), "secret");
  symlinkSync("../../secret.webp", join(storage.root(), "public/images/link.webp"));
  mkdirSync(join(storage.root(), "public/images/folder.webp"));
  writeFileSync(join(storage.root(), "public/images/.hidden.webp"), "secret");
  const paths = ["", "images", "images/", "../site.sqlite", "images/../../site.sqlite"]
    .concat(["..%2fsite.sqlite", "%2e%2e/site.sqlite", "images/..%2f..%2fsecret.webp"])
    .concat(["..\\site.sqlite", "images%5c..%5c..%5csecret.webp", "images/link.webp"])
    .concat(["images/folder.webp", "images/.hidden.webp", "images/a.webp%00", "images//a.webp"])
    .concat([`${video.id}/`, video.id.toUpperCase(), "../../../../../../etc/passwd"]);
  for (const path of paths) {
    expect(await statusOfRaw(`/storage/${path}`), path).toBeGreaterThanOrEqual(400);
    expect(await statusOfRaw(`/storage/${path}`), path).toBeLessThan(500);
  }
});

test("a visitor who leaves in the middle leaves no open descriptor", async () => {
  const large = Buffer.concat([samples.mp4, Buffer.alloc(30 << 20)]);
  const { url } = await store([large], { originalName: "a.mp4", accept: "video" });
  for (let i = 0; i < 5; i++) {
    const leaving = new AbortController();
    const response = await fetch(server.origin() + url, { signal: leaving.signal });
    await response.body?.getReader().read();
    leaving.abort();
  }
  const open = () => readdirSync("/proc/self/fd").filter((fd) => linkOf(fd).includes("/videos/"));
  await expect.poll(open, { timeout: 20_000 }).toEqual([]);
});

function linkOf(fd: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${fd}`);
  } catch {
    return "";
  }
}
