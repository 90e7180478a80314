import { afterAll, expect, test } from "vitest";
import { setDatabase } from "./connection.server.ts";
import { migrations } from "./migrate.server.ts";
import { countHits } from "./searchIndex.server.ts";
import { openSqlite, sqliteDatabase } from "./sqlite/sqliteDatabase.server.ts";

const sqlite = openSqlite(":memory:");
const db = setDatabase(sqliteDatabase(sqlite));
afterAll(() => db.destroy());

/** As stored by a version that took texts as they came. */
function insertOldTexts() {
  const now = new Date().toISOString();
  const en = JSON.stringify({
    main: { name: { text: "Quay\u000Bside", source: "Cais\u000Bdo\u001F porto" } },
    description: { description: { text: "One\u000Btwo", source: "Um\u000Bdois" } },
  });
  const insert = (statement: string, ...values: string[]) => sqlite.prepare(statement).run(values);
  insert(
    `insert into project (position, name, descriptionText, resultsTitle, en, createdAt, updatedAt)
      values (1, ?, ?, ?, ?, ?, ?)`,
    ...["Cais\u000Bdo\u001F porto", "Um\u000Bdois", "Requali\u00ADfica\u00ADção", en, now, now],
  );
  insert(
    `insert into document (position, title, description, en, createdAt, updatedAt)
      values (1, ?, '', '{}', ?, ?)`,
    ...["Para\u200Blele\u200Bpípedos", now, now],
  );
  insert(
    `insert into contactMessage
      (name, email, phone, subject, message, searchText, lang, state, createdAt)
      values (?, 'ana@example.org', '(81) 99999-8888', 'press', ?, '', 'pt', 'new', ?)`,
    ...["Ana\u0001", "Requali\u00ADficação\u000Bhoje", now],
  );
}

test("texts of an older version lose their control characters and are found as they are seen", async () => {
  for (const [name, migration] of Object.entries(migrations)) {
    if (name === "20261127110000-invisible-characters") insertOldTexts();
    await db.transaction().execute((trx) => migration.up(trx));
  }
  const project = await db.selectFrom("project").selectAll().executeTakeFirstOrThrow();
  expect(project).toMatchObject({ name: "Cais do porto", descriptionText: "Um\ndois" });
  expect(JSON.parse(project.en)).toEqual({
    main: { name: { text: "Quay side", source: "Cais do porto" } },
    description: { description: { text: "One\ntwo", source: "Um\ndois" } },
  });
  const message = await db.selectFrom("contactMessage").selectAll().executeTakeFirstOrThrow();
  expect(message).toMatchObject({ name: "Ana", message: "Requali\u00ADficação\nhoje" });
  expect(message.searchText).toContain("requalificacao\nhoje");
  const hits = (term: string) =>
    countHits({
      ...{ terms: [term], lang: "pt", match: "all" },
      kinds: ["project", "document", "projectDocument"],
    });
  expect(await hits("requalificacao")).toBe(1);
  expect(await hits("paralelepipedos")).toBe(1);
  expect(await hits("porto")).toBe(1);
});
