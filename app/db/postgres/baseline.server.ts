import { sql } from "kysely";
import type { Db } from "../connection.server.ts";
import type { Baseline } from "../engine.ts";
import schema from "./baseline.sql?raw";

/** What the migrations up to this one make on SQLite, in one step. */
export const baseline: Baseline = {
  last: "20261206090000-document-covers",
  async create(db: Db) {
    await sql.raw(schema).execute(db);
  },
};
