import { connect } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { boundary, mib, multipartFile, postChunks } from "#tests/support/bigUpload.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { filesOf, openFiles, untilChoresRan } from "#tests/support/storageFiles.ts";
import { watch } from "#tests/support/watch.ts";

const videoMb = form({ short: 300, long: 2000 });
const limitMb = form({ short: 320, long: 2048 });
const leaving = form({ short: 50, long: 200 });

describe("uploads", () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startServer({ demo: false, env: { MAX_VIDEO_MB: `${limitMb}` } });
    token = await signInToken(server);
    await untilChoresRan(server);
  });
  afterAll(() => server.stop({ expectErrors: true }));

  test(`a video of ${videoMb} MB raises memory by less than 100 MB, and the site answers meanwhile`, async () => {
    const upload = (mb: number) =>
      postChunks(server, token, multipartFile("filme.mp4", samples.mp4, mb * mib));
    // What the first upload brings into memory stays, and does not grow with the file.
    await upload(20);
    const { result, peakMb, idleMb, pages } = await watch(server, () => upload(videoMb));
    console.info("upload", { videoMb, idleMb, peakMb, raisedMb: peakMb - idleMb, pages });
    expect(result.status).toBe(200);
    expect(result.answer.files[0].size).toBe(videoMb * mib);
    expect(peakMb - idleMb).toBeLessThan(100);
  });

  test("a video over the limit is refused with a reason, and leaves nothing", async () => {
    const before = filesOf(server);
    const { status, answer } = await postChunks(
      server,
      token,
      multipartFile("filme.mp4", samples.mp4, (limitMb + 1) * mib),
    );
    expect(status).toBe(413);
    expect(answer.message).toContain(`${limitMb} MB`);
    expect(filesOf(server)).toEqual(before);
  });

  test(`${leaving} senders who leave in the middle leave no file and no open descriptor`, async () => {
    const before = filesOf(server);
    const { port } = new URL(server.url);
    for (let i = 0; i < leaving; i++) {
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
    await expect.poll(() => filesOf(server)).toEqual(before);
    expect(openFiles(server)).toEqual([]);
  });
});
