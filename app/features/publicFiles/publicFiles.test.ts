import { beforeEach, expect, test } from "vitest";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema } from "#app/features/projects/projects.schema.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as PublicFiles from "./publicFiles.repo.server.ts";

setupTestDatabase();

beforeEach(async () => {
  await insertFiles("files/a.pdf", "files/b.pdf");
  await Documents.insert(
    documentSchema.parse({
      title: "Relatório de gestão",
      file: "files/a.pdf",
      en: { title: "Annual report" },
    }),
  );
  await Documents.insert(documentSchema.parse({ title: "Sem arquivo" }));
  await Projects.insert(
    projectSchema.parse({
      name: "Água na praça",
      en: { name: "Water square" },
      documents: [
        { file: "files/b.pdf", title: "Plano de drenagem", description: "Versão final" },
        { title: "Só um link", link: "https://example.org" },
      ],
    }),
  );
});

const titles = async (query: string, lang: "pt" | "en" = "pt") =>
  (await PublicFiles.findAll({ lang, query })).map((file) => file.title);

test("every file of the library and of the projects is listed, and only files", async () => {
  expect(await titles("")).toEqual(["Relatório de gestão", "Plano de drenagem"]);
});

test.each([
  ["Requali\u00ADficação", "requalificacao"],
  ["Para\u200Blelepípedos", "parale\u00ADlepipedos"],
  ["Revita\u2060lização", "revitalização"],
])("a file is found by the words of %j as they are seen", async (title, query) => {
  await Documents.insert(documentSchema.parse({ title, file: "files/a.pdf" }));
  expect(await titles(query)).toEqual([title]);
});

test.each([
  ["relatorio GESTAO", ["Relatório de gestão"]],
  ["agua", ["Plano de drenagem"]],
  ["água versao", ["Plano de drenagem"]],
  ["drenagem gestão", []],
  ["100%", []],
])("%j finds %j, blind to accents and case", async (query, found) => {
  expect(await titles(query)).toEqual(found);
});

test("English reads and searches the English texts, Portuguese where there is none", async () => {
  expect(await titles("annual", "en")).toEqual(["Annual report"]);
  expect(await titles("water", "en")).toEqual(["Plano de drenagem"]);
});
