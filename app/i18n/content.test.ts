import { expect, test } from "vitest";
import { localize, toStoredEnglish, translationState } from "./content.ts";

const river = { title: { text: "River", source: "Rio" } };

test("an unchanged English text keeps its source, unless it is confirmed", () => {
  const changed = { title: "Rio Novo" };
  const stored = toStoredEnglish(["title"], changed, { title: "River" }, [river]);
  expect(stored).toEqual(river);
  expect(translationState("Rio Novo", stored.title)).toBe("outdated");
  const sent = { title: "River", confirmed: ["title"] };
  const confirmed = toStoredEnglish(["title"], changed, sent, [river]);
  expect(translationState("Rio Novo", confirmed.title)).toBe("translated");
});

test("a form, which separates lines in its own way, makes no text another", () => {
  const stored = { title: { text: "One\r\ntwo", source: "Um\r\ndois" } };
  expect(translationState("Um\ndois", stored.title)).toBe("translated");
  const saved = toStoredEnglish(["title"], { title: "Um\ndois" }, { title: "One\ntwo" }, [stored]);
  expect(saved).toEqual({ title: { text: "One\ntwo", source: "Um\ndois" } });
});

test("an absent English text that is confirmed is the same on purpose, until the Portuguese changes", () => {
  const stored = toStoredEnglish(["title"], { title: "Maré" }, { confirmed: ["title"] });
  expect(translationState("Maré", stored.title)).toBe("same");
  expect(translationState("Mar", stored.title)).toBe("outdated");
});

test("what nobody sees is no English text, so that the Portuguese is shown", () => {
  expect(toStoredEnglish(["title"], { title: "Rio" }, { title: " \n\u200b" }, [])).toEqual({});
  const confirmed = { title: " ", confirmed: ["title"] };
  const stored = toStoredEnglish(["title"], { title: "Maré" }, confirmed, []);
  expect(translationState("Maré", stored.title)).toBe("same");
});

test("an English reader is told which texts are Portuguese", () => {
  const row = { id: 1, title: "Rio", topic: "Água", lead: "" };
  const fields = ["title", "topic", "lead"] as const;
  expect(localize(row, river, "en", fields)).toEqual({
    ...{ id: 1, title: "River", topic: "Água", lead: "" },
    inPortuguese: ["topic"],
  });
  expect(localize(row, river, "pt", fields)).toBe(row);
});
