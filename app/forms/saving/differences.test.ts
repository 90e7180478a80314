import { expect, test } from "vitest";
import { findDifferences } from "./differences.ts";

test("differences are named as the form's fields are", () => {
  const typed = { title: "A", en: { title: "A" }, file: null, posts: [{ link: "/x", order: 1 }] };
  const saved = { id: 3, version: 2, title: "B", file: "files/a.pdf", posts: [] };
  expect(findDifferences(typed, saved)).toEqual([
    { name: "title", saved: "B", typed: "A" },
    { name: "en.title", saved: "", typed: "A" },
    { name: "file", saved: "files/a.pdf", typed: "" },
    { name: "posts[0].link", saved: "", typed: "/x" },
  ]);
});

test("empty, absent and none are the same", () => {
  expect(findDifferences({ title: "", file: null, en: undefined }, { title: "" })).toEqual([]);
});
