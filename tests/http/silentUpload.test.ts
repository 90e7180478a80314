import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { multipartFile, postChunks } from "#tests/support/bigUpload.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";
import { filesOf, untilChoresRan } from "#tests/support/storageFiles.ts";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startServer({ demo: false });
  token = await signInToken(server);
  await untilChoresRan(server);
});
afterAll(() => server.stop({ expectErrors: true }));

test("who falls silent is let go after 30 s with 408 and leaves nothing; who moves is never cut", async () => {
  const before = filesOf(server);
  const startedAt = performance.now();
  const silent = (async function* () {
    let sent = 0;
    for await (const chunk of multipartFile("a.pdf", samples.pdf, 9000)) {
      if (sent++ < 2) yield chunk;
    }
    await setTimeout(60_000, undefined, { ref: false });
  })();
  const slow = (async function* () {
    for await (const chunk of multipartFile("a.pdf", samples.pdf, 40)) {
      yield chunk;
      await setTimeout(12_000);
    }
  })();
  const silence = postChunks(server, token, silent).then(({ status }) => ({
    status,
    afterMs: performance.now() - startedAt,
  }));
  const [cut, moved] = await Promise.all([silence, postChunks(server, token, slow)]);
  expect(cut.status).toBe(408);
  expect(cut.afterMs).toBeGreaterThan(29_000);
  expect(moved.status).toBe(200);
  expect(filesOf(server)).toHaveLength(before.length + 1);
});
