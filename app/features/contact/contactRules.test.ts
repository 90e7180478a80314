import fc from "fast-check";
import { expect, test } from "vitest";
import { type ContactField, contactFields } from "#app/validation/contactFields.ts";
import { toFieldErrors } from "#app/validation/fieldErrors.ts";
import { contactSchema } from "./contact.schema.ts";
import { validate } from "./contactRules.ts";

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
    "015 81 99999-8888",
    "\u202A(81) 99999-8888\u202C",
    "ana@maré.org.br",
    " a&b@example.org\u200B",
    "Ana\u000Bde\u0000 Lima\u001F",
    "\u200b\u200b\u2060\u200b\u200b",
    "x".repeat(201),
  ),
);

test.each(contactFields)("the browser judges %s as the server does", (field) => {
  fc.assert(
    fc.property(values, (value) => {
      expect(validate(field, value)).toBe(serverSays(field, value));
    }),
    { numRuns: 500 },
  );
});

test.each(["name", "message"] as const)("a %s that nobody sees is refused", (field) => {
  expect(validate(field, "\u200b\u200b\u200b \u2060\u200b")).toBeDefined();
});
