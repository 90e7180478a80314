import { describe, expect, test } from "vitest";
import { toFieldErrors } from "#app/validation/fieldErrors.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as Contact from "./contact.repo.server.ts";
import { contactSchema } from "./contact.schema.ts";

const { db } = setupTestDatabase();

const good = {
  name: "  Ana Lima ",
  email: " ana@example.org",
  phone: "+55 81 99999.8888",
  subject: "press",
  message: " Olá, Maré! ",
};
const parsed = contactSchema.parse(good);

describe("a contact message", () => {
  test("is judged and kept without the spaces around it, the phone in the spec's form", () => {
    expect(parsed).toEqual({
      name: "Ana Lima",
      email: "ana@example.org",
      phone: "(81) 99999-8888",
      subject: "press",
      message: "Olá, Maré!",
    });
  });

  test.each([
    ["name", "An  ", "validation.text"],
    ["name", undefined, "validation.text"],
    ["email", "ana@example", "validation.email"],
    ["email", "ana@example.org\nBcc: b@example.org", "validation.email"],
    ["phone", "819999", "validation.phone"],
    ["subject", "", "validation.option"],
    ["subject", "sales", "validation.option"],
    ["message", "  oi  ", "validation.message"],
    ["message", 12345, "validation.message"],
  ])("with %s %j answers %s", (field, value, key) => {
    const result = contactSchema.safeParse({ ...good, [field]: value });
    expect(result.error && toFieldErrors(result.error)).toEqual({ [field]: [key] });
  });

  test("is stored once for each submission, with what belongs to it", async () => {
    const alongside: number[] = [];
    const arrival = {
      lang: "pt",
      idempotencyKey: "k",
      alongside: async (_trx: unknown, id: number) => void alongside.push(id),
    } as const;
    const { id, isNew } = await Contact.insert(parsed, arrival);
    expect(isNew).toBe(true);
    expect(await Contact.insert(parsed, arrival)).toEqual({ id, isNew: false });
    expect(alongside).toEqual([id]);
    const rows = await db().selectFrom("contactMessage").selectAll().execute();
    expect(rows).toMatchObject([{ ...parsed, lang: "pt", state: "new", isRead: 0 }]);
  });

  test("is not stored when what belongs to it fails", async () => {
    await db().deleteFrom("contactMessage").execute();
    const alongside = async () => {
      throw new Error("broken");
    };
    await expect(Contact.insert(parsed, { lang: "pt", alongside })).rejects.toThrow("broken");
    expect(await db().selectFrom("contactMessage").selectAll().execute()).toEqual([]);
  });

  test("is spam at the threshold, and not below it", async () => {
    await db().deleteFrom("contactMessage").execute();
    for (const spamScore of [4, 5]) await Contact.insert(parsed, { lang: "pt", spamScore });
    const rows = await db().selectFrom("contactMessage").select("state").orderBy("id").execute();
    expect(rows).toEqual([{ state: "new" }, { state: "spam" }]);
  });
});
