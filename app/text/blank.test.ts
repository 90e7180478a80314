import { expect, test } from "vitest";
import { isBlank, unseenCharacters } from "./blank.ts";

test.each(["", " \u00a0\n", "\u200b", "\ufeff\u2060 \u00ad", "\u200e\u202a\u202c", "\u3164"])(
  "nobody sees %j",
  (text) => expect(isBlank(text)).toBe(true),
);

test.each(["a", "\u200bRio\u200b", ".", "❤️", "👩‍👩‍👧", "\u200fשלום"])("%j is seen", (text) =>
  expect(isBlank(text)).toBe(false),
);

test("the characters for SQL are those of the rule", () => {
  const all = unseenCharacters();
  expect(isBlank(all)).toBe(true);
  expect(all).toContain("\u200b");
  expect(all).not.toMatch(/[\w\p{Surrogate}]/u);
});
