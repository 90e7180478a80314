import { afterAll, expect, test } from "vitest";
import { setDatabase } from "#app/db/connection.server.ts";
import { migrations } from "#app/db/migrate.server.ts";
import { openSqlite, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";

const sqlite = openSqlite(":memory:");
const db = setDatabase(sqliteDatabase(sqlite));
afterAll(() => db.destroy());

test("a database from before the crops and covers keeps its variants and jobs, and gets those of what it lacks", async () => {
  const media = (id: number, width: number, height: number) =>
    db
      .insertInto("media")
      .values({
        ...{ id, path: `images/${id}.webp`, originalName: "a.png", type: "image/webp", size: 1 },
        ...{ width, height, duration: null, altPt: "", altEn: "", altEnSource: "" },
        ...{ isDecorative: 0, focalX: 0.5, focalY: 0.5, placeholder: "", poster: null },
        ...{ transcriptPt: "", transcriptEn: "", createdAt: new Date().toISOString() },
      })
      .execute();
  const paper = () =>
    sqlite
      .prepare("update media set path = 'files/2.pdf', type = 'application/pdf' where id = 2")
      .run();
  const variant = (kind: string, path: string) =>
    sqlite
      .prepare(
        `insert into mediaVariant (mediaId, kind, path, type, width, height, size)
         values (1, ?, ?, 'image/avif', 312, 390, 1)`,
      )
      .run(kind, path);
  for (const [name, migration] of Object.entries(migrations)) {
    if (name === "20261122070000-card-crops") {
      await media(1, 1920, 870);
      await media(2, 900, 1200);
      variant("image", "images/1-312.avif");
      variant("phone", "images/1-phone50-312.avif");
    }
    if (name === "20261206090000-document-covers") paper();
    await db.transaction().execute((trx) => migration.up(trx));
  }
  const kept = db.selectFrom("mediaVariant").select(["id", "kind", "path"]).orderBy("id");
  expect(await kept.execute()).toEqual([
    { id: 1, kind: "image", path: "images/1-312.avif" },
    { id: 2, kind: "crop", path: "images/1-phone50-312.avif" },
  ]);
  const jobs = db.selectFrom("mediaJob").select(["mediaId", "kind"]);
  expect(await jobs.execute()).toEqual([
    { mediaId: 1, kind: "image" },
    { mediaId: 2, kind: "cover" },
  ]);
});
