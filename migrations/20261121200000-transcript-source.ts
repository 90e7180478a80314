import { type Kysely, sql } from "kysely";

/** The Portuguese transcript that the English one translates, to detect when it is outdated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table media add column transcriptEnSource text not null default ''`.execute(db);
  await sql`update media set transcriptEnSource = transcriptPt where transcriptEn <> ''`.execute(
    db,
  );
}
