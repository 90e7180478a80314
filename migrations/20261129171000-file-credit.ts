import { type Kysely, sql } from "kysely";

/** Whose work a file is, and what others may do with it. Never changes: imports nothing from the application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["credit", "licence"]) {
    await sql.raw(`alter table media add column ${column} text not null default ''`).execute(db);
  }
}
