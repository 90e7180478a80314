import { sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import { isOnPostgres } from "./engine.ts";

interface Refusal {
  /** What is refused: new rows, unless it says otherwise (`update of position`). */
  event?: string;
  /** What the database says. */
  message?: string;
  /** The only rows that are refused. */
  where?: { column: string; value: number };
}

/**
 * Makes the database refuse changes of a table, as it may where there is no room.
 *
 * @returns ends it, as the end of the test does
 */
export async function refuseChanges(
  table: string,
  { event = "insert", message = "full", where }: Refusal = {},
): Promise<() => Promise<void>> {
  const name = sql.table(table);
  const condition = where
    ? sql`when (new.${sql.ref(where.column)} = ${sql.lit(where.value)})`
    : sql``;
  if (!isOnPostgres) {
    await sql`create trigger refuse before ${sql.raw(event)} on ${name} ${condition}
      begin select raise(abort, ${sql.lit(message)}); end`.execute(db());
    return async () => void (await sql`drop trigger refuse`.execute(db()));
  }
  await sql`create function refuse() returns trigger language plpgsql as
    'begin raise exception using message = tg_argv[0]; end'`.execute(db());
  await sql`create trigger refuse before ${sql.raw(event)} on ${name} for each row ${condition}
    execute function refuse(${sql.lit(message)})`.execute(db());
  return async () => void (await sql`drop function refuse() cascade`.execute(db()));
}
