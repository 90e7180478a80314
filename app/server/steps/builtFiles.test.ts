import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, describe, expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { setupStepServer } from "#tests/support/stepServer.ts";
import { builtFiles } from "./builtFiles.ts";

const folder = mkdtempSync(join(tmpdir(), "built-files-"));
const script = `console.log("${"maré ".repeat(200)}");`;
for (const name of ["assets", ".well-known", "images"]) mkdirSync(join(folder, name));
for (const [name, content] of [
  ["assets/a-1.js", script],
  ["assets/a-1.js.br", brotliCompressSync(script)],
  ["assets/a-1.js.gz", gzipSync(script)],
  ["favicon.ico", "icon"],
  ["lei nº 1.pdf", "%PDF-"],
  ["images/a.avif", "picture"],
  ["site.webmanifest", "{}"],
  [".well-known/security.txt", "Contact:"],
  [".DS_Store", "secret"],
] as const) {
  writeFileSync(join(folder, name), content);
}
setupTestDatabase();
const server = setupStepServer([await builtFiles(folder)]);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  return fetch(server.origin() + path, { method, headers });
}

describe("a built file", () => {
  test.each(["br", "gzip", "identity"])("comes as %s to who takes that", async (encoding) => {
    const answer = await get("/assets/a-1.js", { "Accept-Encoding": encoding });
    expect(await answer.text()).toBe(script);
    expect(answer.headers.get("Content-Encoding")).toBe(encoding === "identity" ? null : encoding);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/javascript; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Accept-Encoding",
    });
  });

  test("is known by an ETag of its own in each encoding", async () => {
    const etags = new Set<string>();
    for (const encoding of ["br", "gzip", "identity"]) {
      const headers = { "Accept-Encoding": encoding };
      const etag = (await get("/assets/a-1.js", headers)).headers.get("ETag") ?? "";
      etags.add(etag);
      const known = await get("/assets/a-1.js", { ...headers, "If-None-Match": etag });
      expect(known.status).toBe(304);
      expect(await known.text()).toBe("");
    }
    expect(etags.size).toBe(3);
  });

  test.each([
    ["/favicon.ico", "image/x-icon"],
    ["/images/a.avif", "image/avif"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/lei%20n%C2%BA%201.pdf", "application/pdf"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  ])("%s is %s, and asked for again each time", async (path, type) => {
    const answer = await get(path, { "Accept-Encoding": "br" });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe(type);
    expect(answer.headers.get("Cache-Control")).toBe("no-cache");
    expect(answer.headers.get("Content-Encoding")).toBeNull();
    const policy = answer.headers.get("Content-Security-Policy");
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy?.includes("sandbox")).toBe(type !== "application/pdf");
    expect(answer.headers.get("Vary")).toBeNull();
    const isPicture = type.startsWith("image/");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe(
      isPicture ? "cross-origin" : "same-origin",
    );
  });

  test("answers HEAD without a body", async () => {
    const answer = await get("/favicon.ico", {}, "HEAD");
    expect(answer.headers.get("Content-Length")).toBe("4");
    expect(await answer.text()).toBe("");
  });

  test.each(["POST", "PUT", "PATCH", "DELETE", "OPTIONS"])("refuses %s", async (method) => {
    const answer = await get("/favicon.ico", {}, method);
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("GET, HEAD");
    expect(await answer.text()).toBe("Método não permitido\n");
  });

  test.each(["bytes=0-1", "bytes=9-3", "bytes=99-", "bytes=-0", "bytes=a-b", "x"])(
    "comes whole to who asks for %s",
    async (range) => {
      const answer = await get("/favicon.ico", { Range: range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe("icon");
    },
  );
});

test.each([
  ...["/", "/assets", "/assets/", "/assets/a-1.js.br", "/assets/a-1.js/", "/.DS_Store"],
  ...["/ASSETS/a-1.js", "/nothing.js", "/constructor"],
])("%s is none", async (path) => {
  expect((await get(path)).status).toBe(404);
});

test("the next build takes nothing from the pages of this one", async () => {
  rmSync(join(folder, "assets"), { recursive: true });
  writeFileSync(join(folder, "favicon.ico"), "another icon");
  const answer = await get("/assets/a-1.js", { "Accept-Encoding": "br" });
  expect(await answer.text()).toBe(script);
  expect(await (await get("/favicon.ico")).text()).toBe("icon");
});
