import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
afterAll(async () => {
  await server.stop();
});

test.each([
  ["http://elsewhere.example/contato?lang=en", "/contato"],
  ["http://elsewhere.example?lang=en", "/"],
])("the absolute request target %s is answered like its path and query", async (target, path) => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const [, address] = /<link rel="canonical" href="([^"]*)"/.exec(answer) ?? [];
  expect(address).toBe(`http://localhost:${port}${path}?lang=en`);
});
