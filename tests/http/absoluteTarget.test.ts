import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { startServer } from "#tests/support/server.ts";

test("an absolute request target is answered like its path", async () => {
  const server = await startServer({ demo: false });
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    "GET http://elsewhere.example/contato HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  );
  let answer = "";
  for await (const chunk of socket) answer += String(chunk);
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  await server.stop();
});
