import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPaths } from "#tests/support/publicPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function cardOf(path: string): Promise<Record<string, string>> {
  const html = await (await fetch(`${server.url}${path}`)).text();
  const tags = html.matchAll(
    /<meta (?:property|name)="((?:og|twitter):image[^"]*)" content="([^"]*)"/g,
  );
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

test("the home page is rendered, and its cards drawn, before anybody asks", async () => {
  const started = await startServer({ demo: false });
  const cards = path.join(started.storageDir, "cards");
  const drawn = () => (existsSync(cards) ? readdirSync(cards).join() : "");
  for (const page of ["pt-inicio-", "en-inicio-"]) {
    // The process that draws them gives way to everything else.
    await expect.poll(drawn, { timeout: 120_000 }).toContain(page);
  }
  await started.stop();
});

test("a shared link brings a picture of its page, in its language", async () => {
  const pages = (await publicPaths(server)).filter((path) => path !== "/nao-existe");
  const addresses = new Set<string>();
  for (const path of pages) {
    for (const lang of ["pt", "en"]) {
      const card = await cardOf(`${path}?lang=${lang}`);
      expect(card, path).toMatchObject({
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:type": "image/jpeg",
        "twitter:image": card["og:image"],
      });
      expect(card["og:image:alt"]).not.toBe("");
      expect(card["og:image"]).toContain(`/cartao/${lang}/`);
      addresses.add(card["og:image"] ?? "");
    }
  }
  for (const address of [...addresses].slice(0, 4)) {
    const answer = await fetch(address);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(answer.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630 });
  }
});

test("the address of an old card leads to today's; other names lead nowhere", async () => {
  const { "og:image": today = "" } = await cardOf("/sobre");
  const old = today.replace(/[0-9a-f]{16}\.jpg/, "0123456789abcdef.jpg");
  const answer = await fetch(old, { redirect: "manual" });
  expect(answer.status).toBe(302);
  expect(new URL(answer.headers.get("Location") ?? "", old).href).toBe(today);
  const others = ["en/projeto-999-0123456789abcdef.jpg", "en/..%2Fx.jpg"].concat(
    [200, 300, 3000].map((length) => `pt/${"a".repeat(length)}-0123456789abcdef.jpg`),
  );
  for (const path of others.map((other) => `/cartao/${other}`)) {
    expect((await fetch(`${server.url}${path}`)).status).toBe(404);
  }
});
