import { afterAll, expect, test } from "vitest";
import { setDatabase } from "./connection.server.ts";
import { migrations } from "./migrate.server.ts";
import { openSqlite, sqliteDatabase } from "./sqlite/sqliteDatabase.server.ts";

const sqlite = openSqlite(":memory:");
const db = setDatabase(sqliteDatabase(sqlite));
afterAll(() => db.destroy());

test("English that was left behind by an older version follows its Portuguese; translations stay", async () => {
  const now = new Date().toISOString();
  for (const [name, migration] of Object.entries(migrations)) {
    if (name === "20261127110100-english-follows") {
      sqlite
        .prepare(
          "update homeNumber set number = '13', description = 'Rios', en = ? where key = 'people'",
        )
        .run(
          JSON.stringify({
            number: { text: "12", source: "12" },
            description: { text: "Rivers", source: "Rio" },
          }),
        );
      sqlite
        .prepare(
          `insert into project (position, name, resultsNumberOne, en, createdAt, updatedAt)
            values (1, 'Cais', '', ?, ?, ?)`,
        )
        .run(
          JSON.stringify({
            main: { name: { text: "Rio", source: "Rio" } },
            results: { numberOne: { text: "7", source: "7" } },
          }),
          now,
          now,
        );
      sqlite
        .prepare(
          `insert into media (path, type, size, altPt, altEn, altEnSource, createdAt)
            values ('images/a.webp', 'image/webp', 1, 'Mar', 'Rio', 'Rio', ?)`,
        )
        .run(now);
    }
    await db.transaction().execute((trx) => migration.up(trx));
  }
  const people = await db
    .selectFrom("homeNumber")
    .select("en")
    .where("key", "=", "people")
    .execute();
  expect(people.map(({ en }) => JSON.parse(en))).toEqual([
    {
      number: { text: "13", source: "13" },
      description: { text: "Rivers", source: "Rio" },
    },
  ]);
  const project = await db.selectFrom("project").select("en").executeTakeFirstOrThrow();
  expect(JSON.parse(project.en)).toEqual({
    main: { name: { text: "Cais", source: "Cais" } },
    results: {},
  });
  const media = await db.selectFrom("media").select(["altEn", "altEnSource"]).execute();
  expect(media).toEqual([{ altEn: "Mar", altEnSource: "Mar" }]);
});
