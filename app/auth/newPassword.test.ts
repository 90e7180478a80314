import { expect, test } from "vitest";
import { refuseNewPassword } from "./newPassword.server.ts";

const email = "ana.lima@example.org";

test.each([
  ["curta demais", undefined],
  ["onze letras", "newPassword"],
  ["👩‍🔧👩‍🔧", "newPassword"],
  ["q1w2e3r4t5y6", "commonPassword"],
  ["Q1W2E3R4T5Y6", "commonPassword"],
  ["senhasenhasenha", "commonPassword"],
  ["123456789012", "commonPassword"],
  ["aaaaaaaaaaaa", "commonPassword"],
  ["passwordddddd", "commonPassword"],
  ["ana.lima@example.org", "addressPassword"],
  ["Ana.Lima@Example.org", "addressPassword"],
  ["correct horse battery", undefined],
])("the new password %j is refused as: %s", async (password, refusal) => {
  expect(await refuseNewPassword(password, email)).toBe(refusal);
});

test("a long first part of the address is no password either", async () => {
  expect(await refuseNewPassword("comunicacao.mare", "comunicacao.mare@example.org")).toBe(
    "addressPassword",
  );
});
