import { expect, test } from "vitest";
import type { RequestInfo } from "#app/context.ts";
import { translate } from "#app/i18n/texts.server.ts";
import { log } from "#app/platform/log.ts";
import { tokenField } from "#app/validation/contactFields.ts";
import { goodMessage } from "#tests/support/contact.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { makeFormToken } from "../spam/formToken.server.ts";
import { isStored, readValues, submitForm } from "./submitForm.server.ts";

const { db } = setupTestDatabase();

const info: RequestInfo = {
  requestId: "r",
  lang: "pt",
  t: translate("pt"),
  staff: null,
  log,
  clientAddress: "203.0.113.1",
  origin: "http://localhost",
};

function send(formToken: string, message = goodMessage.message) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...goodMessage, message })) form.set(name, value);
  form.set(tokenField, formToken);
  return submitForm(form, readValues(form), info);
}

test("a form that is sent five times at once takes one place of its sender's limit of five", async () => {
  const token = makeFormToken(Date.now() - 60_000);
  const twins = await Promise.all(Array.from({ length: 5 }, () => send(token)));
  expect(twins.every(isStored)).toBe(true);
  for (let other = 2; other <= 4; other++) {
    expect(isStored(await send(token, `Mensagem ${other}`))).toBe(true);
  }
  // One of these finds the last place taken, by the other.
  const last = await Promise.all([send(token, "Mensagem 5"), send(token, "Mensagem 5")]);
  expect(last.every(isStored)).toBe(true);
  expect(isStored(await send(token, "Mensagem 6"))).toBe(false);
  expect(await db().selectFrom("contactMessage").select("id").execute()).toHaveLength(5);
});
