import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(() => server.stop());

const english = { Cookie: "lang=en" };

describe("an error that no page gives is in the request's language", () => {
  test.each([
    ["POST", "/favicon.ico", "Method not allowed\n", "Método não permitido\n"],
    ["DELETE", "/storage/files/x.pdf", "Method not allowed\n", "Método não permitido\n"],
    ["POST", "/page-data/x.js", "Method not allowed\n", "Método não permitido\n"],
    ["GET", "/page-data/x.js", "Resource not found\n", "Recurso não encontrado\n"],
  ])("%s %s", async (method, path, inEnglish, inPortuguese) => {
    const read = async (query = "", headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.url}${path}${query}`, { method, headers });
      expect(answer.headers.get("Set-Cookie")).toBeNull();
      return answer.text();
    };
    expect(await read("", english)).toBe(inEnglish);
    expect(await read("?lang=en")).toBe(inEnglish);
    expect(await read("?lang=pt", english)).toBe(inPortuguese);
    expect(await read()).toBe(inPortuguese);
  });
});

test("a file that is gone is the visitor's own 404 page", async () => {
  const answer = await fetch(`${server.url}/storage/files/x.pdf`, { headers: english });
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("<title>Page not found");
});

test("a language that is chosen with a file's address is not remembered: the file is for everybody", async () => {
  const answer = await fetch(`${server.url}/favicon.ico?lang=en`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
});
