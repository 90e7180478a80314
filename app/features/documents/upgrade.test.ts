import { sql } from "kysely";
import { expect, test } from "vitest";
import { migrations } from "#app/db/migrate.server.ts";
import { setupSqlite } from "#tests/support/database.ts";
import { insertFiles } from "#tests/support/media.ts";
import * as DocumentDrafts from "./documentDrafts.repo.server.ts";
import * as DocumentFiles from "./documentFiles.repo.server.ts";
import * as Documents from "./documents.repo.server.ts";
import { documentSchema } from "./documents.schema.ts";

const { db } = setupSqlite();

const withFile = (file: string) => documentSchema.parse({ title: "Ata", file });
const rows = () => db().selectFrom("documentFile").selectAll().orderBy("path").execute();

/** A document that has had these files, one after the other. */
async function insertWith(first: string, ...later: string[]) {
  const { id } = await Documents.insert(withFile(first));
  for (const file of later) await Documents.update(id, withFile(file));
  return id;
}

test("an upgrade finds the files that a document had before", async () => {
  await insertFiles("files/a.pdf", "files/b.pdf", "files/c.pdf");
  const id = await insertWith("files/a.pdf", "files/b.pdf", "files/a.pdf", "files/c.pdf");
  const hidden = await insertWith("files/b.pdf", "files/a.pdf");
  await DocumentDrafts.unpublish(hidden);
  const noted = (await rows()).map(({ documentId, path, until }) => [documentId, path, !until]);
  await sql`drop table documentFile`.execute(db());
  await migrations["20261129130000-document-files"]?.up(db());
  const found = (await rows()).map(({ documentId, path, until }) => [documentId, path, !until]);
  expect(found).toEqual(noted);
  expect(await DocumentFiles.findEarlier(id)).toHaveLength(2);
});
