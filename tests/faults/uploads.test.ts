import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { boundary, MIB, multipartFile, postChunks } from "#tests/support/bigUpload.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { filesOf, openFiles } from "#tests/support/storageFiles.ts";
import { watch } from "#tests/support/watch.ts";

describe("uploads", () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer({ demo: false });
    token = await signInToken(server);
  });
  afterAll(() => server.stop({ expectErrors: true }));

  test("a film of 2 GB raises memory by less than 100 MB, and the site answers meanwhile", async () => {
    const { result, peakMb, idleMb, pages } = await watch(server, () =>
      postChunks(server, token, multipartFile("filme.mp4", samples.mp4, 2000 * MIB)),
    );
    console.info("2 GB upload", { idleMb, peakMb, raisedMb: peakMb - idleMb, pages });
    expect(result.status).toBe(200);
    expect(result.answer.files[0].size).toBe(2000 * MIB);
    expect(peakMb - idleMb).toBeLessThan(100);
    expect(pages.p95Ms).toBeLessThan(300);
  });

  test("a film over the limit is refused with a reason, and leaves nothing", async () => {
    const before = filesOf(server);
    const { status, answer } = await postChunks(
      server,
      token,
      multipartFile("filme.mp4", samples.mp4, 2049 * MIB),
    );
    expect(status).toBe(413);
    expect(answer.message).toContain("2048 MB");
    expect(filesOf(server)).toEqual(before);
  });

  test("a sender who falls silent is let go after 30 s with 408, and leaves nothing", async () => {
    const before = filesOf(server);
    const startedAt = performance.now();
    const silent = (async function* () {
      let sent = 0;
      for await (const chunk of multipartFile("a.pdf", samples.pdf, 9000)) {
        if (sent++ < 2) yield chunk;
      }
      await setTimeout(60_000, undefined, { ref: false });
    })();
    const { status } = await postChunks(server, token, silent);
    expect(status).toBe(408);
    expect(performance.now() - startedAt).toBeGreaterThan(29_000);
    expect(filesOf(server)).toEqual(before);
  });

  test("an upload that moves slowly is never cut", async () => {
    const slow = (async function* () {
      for await (const chunk of multipartFile("a.pdf", samples.pdf, 40)) {
        yield chunk;
        await setTimeout(12_000);
      }
    })();
    expect((await postChunks(server, token, slow)).status).toBe(200);
  });

  test("200 senders who leave in the middle leave no file and no open descriptor", async () => {
    const before = filesOf(server);
    const { port } = new URL(server.url);
    for (let i = 0; i < 200; i++) {
      const socket = connect(Number(port), "127.0.0.1");
      socket.on("error", () => {});
      socket.write(
        `POST /api/upload HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n` +
          `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: 999999\r\n\r\n` +
          `--${boundary}\r\nContent-Disposition: form-data; name="files[]"; filename="a.pdf"\r\n\r\n%PDF-` +
          "x".repeat(i * 500),
      );
      await setTimeout(i % 5);
      socket.resetAndDestroy();
    }
    await expect.poll(() => filesOf(server), { timeout: 10_000 }).toEqual(before);
    expect(openFiles(server)).toEqual([]);
  });
});
