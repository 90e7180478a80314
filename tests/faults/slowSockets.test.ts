import { connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "#tests/support/server.ts";

const senders = 500;

/** Clients that hold a connection and send almost nothing (slowloris). */
describe(`${senders} slow senders`, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer({ demo: false });
  });
  afterAll(() => server.stop());

  test.concurrent.each([
    ["of headers", "GET / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n", 408],
    [
      "of a form",
      "POST /contato HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\n" +
        "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 9000\r\n\r\n",
      "a",
      408,
    ],
    [
      "of a guest's upload",
      "POST /api/upload HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\n" +
        "Content-Length: 9000000\r\n\r\n",
      "a",
      401,
    ],
  ])("%s are told and cut, and visitors do not notice", async (_what, start, drop, status) => {
    const startedAt = performance.now();
    const sockets = Array.from({ length: senders }, () => slowSender(server.url, start, drop));
    let visits = 0;
    let slowest = 0;
    while (sockets.some(({ socket }) => !socket.destroyed)) {
      const visitedAt = performance.now();
      expect((await fetch(server.url)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - visitedAt);
      visits += 1;
      await setTimeout(100);
    }
    const cutAfterMs = Math.round(performance.now() - startedAt);
    console.info("slow senders", _what, { cutAfterMs, visits, slowestMs: Math.round(slowest) });
    // Not all of them: a client that is still sending while the connection closes may lose the answer.
    expect(sockets.map(({ answer }) => answer().slice(0, 12))).toContain(`HTTP/1.1 ${status}`);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
});

/** Sends a chunk every half second until it is disconnected. */
function slowSender(
  url: string,
  start: string,
  drop: string,
): { socket: Socket; answer: () => string } {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => {});
  let answer = "";
  socket.setEncoding("utf8").on("data", (text: string) => {
    answer += text;
  });
  socket.on("end", () => socket.destroy());
  socket.write(start);
  const timer = setInterval(() => socket.write(drop), 500);
  socket.on("close", () => clearInterval(timer));
  return { socket, answer: () => answer };
}
