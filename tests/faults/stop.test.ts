import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { boundary, postChunks } from "#tests/support/bigUpload.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { Ledger, sha256 } from "#tests/support/ledger.ts";
import { startServer } from "#tests/support/server.ts";
import { startWriters } from "#tests/support/writers.ts";

const env = { CONTACT_GLOBAL_LIMIT: "999999/1m", CONTACT_LIMIT: "999999/1m" };

test("SIGTERM under load finishes what is in flight, loses nothing and ends with 0", async () => {
  const server = await startServer({ demo: false, env });
  const token = await signInToken(server);
  const ledger = new Ledger();
  const writers = startWriters({ url: server.url, token, ledger });
  const uploads = Array.from({ length: 5 }, () => postChunks(server, token, slowFile(1500)));
  await setTimeout(500);

  const stoppedAt = performance.now();
  const exit = once(server.process, "exit");
  server.process.kill("SIGTERM");
  const answers = await Promise.all(uploads);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  const [code] = await exit;
  expect(code).toBe(0);
  await writers.stop();
  console.info("SIGTERM under load", {
    acknowledged: ledger.acknowledgements,
    stopMs: Math.round(performance.now() - stoppedAt),
  });
  for (const { answer } of answers) ledger.files.set(answer.files[0].id, fileHash);
  ledger.check(server.storageDir);
  await server.stop();
});

const parts = [samples.pdf, Buffer.from("% one\n"), Buffer.from("% two\n")];
const fileHash = sha256(Buffer.concat(parts));

/** An upload that is still on its way when the signal comes. */
async function* slowFile(ms: number): AsyncGenerator<Buffer> {
  const head = 'Content-Disposition: form-data; name="files[]"; filename="a.pdf"';
  yield Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`);
  for (const part of parts) {
    await setTimeout(ms / parts.length);
    yield part;
  }
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}
