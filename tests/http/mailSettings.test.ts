import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postMessage, query, until } from "#tests/support/contact.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { startSilentServer, TestSmtp } from "#tests/support/smtp.ts";

/** What a wrong or missing SMTP_URL does to mails that wait, and how they go once it is mended. */
let smtp: TestSmtp;
let storageDir: string;
let server: TestServer;

beforeEach(() => {
  smtp = new TestSmtp();
  storageDir = newStorage(false);
});
afterEach(async () => {
  await server.stop();
  await smtp.stop();
});

async function start(SMTP_URL = smtp.env.SMTP_URL) {
  server = await startServer({ demo: false, storageDir, env: { ...smtp.env, SMTP_URL } });
}

const mails = () =>
  query<{ attempts: number; lastError: string; parkedAt: string | null }>(
    storageDir,
    "select attempts, lastError, parkedAt from mail order by id",
  );

const urlWith = (password: string) => `smtp://site:${password}@127.0.0.1:${smtp.port}`;

describe("a server that lets no mail in at all", () => {
  const settings: [string, RegExp, () => string][] = [
    ["a wrong password", /535/, () => urlWith("wrong")],
    ["no password", /530/, () => `smtp://127.0.0.1:${smtp.port}`],
  ];
  test.each(settings)("for %s, gets every mail once that is mended", async (_, reason, url) => {
    smtp.password = "right";
    await smtp.start();
    await start(url());
    for (let post = 0; post < 3; post++) await postMessage(server.url);
    const haveFailed = () => mails().every(({ attempts }) => attempts > 0);
    await until(haveFailed, 10_000);
    for (const { lastError, parkedAt } of mails()) {
      expect(lastError).toMatch(reason);
      expect(parkedAt).toBeNull();
    }
    await server.stop({ keepStorage: true });
    await start(urlWith("right"));
    await until(() => smtp.mails.length === 3, 20_000);
  });

  test("by its greeting, has none parked", async () => {
    const closed = await startSilentServer({ greeting: "554 No service for you\r\n" });
    await start(`smtp://127.0.0.1:${closed.port}`);
    await postMessage(server.url);
    await until(() => mails()[0]?.lastError !== "", 10_000);
    expect(mails()).toEqual([
      { attempts: 1, lastError: expect.stringContaining("554 No service"), parkedAt: null },
    ]);
    await closed.stop();
  });
});
