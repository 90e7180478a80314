import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

test("a burst of searches holds up neither a page in memory nor the health check", async () => {
  const read = async (path: string) => (await fetch(server.url + path)).arrayBuffer();
  for (const _ of "12") await read("/");
  let found = 0;
  const searches = Array.from({ length: 100 }, async (_, index) => {
    await read(`/busca?q=praca+${index}`);
    found++;
  });
  await expect.poll(() => found, { interval: 1 }).toBeGreaterThan(0);
  await read("/");
  await read("/healthz");
  // Each search takes longer to render than a page from memory to arrive.
  expect(found).toBeLessThan(50);
  await Promise.all(searches);
}, 60_000);

test("an absolute request target is answered like its path", async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(
    "GET http://elsewhere.example/contato HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
