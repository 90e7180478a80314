import { expect, test } from "vitest";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { messagesIn } from "./messages.ts";

test("a field's issues read as spec 5's messages, each once", () => {
  const issues = [{ message: "validation.email" }, { message: "validation.email" }];
  expect(messagesIn(pickTexts("pt", "validation").validation)(issues)).toEqual(["Email inválido"]);
});

test("what the dictionary does not know is a value of the wrong type", () => {
  const { validation } = pickTexts("en", "validation");
  expect(messagesIn(validation)([{ message: "Invalid input" }])).toEqual([validation.type]);
});
