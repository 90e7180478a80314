import { sql } from "kysely";
import type { Db } from "../connection.server.ts";
import type { Baseline } from "../engine.ts";
import schema from "./baseline.sql?raw";

/** A table that a migration has filled anew draws ids after the last one, as SQLite's do. */
const drawFromLast = `
  do $$ declare name text; begin
    for name in select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES' loop
      execute format('select setval(pg_get_serial_sequence(%L, ''id''), max(id)) from %I
        having max(id) > coalesce(pg_sequence_last_value(pg_get_serial_sequence(%L, ''id'')::regclass), 0)',
        quote_ident(name), name, quote_ident(name));
    end loop;
  end $$`;

/** What the migrations up to this one make on SQLite, in one step. */
export const baseline: Baseline = {
  last: "20261206090000-document-covers",
  async create(db: Db) {
    await sql.raw(schema).execute(db);
  },
  async follow(db: Db) {
    await sql.raw(drawFromLast).execute(db);
  },
};
