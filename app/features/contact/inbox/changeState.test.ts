import { beforeEach, describe, expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import { refuseChanges } from "#tests/support/refuseChanges.ts";
import * as Contact from "../contact.repo.server.ts";
import { changeState } from "./changeState.server.ts";
import * as Inbox from "./inbox.repo.server.ts";

vi.hoisted(() => {
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:9");
  vi.stubEnv("MAIL_FROM", "site@example.org");
  vi.stubEnv("MAIL_TO", "staff@example.org");
});

const { db } = setupTestDatabase();
const origin = "https://www.example.org";
const mails = () => db().selectFrom("mail").selectAll().execute();

const person = {
  name: "Ana Lima",
  email: "ana@example.org",
  phone: "(81) 99999-8888",
  subject: "press",
  message: "Pauta sobre o mangue",
} as const;

let id: number;
beforeEach(async () => {
  id = (await Contact.insert(person, { lang: "pt", spamScore: 10 })).id;
});

describe("a message that is taken out of the spam folder", () => {
  test("is mailed once, however often it is asked for", async () => {
    await Promise.all([changeState([id], "new", origin), changeState([id], "new", origin)]);
    await changeState([id], "spam", origin);
    await changeState([id], "answered", origin);
    expect(await mails()).toMatchObject([{ contactMessageId: id, recipient: "staff@example.org" }]);
  });

  test("is one of several: each gets its mail, and all change or none", async () => {
    const other = { ...person, name: "Rui" };
    const { id: second } = await Contact.insert(other, { lang: "pt", spamScore: 10 });
    const where = { column: "contactMessageId", value: second };
    const accept = await refuseChanges("mail", { where });
    await expect(changeState([id, second], "new", origin)).rejects.toThrow("full");
    expect((await Inbox.findById(id))?.state).toBe("spam");
    await accept();
    expect(await changeState([id, second, 999], "new", origin)).toBe(2);
    expect(await mails()).toHaveLength(2);
  });

  test("stays there when its mail cannot be stored", async () => {
    await refuseChanges("mail");
    await expect(changeState([id], "new", origin)).rejects.toThrow("full");
    expect((await Inbox.findById(id))?.state).toBe("spam");
  });
});

test("what stays in the spam folder or was in another is not mailed, and only what is there changes", async () => {
  expect(await changeState([id], "spam", origin)).toBe(1);
  await Inbox.setState(id, "new");
  expect(await changeState([id], "answered", origin)).toBe(1);
  expect(await mails()).toEqual([]);
  expect(await changeState([999], "new", origin)).toBe(0);
});
