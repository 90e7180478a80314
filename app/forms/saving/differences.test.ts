import { expect, test } from "vitest";
import { findDifferences } from "./differences.ts";

const words = { yes: "Sim", no: "Não" };

test("differences are named as the form's fields are", () => {
  const typed = { title: "A", en: { title: "A" }, file: null, posts: [{ link: "/x", order: 1 }] };
  const saved = { id: 3, version: 2, title: "B", file: "files/a.pdf", posts: [] };
  expect(findDifferences(typed, saved, words)).toEqual([
    { name: "title", saved: "B", typed: "A" },
    { name: "en.title", saved: "", typed: "A" },
    { name: "file", saved: "files/a.pdf", typed: "" },
    { name: "posts[0].link", saved: "", typed: "/x" },
  ]);
});

test("lines separated in another way are no difference", () => {
  expect(findDifferences({ text: "um\ndois" }, { text: "um\r\ndois" }, words)).toEqual([]);
});

test("rows are compared with those that they are, not with those in their place", () => {
  const rows = (...titles: string[]) => ({ posts: titles.map((title) => ({ title, order: 1 })) });
  expect(findDifferences(rows("a", "b", "c"), rows("b", "c"), words)).toEqual([
    { name: "posts[0].title", saved: "", typed: "a" },
  ]);
  expect(findDifferences(rows("b", "c"), rows("a", "b", "c"), words)).toEqual([
    { name: "posts[2].title", saved: "a", typed: "" },
  ]);
  expect(findDifferences(rows("a", "B", "c"), rows("c", "a", "b"), words)).toEqual([
    { name: "posts[1].title", saved: "b", typed: "B" },
  ]);
  // Only the order differs.
  expect(findDifferences(rows("a", "b"), rows("b", "a"), words)).toHaveLength(2);
});

test("empty, absent and none are the same", () => {
  const typed = { title: "", file: null, en: undefined };
  expect(findDifferences(typed, { title: "" }, words)).toEqual([]);
});

test("a date that the form leaves to the server is no difference, another one is", () => {
  const saved = { createdAt: "2026-01-01T12:00:00.000Z", posts: [{ createdAt: "2026-02-02" }] };
  expect(findDifferences({ posts: [{ createdAt: "" }] }, saved, words)).toEqual([]);
  expect(findDifferences({ posts: [{ createdAt: "2025-01-01" }] }, saved, words)).toEqual([
    { name: "posts[0].createdAt", saved: "2026-02-02", typed: "2025-01-01" },
  ]);
});

test("a checkbox is told in words, what staff confirm is no difference", () => {
  const typed = { active: false, confirmed: true, en: { confirmed: ["title"] } };
  expect(findDifferences(typed, { active: true }, words)).toEqual([
    { name: "active", saved: "Sim", typed: "Não" },
  ]);
});
