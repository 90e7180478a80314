import { db, type Trx } from "./connection.server.ts";
import * as Drafts from "./drafts/drafts.repo.server.ts";
import type { KnownDraft } from "./drafts/draftTag.ts";
import { kindsOfTables } from "./history/listOrder.server.ts";
import type { Row } from "./tables.ts";

/**
 * How an update ended. "stale": the caller edited an older version than the stored one and nothing
 * was written (contract 5: 409). "missing": there is no such record.
 */
export type UpdateResult = "updated" | "stale" | "missing";

/**
 * What an update may be based on; no version means "whatever is stored". The draft that it knows goes with it, since it
 * makes that public; any other one stays.
 */
export interface ExpectedVersion extends KnownDraft {
  version?: number | undefined;
}

type VersionedName = Row<"recordVersion">["name"];

/** Version of a record that is not a single row. */
export async function findRecordVersion(name: VersionedName): Promise<number> {
  const row = await db()
    .selectFrom("recordVersion")
    .select("version")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.version;
}

/** Raises the version; "stale", with nothing raised, when it is not the one that the edit is based on. */
export async function raiseRecordVersion(
  trx: Trx,
  name: VersionedName,
  { version, ...known }: ExpectedVersion,
): Promise<"updated" | "stale"> {
  let query = trx
    .updateTable("recordVersion")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("name", "=", name);
  if (version !== undefined) query = query.where("version", "=", version);
  const { numUpdatedRows } = await query.executeTakeFirst();
  if (numUpdatedRows === 0n) return "stale";
  await Drafts.take(trx, name === "numbers" ? "home" : name, 0, known);
  return "updated";
}

/**
 * The same for a row with a `version` column. Nothing can change between the read and the write: a
 * transaction holds the database's write lock from its start.
 */
export async function raiseVersion(
  trx: Trx,
  table: "project" | "document" | "partner" | "media",
  id: number,
  { version, ...known }: ExpectedVersion,
): Promise<UpdateResult> {
  const row = await trx.selectFrom(table).select("version").where("id", "=", id).executeTakeFirst();
  if (!row) return "missing";
  if (version !== undefined && version !== row.version) return "stale";
  await trx
    .updateTable(table)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await Drafts.take(trx, table === "media" ? "files" : kindsOfTables[table], id, known);
  return "updated";
}

/**
 * The version of a row that returns after a deletion: one that it never had, so that a form from before cannot
 * match by chance. The content version is raised with every version, and so is never behind one.
 */
export async function findUnusedVersion(trx: Trx): Promise<number> {
  const { version } = await trx
    .selectFrom("contentVersion")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  return version + 1;
}
