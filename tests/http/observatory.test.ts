import { afterAll, beforeAll, expect, test } from "vitest";
import { scan } from "#tests/observatory/scan.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

const origin = "https://mare.example";
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { PUBLIC_URL: origin } });
});
afterAll(() => server.stop());

async function storedFile(pattern: RegExp) {
  const home = await (await fetch(server.url)).text();
  return pattern.exec(home)?.[0] ?? "";
}

test.each([
  ["the home page", () => "/"],
  ["a page that remembers the language", () => "/contato?lang=en"],
  ["the login page", () => "/admin"],
  ["an answer for staff alone", () => "/api/admin/project"],
  ["the JSON endpoints", () => "/api/projects"],
  ["their description", () => "/api"],
  ["a stored picture", () => storedFile(/\/storage\/images\/[\w.-]+/)],
  ["a built script", () => storedFile(/\/assets\/[\w.-]+\.js/)],
  ["an error page", () => "/nao-existe"],
  ["a refusal", () => "/storage/nao-existe.webp"],
  ["the health check", () => "/healthz"],
])("MDN's grader gives A+ to %s", async (_what, address) => {
  const path = await address();
  expect(path).not.toBe("");
  const { grade, score, failed } = await scan(origin, server.url + path);
  expect({ path, grade, failed }).toEqual({ path, grade: "A+", failed: [] });
  expect(score).toBeGreaterThanOrEqual(100);
});
