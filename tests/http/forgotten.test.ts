import { afterAll, beforeAll, expect, test } from "vitest";
import { query, until } from "#tests/support/contact.ts";
import { admin, startServer, type TestServer } from "#tests/support/server.ts";
import { TestSmtp } from "#tests/support/smtp.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

const smtp = new TestSmtp();
let server: TestServer;
beforeAll(async () => {
  await smtp.start();
  server = await startServer({ demo: false, env: { ...smtp.env, TRUST_PROXY: "127.0.0.1" } });
});
afterAll(async () => {
  await server.stop();
  await smtp.stop();
});

let clients = 0;

function post(path: string, fields: Record<string, string>, address = `203.0.113.${++clients}`) {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "X-Forwarded-For": address },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}

const ask = (email: string, address?: string) => post("/admin/esqueci", { email }, address);

/** The path of the link in the last mail. */
function mailedPath(): string {
  const raw =
    smtp.mails
      .at(-1)
      ?.raw.replace(/=\r?\n/g, "")
      .replaceAll("=3D", "=") ?? "";
  return /http:\/\/\S+?(\/admin\/nova-senha\?codigo=[\w-]{43})/.exec(raw)?.[1] ?? "";
}

test("whoever forgot a password gets a link by mail; a stranger the same answer and no mail", async () => {
  const timed = async (email: string) => {
    const startedAt = performance.now();
    const answer = await ask(email);
    return {
      ms: performance.now() - startedAt,
      answer: [answer.status, answer.headers.get("Location"), await answer.text()],
    };
  };
  await timed("aquece@mare.example");
  const known = await timed(admin.email.toUpperCase());
  const stranger = await timed("ninguem@mare.example");
  expect(known.answer).toEqual([303, "/admin/esqueci?enviado", ""]);
  expect(stranger.answer).toEqual(known.answer);
  await until(() => smtp.mails.length === 1);
  expect(smtp.mails[0]?.envelope.to).toEqual([admin.email]);

  const path = mailedPath();
  expect((await post(path, { newPassword: "curta" })).status).toBe(400);
  const changed = await post(path, { newPassword: "maré cheia às seis" });
  expect(changed.headers.get("Location")).toBe("/admin");
  expect((await fetch(server.url + path)).status).toBe(410);
  await signInCookie(server, { ...admin, password: "maré cheia às seis" });
  const forgotten = "select staffId from securityEvent where event = 'forgotten'";
  await until(() => query(server.storageDir, forgotten).length === 3);
  expect(JSON.stringify(server.log())).not.toContain(path.slice(-43));
});

test("an account gets three mails an hour, whoever asks, and a client is limited", async () => {
  const before = smtp.mails.length;
  for (let n = 0; n < 4; n++) expect((await ask(admin.email)).status).toBe(303);
  await until(() => smtp.mails.length >= before + 2);
  await new Promise((resolve) => setTimeout(resolve, 4_000));
  expect(smtp.mails.length).toBe(before + 2);
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push((await ask("a@x.org", "198.51.100.1")).status);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test("a site that sends no mail says whom to ask", async () => {
  const silent = await startServer({ demo: false });
  const text = await (await fetch(`${silent.url}/admin/esqueci`)).text();
  expect(text).toContain("Peça a alguém da equipe um link");
  expect(text).not.toContain('name="email"');
  expect(await (await fetch(`${silent.url}/admin`)).text()).toContain('href="/admin/esqueci"');
  await silent.stop();
});
