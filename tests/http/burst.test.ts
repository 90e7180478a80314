import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

async function openSocket(): Promise<Socket> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

const ask = (socket: Socket, path: string) =>
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: br\r\n\r\n`);

test("a burst of searches does not hold up a page in memory", async () => {
  const headers = { "Accept-Encoding": "br" };
  for (const _ of "12") await (await fetch(server.url, { headers })).arrayBuffer();
  const crowd = await Promise.all(Array.from({ length: 60 }, openSocket));
  const visitor = await openSocket();
  let found = 0;
  for (const [index, socket] of crowd.entries()) {
    socket.once("data", () => found++);
    ask(socket, `/busca?q=praca+${index}`);
  }
  ask(visitor, "/");
  await once(visitor, "data");
  expect(found).toBeLessThan(30);
  await expect.poll(() => found, { timeout: 30_000 }).toBe(60);
  for (const socket of [visitor, ...crowd]) socket.destroy();
}, 60_000);

test("an absolute request target is answered like its path", async () => {
  const socket = await openSocket();
  socket.write(
    "GET http://elsewhere.example/contato HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
});
