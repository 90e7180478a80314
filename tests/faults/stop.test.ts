import { once } from "node:events";
import { existsSync, readdirSync, rmSync, truncateSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { boundary, postChunks } from "#tests/support/bigUpload.ts";
import { pictureProcesses } from "#tests/support/childProcesses.ts";
import { postMessage } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { Ledger, sha256 } from "#tests/support/ledger.ts";
import { startServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { startSilentServer } from "#tests/support/smtp.ts";
import { filesOf, untilChoresRan } from "#tests/support/storageFiles.ts";
import { startWriters } from "#tests/support/writers.ts";

/** Temporary folders of the daily backup, which may be made meanwhile. */
const isOfBackup = /^(daily|rehearsal)-/;

const env = { CONTACT_GLOBAL_LIMIT: "999999/1m", CONTACT_LIMIT: "999999/1m" };

test("SIGTERM under load finishes what is in flight, loses nothing and ends with 0", async () => {
  const server = await startServer({ demo: false, env });
  const token = await signInToken(server);
  const ledger = new Ledger();
  let finish = () => {};
  const isStopping = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const uploads = Array.from({ length: 5 }, () =>
    postChunks(server, token, slowFile(300, isStopping)),
  );
  const uploading = () =>
    readdirSync(path.join(server.storageDir, "tmp")).filter((name) => !isOfBackup.test(name));
  await expect.poll(uploading).toHaveLength(5);
  const writers = startWriters({ url: server.url, token, ledger });
  await expect.poll(() => ledger.acknowledgements).toBeGreaterThan(50);

  const stoppedAt = performance.now();
  const exit = once(server.process, "exit");
  server.process.kill("SIGTERM");
  await expect.poll(() => server.log().some(({ msg }) => msg === "stopping")).toBe(true);
  finish();
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

test("a mail server that hangs is let go while the last request is answered, not after it", async () => {
  const mail = await startSilentServer({ greeting: "220 hangs\r\n" });
  const server = await startServer({
    demo: false,
    env: {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: "site@mare.example",
      MAIL_TO: "contato@mare.example",
    },
  });
  const token = await signInToken(server);
  await postMessage(server.url);
  await expect.poll(mail.connections).toBe(1);
  let finish = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const upload = postChunks(server, token, slowFile(300, isLetGo));
  const uploading = () =>
    readdirSync(path.join(server.storageDir, "tmp")).filter((name) => !isOfBackup.test(name));
  await expect.poll(uploading).toHaveLength(1);
  server.process.kill("SIGTERM");
  await expect.poll(mail.connections).toBe(0);
  finish();
  expect((await upload).status).toBe(200);
  expect(await server.stop()).toBe(0);
  await mail.stop();
});

test("SIGTERM during the daily backup breaks it off; the next start makes it", async () => {
  const first = await startServer({ demo: false });
  const { storageDir } = first;
  const files = { "a.pdf": samples.pdf };
  const [file = ""] = await uploadFiles(first, await signInToken(first), files);
  await first.stop({ keepStorage: true });
  const inStorage = (...names: string[]) => path.join(storageDir, ...names);
  rmSync(inStorage("backups"), { recursive: true, force: true });
  changeRows(storageDir, "delete from chore where name = 'backup'");
  // A sparse file: takes no space, but long to read.
  truncateSync(inStorage("public", file), 8 * 1024 ** 3);

  const second = await startServer({ demo: false, storageDir });
  const backups = () => (existsSync(inStorage("backups")) ? readdirSync(inStorage("backups")) : []);
  const isHashing = () =>
    backups().some((name) => existsSync(inStorage("backups", name, "public")));
  await expect.poll(isHashing, { timeout: 60_000 }).toBe(true);
  expect(await second.stop({ keepStorage: true })).toBe(0);
  expect(backups()).toEqual([]);

  truncateSync(inStorage("public", file), 1024);
  const third = await startServer({ demo: false, storageDir });
  const isMade = () => third.log().some(({ msg }) => msg === "daily backup");
  await expect.poll(isMade, { timeout: 60_000 }).toBe(true);
  expect(backups()).toHaveLength(1);
  await third.stop();
});

test("work that does not end is left after 10 s", async () => {
  const server = await startServer({ demo: false });
  const token = await signInToken(server);
  await untilChoresRan(server);
  await uploadFiles(server, token, { "a.jpg": await samples.photo(800, 600, 1) });
  const [drawing] = pictureProcesses(server);
  if (!drawing) throw new Error("Nothing is drawn");
  process.kill(drawing, "SIGSTOP");
  onTestFinished(() => void process.kill(drawing, "SIGKILL"));
  expect(await server.stop()).toBe(0);
  const last = server.log().at(-1);
  expect(last?.msg).toBe("stopped before everything was done");
  // By the site's own clock: a busy machine takes its time to tell it, and to end it.
  const begun = server.log().find(({ msg }) => msg === "stopping");
  const ms = Date.parse(String(last?.time)) - Date.parse(String(begun?.time));
  expect(ms).toBeLessThan(13_000);
});

test("an upload that does not end is cut after 10 s, leaves no file and a line in the log", async () => {
  const server = await startServer({ demo: false });
  const token = await signInToken(server);
  await untilChoresRan(server);
  const upload = postChunks(server, token, slowFile(300, new Promise(() => {}))).catch(() => "cut");
  await expect.poll(() => filesOf(server).length).toBe(1);
  expect(await server.stop({ keepStorage: true })).toBe(0);
  expect(await upload).toBe("cut");
  expect(filesOf(server)).toEqual([]);
  expect(server.log()).toContainEqual(
    expect.objectContaining({ path: "/api/upload", status: 499 }),
  );
});

const parts = [samples.pdf, Buffer.from("% one\n"), Buffer.from("% two\n")];
const fileHash = sha256(Buffer.concat(parts));

/**
 * An upload still in progress when the signal arrives.
 *
 * @param end resolves when the last bytes may be sent
 */
async function* slowFile(ms: number, end?: Promise<void>): AsyncGenerator<Buffer> {
  const head = 'Content-Disposition: form-data; name="files[]"; filename="a.pdf"';
  yield Buffer.from(`--${boundary}\r\n${head}\r\n\r\n`);
  for (const part of parts) {
    await setTimeout(ms / parts.length);
    yield part;
  }
  await end;
  yield Buffer.from(`\r\n--${boundary}--\r\n`);
}
