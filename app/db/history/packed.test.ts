import { afterAll, expect, test } from "vitest";
import { setDatabase } from "../connection.server.ts";
import { migrations } from "../migrate.server.ts";
import { openSqlite, sqliteDatabase } from "../sqlite/sqliteDatabase.server.ts";
import { pack, unpack } from "./packed.server.ts";

const sqlite = openSqlite(":memory:");
const db = setDatabase(sqliteDatabase(sqlite));
afterAll(() => db.destroy());

const contentOf = (version: number) => ({ name: `Maré ${version} ção`, text: "água ".repeat(200) });

test("what is packed comes back, and takes less room", () => {
  const json = JSON.stringify(contentOf(1));
  expect(unpack(pack(json))).toEqual(contentOf(1));
  expect(pack(json).length).toBeLessThan(json.length / 2);
});

test("contents of an older version are packed, with their files and revisions left as they are", async () => {
  const versions = 1_201;
  for (const [name, migration] of Object.entries(migrations)) {
    if (name === "20261128200000-packed-revisions") {
      for (let version = 1; version <= versions; version++) {
        sqlite
          .prepare("insert into revisionContent (hash, content) values (?, ?)")
          .run(`${version}`, JSON.stringify(contentOf(version)));
      }
      sqlite.exec(`
        insert into media (path, originalName, type, size, createdAt, altPt, altEn, altEnSource,
          isDecorative, focalX, focalY, placeholder, transcriptPt, transcriptEn)
          values ('images/a.webp', '', 'image/webp', 1, '', '', '', '', 0, 0.5, 0.5, '', '', '');
        insert into revisionFile (contentId, mediaId) values (7, 1);
        insert into revision (kind, recordId, action, isPublic, contentId, origin, at, contentVersion)
          values ('project', 1, 'created', 1, 7, 'page', '', 1);`);
    }
    await db.transaction().execute((trx) => migration.up(trx));
  }
  const rows = await db.selectFrom("revisionContent").selectAll().orderBy("id").execute();
  expect(rows.map(({ content }) => unpack(content))).toEqual(
    Array.from({ length: versions }, (_, index) => contentOf(index + 1)),
  );
  expect(sqlite.prepare("select contentId from revisionFile").pluck().all()).toEqual([7]);
  expect(sqlite.prepare("select contentId from revision").pluck().all()).toEqual([7]);
  expect(sqlite.pragma("foreign_key_check")).toEqual([]);
});
