import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, expect, test } from "vitest";
import { createHttpServer } from "./httpServer.ts";

/** Larger than any socket buffers for a client that does not read. */
const video = Buffer.alloc(48 * 1024 * 1024);
/** Long, because a busy machine may let this process wait for a while. */
const unreadMs = 5_000;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends a request; the answer stays in the socket until the client reads it. */
async function ask(
  listener: RequestListener,
  text = "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
): Promise<{ client: Socket; connection: Socket }> {
  server = createHttpServer(listener, { unreadMs });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const connected = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
  client.on("error", () => {});
  client.write(text);
  const [connection] = (await connected) as [Socket];
  return { client, connection };
}

/** Reads to the end in small pieces; the whole video takes longer than `unreadMs`. */
async function readSlowly(client: Socket): Promise<number> {
  let bytes = 0;
  for await (const chunk of client as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    await setTimeout((1.5 * unreadMs * chunk.length) / video.length);
  }
  return bytes;
}

test("who asks for a video and reads nothing of it is let go", async () => {
  const { client, connection } = await ask((_req, res) => res.end(video));
  await expect.poll(() => connection.destroyed).toBe(true);
  client.destroy();
});

test("who reads it slowly gets all of it", async () => {
  const { client } = await ask((_req, res) => res.end(video));
  const bytes = await readSlowly(client);
  expect(bytes).toBeGreaterThan(video.length);
});

test("who waits for our own work is not let go", async () => {
  const { client } = await ask(async (_req, res) => {
    await setTimeout(1.5 * unreadMs);
    res.end("done");
  });
  expect(await readSlowly(client)).toBeGreaterThan(0);
});

test.each([
  [8, false],
  [9, true],
])("who sends %i requests without waiting for the answers: cut off is %s", async (count, isCut) => {
  let open = 0;
  const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const { client, connection } = await ask(() => open++, request.repeat(count));
  client.resume();
  await expect.poll(() => open).toBe(8);
  await setTimeout(50);
  expect(connection.destroyed).toBe(isCut);
  client.destroy();
});

test("who sends the next request after each answer may send any number", async () => {
  const request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
  const { client } = await ask(async (_req, res) => {
    await setTimeout(1);
    res.end("done");
  }, request);
  for (let count = 0; count < 30; count++) {
    await once(client.resume(), "data");
    client.write(request);
  }
  client.destroy();
});

/** Time for the rest of a body; long, because a busy machine may let this process wait for a while. */
const restMs = 4_000;

/** Sends a request with a body, and the body byte by byte after the answer. */
async function sendSlowly(length: number): Promise<Socket> {
  server = createHttpServer((_req, res) => res.end("done"), { restMs });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.on("error", () => {});
  client.write(`GET / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`);
  await once(client, "data");
  let left = length;
  const drops = setInterval(() => {
    client.write("a");
    left -= 1;
    if (left === 0) clearInterval(drops);
  }, 50);
  client.once("close", () => clearInterval(drops));
  return client;
}

test("who has the answer and never ends the request is let go", async () => {
  const client = await sendSlowly(100_000);
  // `once` would reject where the connection is reset, as it may be under what is still being sent.
  await new Promise((resolve) => client.once("close", resolve));
});

test("who ends it in time may ask again", async () => {
  const client = await sendSlowly(3);
  await setTimeout(restMs + 1_000);
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  const [answer] = (await once(client, "data")) as [Buffer];
  expect(answer.toString()).toContain("200 OK");
  client.destroy();
});

test("who keeps all connections without asking anything leaves room for others", async () => {
  const most = 10;
  server = createHttpServer((_req, res) => res.end("done"), { maxConnections: most });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const hoarders: Socket[] = [];
  for (let opened = 0; opened < 2 * most; opened += 1) {
    const client = connect(port, "127.0.0.1");
    hoarders.push(client);
    client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    // No new client is turned away.
    const [answer] = (await once(client, "data")) as [Buffer];
    expect(answer.toString()).toContain("200 OK");
  }
  for (const client of hoarders) client.destroy();
});
