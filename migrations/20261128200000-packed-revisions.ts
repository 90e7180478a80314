import { brotliCompressSync, constants } from "node:zlib";
import { type Kysely, sql } from "kysely";

/** How many contents are read at once. */
const batch = 500;

/**
 * Contents of revisions are kept compressed (brotli): as text they took more room than the records that they are
 * of. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table revisionContent add column packed blob not null default x''`.execute(db);
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; content: string }>`
      select id, content from revisionContent where id > ${last} order by id limit ${batch}`.execute(
      db,
    );
    for (const { id, content } of rows) {
      const packed = brotliCompressSync(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_MODE]: 1 },
      });
      await sql`update revisionContent set packed = ${packed} where id = ${id}`.execute(db);
    }
    const end = rows.at(-1);
    if (!end) break;
    last = end.id;
  }
  await sql`alter table revisionContent drop column content`.execute(db);
  await sql`alter table revisionContent rename column packed to content`.execute(db);
}
