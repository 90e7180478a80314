import { expect, test } from "vitest";
import { localize, type SentEnglish, toStoredEnglish, translationState } from "./content.ts";

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

test("an absent English text that is confirmed is the same on purpose", () => {
  const stored = toStoredEnglish(["title"], { title: "Maré" }, { confirmed: ["title"] });
  expect(translationState("Maré", stored.title)).toBe("same");
});

test.each([
  ["12", "13"],
  ["Maré", "Mar"],
  ["Um\r\ndois", "Um\ntrês"],
])(
  "English that is the same as %j follows the Portuguese to %j, unless it is confirmed",
  (before, now) => {
    const same = [{ title: { text: before, source: before } }];
    const save = (sent: SentEnglish) =>
      toStoredEnglish(["title"], { title: now }, sent, same).title;
    const unchanged = { title: before.replaceAll("\r\n", "\n") };
    expect(save(unchanged)).toEqual({ text: now, source: now });
    expect(save({ ...unchanged, confirmed: ["title"] })).toEqual({
      ...unchangedEntry(unchanged),
      source: now,
    });
    expect(save({ title: "Other" })).toEqual({ text: "Other", source: now });
    expect(toStoredEnglish(["title"], { title: "" }, unchanged, same)).toEqual({});
  },
);

const unchangedEntry = ({ title }: { title: string }) => ({ text: title });

test("in a list, the item that changed follows, and one that only has the same word does not", () => {
  const rio = { topic: { text: "Rio", source: "Rio" } };
  const save = (topic: string, previous: (typeof rio)[], siblings: string[]) =>
    toStoredEnglish(
      ["topic"],
      { topic },
      { topic: "Rio" },
      previous,
      siblings.map((each) => ({ topic: each })),
    ).topic;
  expect(save("Mar", [rio, rio], ["Rio", "Mar"])).toEqual({ text: "Mar", source: "Mar" });
  expect(save("Rio", [rio, rio], ["Rio", "Mar"])).toEqual({ text: "Rio", source: "Rio" });
  expect(save("Mar", [rio], ["Rio", "Mar"])?.text).toBe("Rio");
});

test.each(["0", "28", "1.200", "40%", "+ 3", "2024–2025"])(
  "the number %s is never missing",
  (number) => {
    expect(translationState(number, undefined)).toBe("same");
    expect(translationState(number, { text: "1", source: "2" })).toBe("outdated");
  },
);

test.each(["37 min", "24 km/h", "1º", "+ de 200", "!"])("%s may need a translation", (text) => {
  expect(translationState(text, undefined)).toBe("missing");
});

test("a proper name is never missing, and may be translated", () => {
  expect(translationState("Porto Aberto", undefined, true)).toBe("same");
  expect(
    translationState("Porto Aberto", { text: "Open Port", source: "Porto Aberto" }, true),
  ).toBe("translated");
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
