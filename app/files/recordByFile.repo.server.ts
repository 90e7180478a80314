import { sql } from "kysely";
import type { Db } from "#app/db/connection.server.ts";
import type { ShownIn } from "#app/db/history/recordChange.server.ts";
import { mediaReferences } from "./mediaReferences.server.ts";

type Table = keyof typeof mediaReferences;

/** What history calls the records of a table, and the column with their id. */
const owners: Record<Table, { kind: ShownIn["kind"]; id: string | null }> = {
  project: { kind: "project", id: "id" },
  projectPartner: { kind: "project", id: "projectId" },
  projectPost: { kind: "project", id: "projectId" },
  projectGalleryItem: { kind: "project", id: "projectId" },
  projectDocument: { kind: "project", id: "projectId" },
  document: { kind: "documents", id: "id" },
  partner: { kind: "partners", id: "id" },
  banner: { kind: "banner", id: null },
};

/** The record that shows a stored file, the first in this order of kinds; undefined for none. */
export async function findRecordByFile(executor: Db, path: string): Promise<ShownIn | undefined> {
  for (const [table, { kind, id }] of Object.entries(owners)) {
    const columns = mediaReferences[table as Table];
    const isShown = columns.map((column) => sql`${sql.ref(column)} = ${path}`);
    const recordId = id === null ? sql`null` : sql.ref(id);
    const { rows } = await sql<{ id: number | null }>`
      select ${recordId} as id from ${sql.table(table)} where ${sql.join(isShown, sql` or `)}
      order by 1 limit 1`.execute(executor);
    if (rows[0]) return { kind, id: rows[0].id };
  }
  return undefined;
}
