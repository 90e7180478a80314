import { expect, test } from "vitest";
import { en } from "./en.ts";
import { pt } from "./pt.ts";

const places = (text: string) => (text.match(/\{\{[\w, ]+\}\}/g) ?? []).sort();

function entries(value: unknown, path = ""): [string, string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, child]) =>
    entries(child, `${path}.${key}`),
  );
}

const english = new Map(entries(en));

test.each(entries(pt))(
  "%s says something in both languages, with the same places",
  (path, text) => {
    const translation = english.get(path);
    expect(translation, "missing in English").toBeDefined();
    expect(text.trim()).not.toBe("");
    expect(translation?.trim()).not.toBe("");
    expect(places(translation ?? "")).toEqual(places(text));
  },
);

test("English has nothing that Portuguese has not", () => {
  expect([...english.keys()].sort()).toEqual(
    entries(pt)
      .map(([path]) => path)
      .sort(),
  );
});

test("apostrophes are typographic, but in the one text that spec 2 gives in English", () => {
  const straight = [...entries(pt), ...english].filter(([, text]) => /\w'/.test(text));
  expect(straight.map(([, text]) => text)).toEqual([
    "But don't worry, we're here to help you get back on track",
  ]);
});
