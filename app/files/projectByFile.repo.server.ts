import { sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import { mediaReferences } from "./mediaReferences.server.ts";

const { project: ownColumns, banner: _, document: __, partner: ___, ...rows } = mediaReferences;

/** The project that shows a stored file, where it is the only one. */
export async function findOnlyProjectByFile(
  path: string,
): Promise<{ id: number; name: string } | undefined> {
  const inRows = Object.entries(rows).flatMap(([table, columns]) =>
    columns.map(
      (column) =>
        sql`select ${sql.ref("projectId")} from ${sql.table(table)} where ${sql.ref(column)} = ${path}`,
    ),
  );
  const owns = ownColumns.map((column) => sql`${sql.ref(column)} = ${path}`);
  const [project, another] = await db()
    .selectFrom("project")
    .select(["id", "name"])
    .where(
      sql<boolean>`(${sql.join(owns, sql` or `)} or id in (${sql.join(inRows, sql` union `)}))`,
    )
    .limit(2)
    .execute();
  return another ? undefined : project;
}
