import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { goodMessage, postMessage, query, until } from "#tests/support/contact.ts";
import { newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { refuseUpdates } from "#tests/support/siteDatabase.ts";
import { startSilentServer, TestSmtp } from "#tests/support/smtp.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

let smtp: TestSmtp;
let storageDir: string;
let server: TestServer;

beforeEach(async () => {
  smtp = new TestSmtp();
  await smtp.start();
  storageDir = newStorage(false);
});
afterEach(async () => {
  await server.stop();
  await smtp.stop();
});

async function start(env: Record<string, string> = smtp.env) {
  server = await startServer({
    demo: false,
    storageDir,
    env: { CONTACT_GLOBAL_LIMIT: "1000/1m", ...env },
  });
}

async function kill() {
  const exited = once(server.process, "exit");
  server.process.kill("SIGKILL");
  await exited;
}

const count = (where: string) =>
  query<{ count: number }>(storageDir, `select count(*) as count from ${where}`)[0]?.count;

describe("a message is never lost", () => {
  test("with SMTP down 100 posts are 100 rows, and 100 mails when it returns", async () => {
    await smtp.stop();
    await start();
    await postMany(100);
    expect(count("contactMessage")).toBe(100);
    expect(count("mail where sentAt is null")).toBe(100);
    await smtp.start();
    // The longer the posts took, the longer the next attempt waits.
    await until(() => smtp.mails.length >= 100, 90_000);
    await until(() => count("mail where sentAt is not null") === 100);
    expect(smtp.mails).toHaveLength(100);
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(100);
  });

  test("kill -9 loses none and doubles at most one each time, with the same Message-ID", async () => {
    smtp.delay = 40;
    const kills = 3;
    await start();
    await postMany(30);
    for (let killed = 1; killed <= kills; killed++) {
      await until(() => smtp.mails.length >= killed * 6);
      await kill();
      await start();
    }
    await until(() => count("mail where sentAt is not null") === 30);
    expect(new Set(smtp.mails.map((mail) => mail.messageId)).size).toBe(30);
    expect(smtp.mails.length).toBeLessThanOrEqual(30 + kills);
  });

  test("a kill -9 right after the answer loses nothing", async () => {
    await smtp.stop();
    await start();
    await postMany(5);
    await kill();
    await smtp.start();
    await start();
    await until(() => smtp.mails.length === 5);
  });

  test("a stop in the middle leaves the rest for the next start", async () => {
    smtp.delay = 40;
    await start();
    await postMany(20);
    await server.stop({ keepStorage: true });
    await start();
    await until(() => count("mail where sentAt is not null") === 20);
    expect(smtp.mails).toHaveLength(20);
  });
});

test("an outbox that cannot be changed is tried again later, and the site serves on", async () => {
  await smtp.stop();
  await start();
  await postMessage(server.url);
  await server.stop({ keepStorage: true });
  const accept = refuseUpdates(storageDir, "mail");
  // A start without SMTP_URL parks the waiting mails.
  const site = await startServer({ demo: false, storageDir });
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
  const failures = () => site.log().filter(({ msg }) => msg === "outbox failed").length;
  await expect.poll(failures).toBe(1);
  accept();
  await postMessage(site.url);
  await until(() => count("mail where parkedAt is not null") === 1);
  await site.stop({ expectErrors: true });
});

describe("a server that will not take mail", () => {
  test("hanging, costs a post nothing", async () => {
    const silent = await startSilentServer();
    await start({ ...smtp.env, SMTP_URL: `smtp://127.0.0.1:${silent.port}` });
    await postMany(20);
    await silent.stop();
  });

  test("refusing for good, has the mail parked after the first try", async () => {
    smtp.answer = { code: 550, text: "No such mailbox" };
    await start();
    await postMessage(server.url);
    await until(() => count("mail where parkedAt is not null") === 1);
    await new Promise((resolve) => setTimeout(resolve, 7_000));
    expect(smtp.tries).toBe(1);
    expect(query(storageDir, "select attempts, lastError from mail")).toEqual([
      { attempts: 1, lastError: expect.stringContaining("550 No such mailbox") },
    ]);
  });

  test("busy, gets the mail again within 10 s", async () => {
    smtp.answer = { code: 451, text: "Try later" };
    await start();
    await postMessage(server.url);
    await until(() => count("mail where attempts > 0") === 1);
    const [mail] = query<{ nextAttemptAt: string }>(storageDir, "select nextAttemptAt from mail");
    expect(Date.parse(mail?.nextAttemptAt ?? "") - Date.now()).toBeLessThan(10_000);
    smtp.answer = "accept";
    await until(() => smtp.mails.length === 1);
  });

  test("parks one mail and sends the others", async () => {
    smtp.answer = { code: 554, text: "Refused" };
    await start();
    await postMessage(server.url);
    await until(() => count("mail where parkedAt is not null") === 1);
    smtp.answer = "accept";
    await postMessage(server.url);
    await until(() => smtp.mails.length === 1);
  });
});

describe("a mail", () => {
  test("goes to whom its subject belongs, in plain text, with one Reply-To", async () => {
    await start();
    await postMessage(server.url, { subject: "press", message: "Olá, Maré: água e açúcar?" });
    await until(() => smtp.mails.length === 1);
    const [mail] = smtp.mails;
    expect(mail?.envelope).toEqual({ from: "site@mare.example", to: ["imprensa@mare.example"] });
    const headers = headersOf(mail?.raw ?? "");
    expect(headers.from).toEqual(["site@mare.example"]);
    expect(headers.to).toEqual(["imprensa@mare.example"]);
    expect(headers["reply-to"]).toEqual([goodMessage.email]);
    expect(headers["content-type"]).toEqual(["text/plain; charset=utf-8"]);
    expect(decoded(mail?.raw ?? "")).toContain("Olá, Maré: água e açúcar?");
  });

  test.each([
    ["ana@maré.org.br", "ana@xn--mar-dma.org.br"],
    ["\u202Aa&b@example.org\u200B", "a&b@example.org"],
    ["a/b=c@example.org", "a/b=c@example.org"],
    ["o'neill+{x}@sub.example.org", "o'neill+{x}@sub.example.org"],
  ])("to the address %j is answered at %s", async (email, address) => {
    await start();
    await postMessage(server.url, { email });
    await until(() => smtp.mails.length === 1);
    expect(headersOf(smtp.mails[0]?.raw ?? "")["reply-to"]).toEqual([address]);
  });

  test("of what only looks like spam goes too, marked; of what the form's traps caught, none", async () => {
    await start();
    const links = Array.from({ length: 5 }, (_, index) => `https://x${index}.example`).join(" ");
    const answer = await fetch(`${server.url}/contato`, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams({ ...goodMessage, homepage: "https://bot.example" }),
    });
    expect(answer.status).toBe(303);
    expect((await postMessage(server.url, { message: links })).status).toBe(201);
    expect((await postMessage(server.url)).status).toBe(201);
    expect(count("contactMessage where state = 'spam'")).toBe(2);
    await until(() => smtp.mails.length === 2);
    const [suspected, fine] = query<{ subject: string }>(storageDir, "select subject from mail");
    expect(suspected?.subject).toMatch(/^\[Possível spam\] \[/);
    expect(fine?.subject).not.toContain("spam");
    expect(count("mail")).toBe(2);
  });

  test("of what the traps caught goes at once when staff take it out of the spam folder", async () => {
    await start();
    const send = (place: string, fields: Record<string, string>, headers = {}) =>
      fetch(`${server.url}${place}`, {
        method: "POST",
        redirect: "manual",
        headers: { "Sec-Fetch-Site": "same-origin", ...headers },
        body: new URLSearchParams(fields),
      });
    await send("/contato", { ...goodMessage, homepage: "https://bot.example" });
    expect(count("mail")).toBe(0);
    await send("/admin/mensagens/1", { command: "new" }, { Cookie: await signInCookie(server) });
    await until(() => smtp.mails.length === 1);
  });

  test("keeps hostile text in its body: no header and no recipient is added", async () => {
    await start();
    for (const fields of hostile) {
      smtp.mails.length = 0;
      expect((await postMessage(server.url, fields)).status).toBe(201);
      await until(() => smtp.mails.length === 1);
      const [mail] = smtp.mails;
      expect(mail?.envelope.to).toEqual(["contato@mare.example"]);
      const headers = headersOf(mail?.raw ?? "");
      expect(Object.keys(headers).sort()).toEqual(headerNames);
      expect(headers["reply-to"]).toEqual([goodMessage.email]);
    }
  });

  test("has no line that a visitor's name has forged", async () => {
    await start();
    const name = "Ana\r\nE-mail: chefe@example.org";
    expect((await postMessage(server.url, { name })).status).toBe(201);
    await until(() => smtp.mails.length === 1);
    const lines = smtp.mails[0]?.raw.split("\r\n").filter((line) => line.startsWith("E-mail:"));
    expect(lines).toEqual([`E-mail: ${goodMessage.email}`]);
  });

  test("has no sender but one plain address", async () => {
    await start();
    for (const email of hostileEmails) {
      expect((await postMessage(server.url, { email })).status, email).toBe(400);
    }
    expect(count("mail")).toBe(0);
  });

  test("is not made where no SMTP server is set, and none waits for ever", async () => {
    await smtp.stop();
    await start();
    await postMessage(server.url);
    await server.stop({ keepStorage: true });
    await start({});
    expect((await postMessage(server.url)).status).toBe(201);
    expect(count("contactMessage")).toBe(2);
    expect([count("mail"), count("mail where parkedAt is not null")]).toEqual([1, 1]);
  });
});

test("the log names nobody", async () => {
  smtp.answer = { code: 550, text: "<contato@mare.example> unknown, said ana@example.org" };
  await start();
  await postMessage(server.url);
  await postMessage(server.url, { email: "nobody" });
  await until(() => count("mail where parkedAt is not null") === 1);
  // Stopping flushes the log.
  await server.stop({ keepStorage: true });
  const log = JSON.stringify(server.log());
  for (const secret of [...Object.values(goodMessage).slice(0, 3), "contato@mare.example"]) {
    expect(log).not.toContain(secret);
  }
});

/** Posts messages sequentially, and prints the slowest answer; only informative. */
async function postMany(posts: number) {
  let slowest = 0;
  for (let post = 0; post < posts; post++) {
    const startedAt = performance.now();
    const answer = await postMessage(server.url, { message: `Mensagem ${post} do teste` });
    slowest = Math.max(slowest, performance.now() - startedAt);
    expect(answer.status).toBe(201);
  }
  console.info(`${posts} posts, the slowest answered after ${Math.round(slowest)} ms`);
}

const hostile = [
  { name: "Ana\r\nBcc: victim@example.org" },
  { name: "Ana%0d%0aBcc: victim@example.org" },
  { name: '"Ana" <victim@example.org>, other@example.org' },
  { name: "{{message}} $t(adminMessages.title)" },
  { phone: "(81) 99999-8888\r\n" },
  { message: "Olá\r\n.\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<victim@example.org>\r\n" },
  { message: "\r\nBcc: victim@example.org\r\n\r\nOlá a todos" },
];

const hostileEmails = [
  "ana@example.org\r\nBcc: victim@example.org",
  "ana@example.org%0d%0aBcc:victim@example.org",
  "ana@example.org, victim@example.org",
  '"Ana, Lima" <ana@example.org>',
  '"a,b"@example.org',
  "group: ana@example.org;",
];

const headerNames = [
  "auto-submitted",
  "content-transfer-encoding",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
];

function headersOf(raw: string) {
  const head = raw.slice(0, raw.indexOf("\r\n\r\n")).replace(/\r\n[ \t]+/g, " ");
  const headers: Record<string, string[]> = {};
  for (const line of head.split("\r\n")) {
    const [name = "", ...value] = line.split(": ");
    const key = name.toLowerCase();
    headers[key] = [...(headers[key] ?? []), value.join(": ")];
  }
  return headers;
}

function decoded(raw: string) {
  const body = raw.slice(raw.indexOf("\r\n\r\n") + 4).replace(/=\r\n/g, "");
  const bytes = body.replace(/=([0-9A-F]{2})/g, (_match, hex) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
