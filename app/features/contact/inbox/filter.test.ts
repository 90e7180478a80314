import { expect, test } from "vitest";
import { filterQuery, readFilter, statesIn } from "./filter.ts";

const read = (query: string) => readFilter(new URLSearchParams(query));

test("a query says which messages are shown; what it does not know is left out", () => {
  expect(read("")).toEqual({ folder: "inbox", subject: "", words: "" });
  expect(read("folder=spam&subject=press&q=+mangue+")).toEqual({
    folder: "spam",
    subject: "press",
    words: "mangue",
  });
  expect(read("folder=__proto__&subject=sales")).toEqual(read(""));
  expect(read(`q=${"x".repeat(5_000)}`).words).toHaveLength(100);
});

test.each(["", "?folder=spam", "?folder=all&subject=jobs&q=%C3%A1gua+%26+lama"])(
  "%j leads back to itself",
  (query) => {
    expect(filterQuery(read(query))).toBe(query);
  },
);

test("the inbox is what is new or answered", () => {
  expect(statesIn("inbox")).toEqual(["new", "answered"]);
  expect(statesIn("spam")).toEqual(["spam"]);
  expect(statesIn("all")).toHaveLength(4);
});
