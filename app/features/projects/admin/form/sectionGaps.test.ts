import { expect, test } from "vitest";
import { type StoredTexts, sectionGap } from "./sectionGaps.ts";
import type { SectionName } from "./sectionNames.ts";

const nothing: StoredTexts = { english: {}, described: [] };
const gap = (name: SectionName, values: Record<string, unknown>, known = nothing) =>
  sectionGap(name, values, known);

test.each([
  ["banner", { name: "Rio" }, 1],
  ["banner", { name: "Rio", en: { name: "River" } }, 0],
  ["banner", { name: "Rio", en: { name: "   " } }, 1],
  ["banner", { name: "Rio", en: { confirmed: ["name"] } }, 0],
  ["results", { results: { numberOne: "40%", nameOne: "menos carros" } }, 1],
  ["posts", { posts: [{ title: "Um" }, { title: "Dois", en: { title: "Two" } }, undefined] }, 1],
  ["video", { projectInAction: "videos/a.mp4" }, 0],
] as const)("%s of %j lacks %i English texts", (name, values, count) => {
  expect(gap(name, values).english).toBe(count);
});

test("an English text whose Portuguese has changed counts, one that follows it does not", () => {
  const of = (source: string) => ({
    ...nothing,
    english: { "documents[].title": [{ text: "River", source }] },
  });
  const values = { documents: [{ title: "Mar", en: { title: "River" } }] };
  expect(gap("documents", values, of("Rio")).english).toBe(1);
  expect(gap("documents", values, of("River")).english).toBe(0);
  expect(gap("documents", values, of("Mar")).english).toBe(0);
});

test("pictures that are read aloud count until they are described", () => {
  const gallery = { gallery: [{ file: "images/a.webp" }, { file: "images/b.webp" }, { file: "" }] };
  expect(gap("gallery", gallery).alt).toBe(2);
  expect(gap("gallery", gallery, { english: {}, described: ["images/a.webp"] }).alt).toBe(1);
  expect(gap("banner", { bannerImage: "images/a.webp" }).alt).toBe(0);
  expect(gap("beforeAfter", { beforeAndAfter: { eBookImage: "images/a.webp" } }).alt).toBe(0);
  expect(gap("eBook", { beforeAndAfter: { eBookImage: "images/a.webp" } }).alt).toBe(1);
});
