import { expect, test } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Mails from "./mail.repo.server.ts";
import * as MailStatus from "./mailStatus.repo.server.ts";

const { db } = setupTestDatabase();

const day = 24 * 3_600_000;
const now = Date.parse("2026-11-20T12:00:00Z");

async function insertMail(at: number) {
  const mail = { recipient: "a@b.org", replyTo: "", subject: "", text: "", messageId: `<${at}>` };
  await db()
    .transaction()
    .execute((trx) => Mails.insert(trx, null as never, mail, at));
}

test("a mail from before the clock was set back is due, and waits no longer than others", async () => {
  await insertMail(now + day);
  const mail = await Mails.findDue(now);
  if (!mail) throw new Error("no mail");
  await Mails.postponeAllDue(mail, "unreachable", now);
  expect(await Mails.findDue(now)).toBeUndefined();
  expect(await Mails.findNextAttempt()).toBeLessThanOrEqual(now + 60_000);
});

test("a mail that breaks the connection each time does not hold up the others", async () => {
  await db().deleteFrom("mail").execute();
  for (const age of [2 * day, 1_000]) await insertMail(now - age);
  const bad = await Mails.findDue(now);
  if (!bad) throw new Error("no mail");
  await Mails.postponeAllDue(bad, "connection closed", now);
  expect(await Mails.findNextAttempt()).toBeLessThanOrEqual(now + 60_000);
  const next = await Mails.findDue(now + 60_000);
  expect(next?.id).not.toBe(bad.id);
  expect(next?.attempts).toBe(0);
});

test("a mail that waits for its turn is not due", async () => {
  await insertMail(now + 60_000);
  expect(await Mails.findDue(now)).toBeUndefined();
  expect(await Mails.findDue(now + 60_000)).toBeDefined();
});

test("trouble is what has failed for ten minutes or was refused, counted apart", async () => {
  await db().deleteFrom("mail").execute();
  expect(await MailStatus.hasError(now)).toBe(false);
  for (const age of [1, 2, 3]) await insertMail(now - age * day);
  const [old, refused] = await db().selectFrom("mail").selectAll().orderBy("id").execute();
  if (!old || !refused) throw new Error("no mail");
  expect(await MailStatus.findError(now)).toBeUndefined();
  await Mails.postpone(old, "unreachable", now);
  expect(await MailStatus.findError(now)).toEqual({
    failing: 1,
    parked: 0,
    reason: "unreachable",
  });
  await Mails.park(refused, "no such address", now);
  const trouble = { failing: 1, parked: 1, reason: "no such address" };
  expect(await MailStatus.findError(now)).toEqual(trouble);
  expect(await MailStatus.hasError(now)).toBe(true);
});
