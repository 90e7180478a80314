import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { postMessage, query, until } from "#tests/support/contact.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { startSilentServer, TestSmtp } from "#tests/support/smtp.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

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
  await startWith({ ...smtp.env, SMTP_URL });
}

async function startWith(env: Record<string, string>) {
  server = await startServer({ demo: false, storageDir, env });
}

/** What a screen shows: the page's data beside it holds every text. */
async function screen(path: string, Cookie: string) {
  const html = await (await fetch(`${server.url}${path}`, { headers: { Cookie } })).text();
  return html.slice(html.indexOf("<main"), html.indexOf("</main>"));
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
    const haveFailed = () => mails().every(({ lastError }) => lastError !== "");
    await until(haveFailed);
    for (const { lastError, parkedAt } of mails()) {
      expect(lastError).toMatch(reason);
      expect(parkedAt).toBeNull();
    }
    await server.stop({ keepStorage: true });
    await start(urlWith("right"));
    await until(() => smtp.mails.length === 3);
  });

  test("by its greeting, has none parked", async () => {
    const closed = await startSilentServer({ greeting: "554 No service for you\r\n" });
    await start(`smtp://127.0.0.1:${closed.port}`);
    await postMessage(server.url);
    await until(() => mails()[0]?.lastError !== "");
    expect(mails()).toEqual([
      { attempts: 1, lastError: expect.stringContaining("554 No service"), parkedAt: null },
    ]);
    await closed.stop();
  });
});

test.each(["127.0.0.1", "localhost"])(
  "a server on this machine may sign its certificate itself, as Debian's Postfix does: %s",
  async (host) => {
    smtp.offersTls = true;
    smtp.password = "right";
    await smtp.start();
    await start(`smtp://site:right@${host}:${smtp.port}`);
    await postMessage(server.url);
    await until(() => smtp.mails.length === 1);
    expect(smtp.wasEncrypted).toBe(true);
  },
);

test("a refused mail goes at once when MAIL_TO names another for it, else it waits for staff", async () => {
  await smtp.start();
  smtp.answer = { code: 550, text: "No such mailbox" };
  await start();
  for (const subject of ["press", "jobs"]) await postMessage(server.url, { subject });
  await until(() => mails().filter(({ parkedAt }) => parkedAt !== null).length === 2);
  await server.stop({ keepStorage: true });
  // As after many failures.
  const ahead = new Date(Date.now() + 20 * 60_000).toISOString();
  changeRows(storageDir, "update mail set nextAttemptAt = ?", [ahead]);

  smtp.answer = "accept";
  await startWith({ ...smtp.env, MAIL_TO: "press=nova@mare.example,default=contato@mare.example" });
  await until(() => smtp.mails.length === 1);
  expect(smtp.mails[0]?.envelope.to).toEqual(["nova@mare.example"]);
  expect(mails().map(({ parkedAt }) => parkedAt === null)).toEqual([true, false]);
});

test("without SMTP_URL no screen warns, the inbox says what is held, and it goes when asked later", async () => {
  // Nothing listens there yet.
  await smtp.start();
  await smtp.stop();
  await start();
  await postMessage(server.url);
  await until(() => mails()[0]?.attempts !== 0);
  await server.stop({ keepStorage: true });

  await startWith({});
  await until(() => mails()[0]?.parkedAt !== null);
  const Cookie = await signInCookie(server);
  const warning = "Alguns avisos de novas mensagens não estão saindo por e-mail.";
  expect(await screen("/admin/projetos", Cookie)).not.toContain(warning);
  const inbox = await screen("/admin/mensagens", Cookie);
  expect(inbox).toContain("O envio por e-mail não está ligado");
  expect(inbox).toContain("1 aviso não chegou a sair.");
  expect(inbox).not.toMatch(/role="alert"|recusad|Tentar de novo/);
  const message = await screen("/admin/mensagens/1", Cookie);
  expect(message).toContain("Não saiu para contato@mare.example: o envio por e-mail foi desligado");
  await server.stop({ keepStorage: true });

  await smtp.start();
  await start();
  expect(await screen("/admin/projetos", Cookie)).toContain(warning);
  expect(await screen("/admin/mensagens", Cookie)).not.toContain("recusad");
  await fetch(`${server.url}/admin/mensagens`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", Cookie },
    body: new URLSearchParams({ command: "retry" }),
  });
  await until(() => smtp.mails.length === 1);
});
