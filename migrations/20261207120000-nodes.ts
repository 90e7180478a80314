import { type Kysely, sql } from "kysely";

/**
 * Processes that share one database: which of them serve, and what they count together against guessing and floods. Where
 * one process has the database to itself, both stay empty. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table node (
    id text primary key,
    version text not null,
    settings text not null,
    "seenAt" integer not null
  ) strict`.execute(db);
  await sql`create table "limitEvent" (
    id integer primary key autoincrement,
    name text not null,
    key text not null,
    "countedAt" integer,
    "expiresAt" integer not null
  ) strict`.execute(db);
  await sql`create index "limitEvent_key" on "limitEvent" (name, key)`.execute(db);
  await sql`create index "limitEvent_expiresAt" on "limitEvent" ("expiresAt")`.execute(db);
}

/** An earlier version may go on serving. */
export const isAdditive = true;
