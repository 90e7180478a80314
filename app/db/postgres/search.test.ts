import { expect, test } from "vitest";
import { searchTerms } from "#app/features/search/searchTerms.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import { db, engine, type OpenDatabase, runWithDatabase } from "../connection.server.ts";
import { countHits, findHits, type Search } from "../searchIndex.server.ts";
import { openInMemory, sqliteDatabase } from "../sqlite/sqliteDatabase.server.ts";

const { db: onPostgres } = setupTestDatabase();

const words =
  `rio Capibaribe ponte praça Praças São José água águas cidade cidades ciclovia 17.875 1.200 2026 m² Łódź
  co-criação ação, ações; "manguezal" mangue guarda-chuva N.º 3º d'água straße FAÇA ônibus o a de`.split(
    /\s+/,
  );

const queries = [
  ..."rio,ri,r,RIO capibaribe,praca,agua cidade,17875,1200 rio,2026,m²,łódź,lodz,acao,co-criação,d'água,3º".split(
    ",",
  ),
  ..."strasse,straße,guarda chuva,de,o,a,ponte praça são josé água,nothing,ônibus rio,17.875 pessoas".split(
    ",",
  ),
];

test("both engines find the same in the same order", async () => {
  const lite = sqliteDatabase(await openInMemory());

  const server = { db: onPostgres(), engine: engine() };
  for (const database of [lite, server]) await fill(database);
  let found = 0;
  for (const query of queries) {
    for (const match of ["all", "any"] as const) {
      for (const lang of ["pt", "en"] as const) {
        const terms = searchTerms(query);
        const kinds = ["project", "document", "projectDocument"] as const;
        const search: Search = { terms, lang, kinds, match };
        const [expected, actual] = await Promise.all([lite, server].map((one) => ask(one, search)));
        expect([query, match, lang, actual]).toEqual([query, match, lang, expected]);
        found += actual?.count ?? 0;
      }
    }
  }
  expect(found).toBeGreaterThan(1_000);
  await lite.db.destroy();
});

function ask(database: OpenDatabase, search: Search) {
  return runWithDatabase(database, async () => ({
    count: await countHits(search),
    hits: await findHits(search, { limit: 50, offset: 3 }),
  }));
}

/** The same records in each; every third has an English text, and some are equal. */
function fill(database: OpenDatabase) {
  let seed = 1;
  const next = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  const text = (most: number) =>
    Array.from({ length: next(most) + 1 }, () => words[next(words.length)]).join(" ");
  const english = (name: string) => (next(3) === 0 ? { [name]: { text: text(3) } } : {});
  const now = "2026-11-20T12:00:00.000Z";
  return runWithDatabase(database, () =>
    db()
      .transaction()
      .execute(async (trx) => {
        const times = { createdAt: now, updatedAt: now };
        for (let id = 1; id <= 40; id++) {
          const en = JSON.stringify({ main: english("name") });
          const project = {
            id,
            position: 41 - id,
            isHighlighted: 0 as const,
            name: text(3),
            subtitle: text(4),
          };
          const texts = { descriptionText: text(40), resultsTextOne: text(10), place: text(2) };
          await trx
            .insertInto("project")
            .values({ ...blank, ...project, ...texts, en, ...times })
            .execute();
          const list = {
            projectId: id,
            position: 1,
            title: text(2),
            description: text(5),
            link: "",
            en: "{}",
          };
          await trx.insertInto("projectDocument").values(list).execute();
        }
        for (let id = 1; id <= 40; id++) {
          const document = { id, position: id, title: text(1), description: id % 4 ? "" : text(6) };
          await trx
            .insertInto("document")
            .values({ ...document, en: JSON.stringify(english("title")), ...times })
            .execute();
        }
        await trx.updateTable("contentVersion").set({ version: 9 }).execute();
      }),
  );
}

const blank = {
  theme: "",
  link: "",
  descriptionTitle: "",
  videoLink: "",
  resultsTitle: "",
  resultsTextTwo: "",
  resultsNumberOne: "",
  resultsNumberTwo: "",
  resultsNameOne: "",
  resultsNameTwo: "",
  eBookTitle: "",
  eBookDescription: "",
  eBookLink: "",
};
