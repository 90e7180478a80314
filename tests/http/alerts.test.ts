import { afterAll, beforeAll, expect, test } from "vitest";
import { query } from "#tests/support/contact.ts";
import { startEndedTls } from "#tests/support/endedCertificate.ts";
import { admin, newStorage, startServer, type TestServer } from "#tests/support/server.ts";
import { changeRows } from "#tests/support/siteDatabase.ts";
import { TestSmtp } from "#tests/support/smtp.ts";
import { signInCookie } from "#tests/support/staffCookie.ts";

const smtp = new TestSmtp();
let tls: Awaited<ReturnType<typeof startEndedTls>>;
beforeAll(async () => {
  await smtp.start();
  tls = await startEndedTls();
});
afterAll(async () => {
  await smtp.stop();
  tls.server.close();
});

const quotedPrintable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r?\n/g, "")
      .replace(/=([\dA-F]{2})/g, (_, code: string) =>
        String.fromCharCode(Number.parseInt(code, 16)),
      ),
    "latin1",
  ).toString("utf8");

/** The hourly job's last run, of a site that has been started. */
function lastLook(storageDir: string): string | undefined {
  const sql = "select lastRunAt from chore where name = 'alertMail'";
  return query<{ lastRunAt: string }>(storageDir, sql)[0]?.lastRunAt;
}

/** The last run that was seen, by storage folder. */
const looks = new Map<string, string | undefined>();

/** Starts the site, lets it look for alerts once, and stops it. */
async function runOnce(storageDir: string, env: Record<string, string>, check = noCheck) {
  const site = await startServer({ demo: false, storageDir, env });
  await expect.poll(() => lastLook(storageDir)).not.toBe(looks.get(storageDir));
  looks.set(storageDir, lastLook(storageDir));
  await check(site);
  await site.stop({ keepStorage: true });
  return site.log();
}
const noCheck = async (_site: TestServer) => {};

function choose(site: TestServer, cookie: string, box: Record<string, string>) {
  return fetch(`${site.url}/admin/conta`, {
    method: "POST",
    headers: { Cookie: cookie, "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams({ alerts: "yes", ...box }),
    redirect: "manual",
  });
}

const isChecked = async (site: TestServer, cookie: string) => {
  const page = await (
    await fetch(`${site.url}/admin/conta`, { headers: { Cookie: cookie } })
  ).text();
  return /<input[^>]*name="wantsAlerts"[^>]*checked/.test(page);
};

/** As many failures as somebody's bad memory does not explain. */
function guess(storageDir: string) {
  const at = new Date().toISOString();
  const sql =
    "insert into securityEvent (event, origin, client, count, firstAt, at) values ('failure', 'page', 'x', 60, ?, ?)";
  changeRows(storageDir, sql, [at, at]);
}

test("staff who want it get one mail a day that says what needs somebody, restarts or not", async () => {
  const storageDir = newStorage(false);
  const env = { ...smtp.env, PUBLIC_URL: tls.origin };

  // All is well but the certificate: nobody has asked for a mail yet.
  const first = await runOnce(storageDir, env, async (site) => {
    const cookie = await signInCookie(site);
    const painel = await fetch(`${site.url}/admin/dashboard`, { headers: { Cookie: cookie } });
    expect(await painel.text()).toContain("O certificado de segurança do site vence");
    expect(await isChecked(site, cookie)).toBe(false);
    expect((await choose(site, cookie, { wantsAlerts: "on" })).status).toBe(303);
    expect(await isChecked(site, cookie)).toBe(true);
  });
  expect(first.find(({ msg }) => msg === "daily check")).toMatchObject({
    level: "warn",
    alerts: expect.arrayContaining(["certificate"]),
    database: "ok",
    freeMb: expect.any(Number),
    lastBackupAt: expect.any(String),
    mails: { waiting: 0, failing: 0, parked: 0 },
  });
  expect(smtp.mails).toEqual([]);

  // A mail that nobody has got does not count.
  smtp.answer = { code: 451, text: "Later" };
  const failed = await runOnce(storageDir, env);
  expect(failed.find(({ msg }) => msg === "alerts not mailed")).toMatchObject({ level: "warn" });
  smtp.answer = "accept";
  guess(storageDir);
  for (let starts = 0; starts < 3; starts += 1) {
    const log = await runOnce(storageDir, env);
    expect(log.some(({ msg }) => msg === "daily check")).toBe(false);
    expect(JSON.stringify(log)).not.toContain(admin.email);
  }
  expect(smtp.mails.map(({ envelope }) => envelope.to)).toEqual([[admin.email]]);
  const text = quotedPrintable(smtp.mails[0]?.raw ?? "");
  expect(text).toContain("- O certificado de segurança do site vence");
  expect(text).toContain("- Alguém está tentando adivinhar senhas");
  expect(text).not.toContain("cópia de segurança");
  expect(text).toContain(`${tls.origin}/admin/conta`);

  // The next day, to whoever still wants it.
  const forget = () => {
    const earlier = "2026-11-20T00:00:00.000Z";
    changeRows(storageDir, "update chore set lastRunAt = ? where name = 'alertsMailed'", [earlier]);
  };
  forget();
  await runOnce(storageDir, env, async (site) => {
    const cookie = await signInCookie(site);
    await choose(site, cookie, {});
    expect(await isChecked(site, cookie)).toBe(false);
  });
  expect(smtp.mails).toHaveLength(2);
  forget();
  await runOnce(storageDir, env);
  expect(smtp.mails).toHaveLength(2);
});

test("a site whose certificate is none of ours to read says how it is in one line a day", async () => {
  const storageDir = newStorage(false);
  const log = await runOnce(storageDir, smtp.env);
  const lines = log.filter(({ msg }) => msg === "daily check");
  expect(lines).toHaveLength(1);
  // The disk of the machine may be nearly full.
  expect(["", "disk"]).toContain(String(lines[0]?.alerts));
  expect(lines[0]?.level).toBe(String(lines[0]?.alerts) === "" ? "info" : "warn");
});
