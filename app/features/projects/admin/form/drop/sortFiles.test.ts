import { expect, test } from "vitest";
import { sortFiles, titleOfFile } from "./sortFiles.ts";

const named = (...names: string[]) => names.map((name) => ({ name }));

test("photos, documents and one film find their places; what has none is named", () => {
  const files = named("a.JPG", "Plano.pdf", "b.webp", "filme.mp4", "outro.mov", "nota.txt");
  expect(sortFiles(files)).toEqual({
    photos: named("a.JPG", "b.webp"),
    documents: named("Plano.pdf"),
    film: named("filme.mp4"),
    others: named("nota.txt", "outro.mov"),
  });
});

test("a document is called as its file is, in words", () => {
  expect(titleOfFile("Plano_de-ação 2026.pdf")).toBe("Plano de ação 2026");
});
