import { type Kysely, sql } from "kysely";

/**
 * Which files a document has had, so that links to an earlier one lead to the newest. Older than the history keeps
 * them, they are known by their path alone. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql<Named>`
    select revision.recordId as id, media.path, revision.at, revision.id as place from revision
      join revisionFile on revisionFile.contentId = revision.contentId
      join media on media.id = revisionFile.mediaId
    where revision.kind = 'documents' and revision.recordId is not null
    union all select id, file, updatedAt, 9007199254740991 from document where file is not null
    order by at, place`.execute(db);
  const last = new Map<number, string>();
  for (const { id, path, at } of rows) {
    if (last.get(id) === path) continue;
    last.set(id, path);
    await sql`update documentFile set until = ${at} where documentId = ${id} and until is null`.execute(
      db,
    );
    await sql`insert into documentFile (documentId, path, since) values (${id}, ${path}, ${at})
      on conflict do update set since = ${at}, until = null`.execute(db);
  }
}

interface Named {
  id: number;
  path: string;
  at: string;
}

const statements = [
  `create table documentFile (
    documentId integer not null,
    path text not null,
    since text not null,
    until text,
    primary key (documentId, path)
  ) strict, without rowid`,
  "create index documentFile_path on documentFile (path)",
];
