import fc from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import { documentSchema, documentTexts } from "#app/features/documents/documents.schema.ts";
import * as MediaDescriptions from "#app/features/media/description/description.repo.server.ts";
import { pictureDescription } from "#app/features/media/description/description.schema.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { projectSchema, projectTexts } from "#app/features/projects/projects.schema.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { queryOf } from "#app/validation/query.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as Search from "./search.repo.server.ts";
import { searchTerms } from "./searchTerms.ts";

const { db } = setupTestDatabase();

const part = { limit: 10, offset: 0 };
const queryFor = (typed: string, lang: Lang = "pt", match: "all" | "any" = "all") => ({
  terms: searchTerms(queryOf(typed)),
  lang,
  match,
});
const projects = async (typed: string, lang?: Lang) =>
  (await Search.findProjects(queryFor(typed, lang), part)).map(({ id }) => id);
const documents = async (typed: string, lang?: Lang) =>
  (await Search.findDocuments(queryFor(typed, lang), part)).map(({ key }) => key);
const addProject = async (project: object) =>
  (await Projects.insert(projectSchema.parse(project))).id;

/** A word for each field, none a prefix of another: `ptqaxx`, `ptqbxx`. */
function wordsFor(fields: readonly string[], seed: string) {
  return Object.fromEntries(
    fields.map((field, index) => [field, `${seed}q${String.fromCharCode(97 + index)}xx`]),
  );
}

const both = (fields: readonly string[], seed: string) => ({
  ...wordsFor(fields, `pt${seed}`),
  en: wordsFor(fields, `en${seed}`),
});

describe("a project is found", () => {
  test.each([
    ["Requali\u00ADfica\u00ADção da orla", "requalificação", "Requalifica\u00ADção"],
    ["Para\u200Blele\u200Bpípedos", "PARALELEPIPEDOS", "parale\u200Blepípedos"],
    ["Re\u2060vita\uFEFFliza\u200Dção", "revitalização", "re\u00ADvitalizacao"],
  ])("by the words of %j as they are seen, wherever they stand", async (text, ...queries) => {
    const id = await addProject({ name: text });
    const other = await addProject({ name: "x", description: { description: `Sobre ${text}.` } });
    const { id: paper } = await Documents.insert(documentSchema.parse({ title: text }));
    for (const query of queries) {
      expect(await projects(query)).toEqual([id, other]);
      expect(await documents(query)).toEqual([`document ${paper}`]);
      const [found] = await Search.findProjects(queryFor(query), part);
      expect(found?.title).toContain(text.split(" ")[0]);
    }
  });

  test("by every text of its own and of its lists, in its language alone", {
    timeout: 60_000,
  }, async () => {
    const { main, posts, documents: papers, ...parts } = projectTexts;
    const id = await addProject({
      ...both(main, "m"),
      ...Object.fromEntries(
        Object.entries(parts).map(([name, fields]) => [name, both(fields, name[0] ?? "")]),
      ),
      posts: [both(posts, "p")],
      documents: [both(papers, "o")],
    });
    for (const [seed, fields] of [
      ["m", main],
      ["p", posts],
      ["o", papers],
      ...Object.entries(parts).map(([name, list]) => [name[0] ?? "", list] as const),
    ] as const) {
      for (const lang of ["pt", "en"] as const) {
        for (const word of Object.values(wordsFor(fields, `${lang}${seed}`))) {
          expect([word, await projects(word, lang)]).toEqual([word, [id]]);
          expect([word, await projects(word, lang === "pt" ? "en" : "pt")]).toEqual([word, []]);
        }
      }
    }
  });

  test("by its partners' names and its photos' descriptions, as staff change them", async () => {
    await insertFiles("images/a.webp", "images/b.webp");
    const id = await addProject({
      partners: [{ image: "images/a.webp" }],
      gallery: [{ file: "images/b.webp" }],
    });
    const rows = await db().selectFrom("media").select(["id", "path"]).execute();
    for (const { id: mediaId, path } of rows) {
      const typed = path.includes("/a")
        ? { altPt: "Universidade", altEn: "University" }
        : { altPt: "Garças no mangue" };
      await MediaDescriptions.updatePicture(mediaId, pictureDescription.parse(typed));
    }
    expect(await projects("universidade")).toEqual([id]);
    expect(await projects("university", "en")).toEqual([id]);
    expect(await projects("garças", "en")).toEqual([id]);
  });

  test("without regard to accents and case, by the beginning of a word, and by all words", async () => {
    const id = await addProject({ name: "Praça das Marés", subtitle: "Água à vista" });
    for (const typed of ["praca", "PRAÇA", "mare agua", "pra mar", "vista, praça!"]) {
      expect([typed, await projects(typed)]).toEqual([typed, [id]]);
    }
    expect(await projects("raça")).toEqual([]);
    const measured = await addProject({ name: "Hortas", subtitle: "4.800 m² e menos CO₂" });
    for (const typed of ["m²", "4.800 m²", "CO₂"]) {
      expect([typed, await projects(typed)]).toEqual([typed, [measured]]);
    }
    for (const typed of ["4800", "4.800", "4,800 m²", "800"]) {
      expect([typed, await projects(typed)]).toEqual([typed, [measured]]);
    }
    expect(await projects("48005")).toEqual([]);
    const plain = await addProject({ name: "Calçadas", subtitle: "12000 metros, nº12.345" });
    for (const typed of ["12.000", "12000", "nº12.345"]) {
      expect([typed, await projects(typed)]).toEqual([typed, [plain]]);
    }
    expect(await projects("praça deserto")).toEqual([]);
    expect((await Search.countFound(queryFor("praça deserto", "pt", "any"))).projects).toBe(1);
  });

  test("in English by the Portuguese text where there is no English one", async () => {
    const id = await addProject({ name: "Rio", en: { name: "River" }, subtitle: "Nascente" });
    expect(await projects("nascente", "en")).toEqual([id]);
    expect(await projects("rio", "en")).toEqual([]);
    const [found] = await Search.findProjects(queryFor("nascente", "en"), part);
    expect(found).toMatchObject({ name: "River", snippet: ["", "Nascente", ""] });
  });

  test("by its place and its theme, also when only one of them changes", async () => {
    const texts = { name: "Rio", place: "Várzea", theme: "Águas", en: { theme: "Waters" } };
    const id = await addProject(texts);
    expect(await projects("varzea")).toEqual([id]);
    expect(await projects("varzea waters", "en")).toEqual([id]);
    await Projects.update(id, projectSchema.parse({ ...texts, place: "Derby" }));
    expect(await projects("varzea")).toEqual([]);
    expect(await projects("derby águas")).toEqual([id]);
  });

  test("first where its name says it, last where only its small print does", async () => {
    const inText = await addProject({ name: "A", description: { description: "fala de ponte" } });
    const inName = await addProject({ name: "Ponte" });
    const inSubtitle = await addProject({ name: "C", subtitle: "Uma ponte" });
    expect(await projects("ponte")).toEqual([inName, inSubtitle, inText]);
  });
});

describe("the index follows", () => {
  test("a changed project, its replaced lists, and its end", async () => {
    const id = await addProject({ name: "Antes", posts: [{ title: "Notícia" }] });
    const document = { title: "Memorial" };
    await Projects.update(id, projectSchema.parse({ name: "Depois", documents: [document] }));
    expect(await projects("antes")).toEqual([]);
    expect(await projects("notícia")).toEqual([]);
    expect(await projects("depois")).toEqual([id]);
    expect(await documents("memorial depois")).toHaveLength(1);
    await Projects.deleteById(id);
    expect(await projects("depois")).toEqual([]);
    expect(await documents("memorial")).toEqual([]);
  });

  test("a document through its life, by each of its texts", async () => {
    const { id } = await Documents.insert(documentSchema.parse(both(documentTexts, "d")));
    for (const word of Object.values(wordsFor(documentTexts, "ptd"))) {
      expect(await documents(word)).toEqual([`document ${id}`]);
    }
    await Documents.update(id, documentSchema.parse({ title: "Estatuto" }));
    expect(await documents("ptdqaxx")).toEqual([]);
    expect(await documents("estatuto")).toEqual([`document ${id}`]);
    await DocumentDrafts.deleteById(id);
    expect(await documents("estatuto")).toEqual([]);
  });

  test("nothing that was rolled back", async () => {
    const id = await addProject({ name: "Antes" });
    const failing = db()
      .transaction()
      .execute(async (trx) => {
        await trx.updateTable("project").set({ name: "Depois" }).execute();
        await sql`update "contentVersion" set version = version + 1`.execute(trx);
        throw new Error("given up");
      });
    await expect(failing).rejects.toThrow("given up");
    expect([await projects("antes"), await projects("depois")]).toEqual([[id], []]);
  });

  test("at once what a new order touches: nothing", async () => {
    await addProject({ name: "Um" });
    await addProject({ name: "Dois" });
    await db().updateTable("project").set({ position: 7 }).execute();
    const { rows } = await sql`select * from "searchStale"`.execute(db());
    expect(rows).toEqual([]);
  });
});

test("whatever is typed is only text", { timeout: 60_000 }, async () => {
  await addProject({ name: "Rio AND NEAR OR NOT", subtitle: "title:rio" });
  expect(await projects("AND")).toHaveLength(1);
  expect(await projects("title:rio")).toHaveLength(1);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "binary", maxLength: 200 }), async (typed) => {
      const query = queryFor(typed);
      if (query.terms.length === 0) return;
      await Search.countFound(query);
      await Search.findProjects(query, part);
    }),
    { numRuns: 40 },
  );
  for (const typed of [
    '"',
    "*",
    "rio*",
    '"rio',
    "rio OR",
    "NEAR(rio, 2)",
    "{title}: rio",
    "-rio",
  ]) {
    if (searchTerms(queryOf(typed)).length > 0) await projects(typed);
  }
});

describe("the first results by their titles", () => {
  const first = async (typed: string, lang?: Lang, limit = 5) =>
    Search.findFirst(queryFor(typed, lang), limit);

  test("name themselves, their project and their address; nothing without a name or an address", async () => {
    await insertFiles("files/ata.pdf", "files/so.pdf");
    const id = await addProject({
      name: "Cais do Mangue",
      documents: [
        { title: "Relatório", file: "files/ata.pdf" },
        { title: "Relatório", link: "https://outro.example/r" },
        { title: "Relatório sem nada" },
      ],
    });
    const { id: paper } = await Documents.insert(
      documentSchema.parse({ title: "Relatório anual", file: "files/ata.pdf" }),
    );
    await Documents.insert(
      documentSchema.parse({ title: " ", description: "relatório", file: "files/so.pdf" }),
    );
    const { total, results } = await first("relatório");
    expect(total).toBe(6);
    expect(results.map(({ title, project, url }) => [title, project, url])).toEqual(
      expect.arrayContaining([
        ["Cais do Mangue", "", `/projeto/cais-do-mangue/${id}`],
        ["Relatório", "Cais do Mangue", "/storage/files/ata.pdf"],
        ["Relatório", "Cais do Mangue", "https://outro.example/r"],
        ["Relatório anual", "", `/documento/${paper}/relatorio-anual`],
      ]),
    );
    expect(results).toHaveLength(4);
  });

  test("are as many of each kind as asked for, and tell how many there are", async () => {
    for (const name of ["Ponte A", "Ponte B", "Ponte C"]) await addProject({ name });
    const { total, results } = await first("ponte", "pt", 2);
    expect([total, results.length]).toEqual([3, 2]);
  });

  test("say which are Portuguese on an English page", async () => {
    await addProject({ name: "Rio Vivo", en: { name: "Living River" } });
    await addProject({ name: "River Park" });
    const { results } = await first("river", "en");
    expect(results.map(({ title, isInPortuguese }) => [title, isInPortuguese])).toEqual(
      expect.arrayContaining([
        ["Living River", false],
        ["River Park", true],
      ]),
    );
  });
});

describe("on the English page", () => {
  test("texts without a translation say that they are Portuguese", async () => {
    await addProject({
      name: "Rio Vivo",
      subtitle: "A mata que volta",
      en: { name: "Living River" },
    });
    const [found] = await Search.findProjects(queryFor("mata", "en"), part);
    expect(found?.title.join("")).toBe("Living River");
    expect(found?.inPortuguese).toEqual(["snippet"]);
    const [portuguese] = await Search.findProjects(queryFor("mata"), part);
    expect(portuguese?.inPortuguese).toEqual([]);
  });
});
