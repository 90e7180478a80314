import fc from "fast-check";
import { expect, test } from "vitest";
import { toFieldErrors } from "#app/validation/fieldErrors.ts";
import { z } from "#app/validation/zod.ts";
import { contactSchema } from "./contact.schema.ts";
import { type ContactField, contactFields } from "./contactFields.ts";
import { emailPattern, judge } from "./contactRules.ts";

const good: Record<ContactField, string> = {
  name: "Ana Lima",
  email: "ana@example.org",
  phone: "(81) 99999-8888",
  subject: "press",
  message: "Olá, Maré!",
};

const serverSays = (field: ContactField, value: string) => {
  const result = contactSchema.safeParse({ ...good, [field]: value });
  return result.error && toFieldErrors(result.error)[field]?.[0];
};

const values = fc.oneof(
  fc.string(),
  fc.string({ unit: "binary" }),
  fc.emailAddress(),
  fc.stringMatching(/^[\d ()+.-]{0,20}$/),
  fc.stringMatching(/^\s*\S{0,8}\s*$/),
  fc.constantFrom(
    ...Object.values(good),
    "",
    "a@b.co",
    "+55 81 99999-8888",
    "\u200b\u200b\u2060\u200b\u200b",
    "x".repeat(201),
  ),
);

test.each(contactFields)("the browser judges %s as the server does", (field) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(judge(field, value)).toBe(serverSays(field, value));
    }),
    { numRuns: 500 },
  );
});

test.each(["name", "message"] as const)("a %s that nobody sees is refused", (field) => {
  expect(judge(field, "\u200b\u200b\u200b \u2060\u200b")).toBeDefined();
});

test("an address is judged by the server's own pattern", () => {
  const spelled = (pattern: RegExp) => pattern.source.replaceAll("\\-", "-");
  expect(spelled(emailPattern)).toBe(spelled(z.regexes.email));
});
