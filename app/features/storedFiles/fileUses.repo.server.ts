import { type RawBuilder, sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import type { DraftKind } from "#app/db/drafts/drafts.repo.server.ts";
import { linkColumns, linkedPath, mediaReferences } from "#app/files/mediaReferences.server.ts";

/** A place where a stored file is used. */
export interface FileUse {
  /** Under /storage. */
  path: string;
  kind: DraftKind;
  /** The record's; 0 for the banner. */
  recordId: number;
  title: string;
  /** As in the record's form: `posts[0].image`; null where only the record's draft names it. */
  field: string | null;
}

type Table = keyof typeof mediaReferences;

/** The record that a table's rows belong to: its kind, id and name, and the list that they are of. */
const owners: Record<Table, { kind: DraftKind; id: string; title: string; list?: string }> = {
  project: { kind: "project", id: "project.id", title: "project.name" },
  projectPartner: ofProject("partners"),
  projectPost: ofProject("posts"),
  projectGalleryItem: ofProject("gallery"),
  projectDocument: ofProject("documents"),
  document: { kind: "documents", id: "document.id", title: "document.title" },
  partner: { kind: "partners", id: "partner.id", title: "partner.name" },
  banner: { kind: "banner", id: "0", title: "''" },
};

function ofProject(list: string) {
  return { kind: "project", id: "project.id", title: "project.name", list } as const;
}

/** What a project's form calls the fields of its row; the other columns are called as in the form. */
const projectFields: Partial<Record<string, string>> = {
  descriptionFirstImage: "description.firstImage",
  descriptionSecondImage: "description.secondImage",
  descriptionLogoImage: "description.logoImage",
  video: "projectInAction",
  resultsImage: "results.image",
  beforeImage: "beforeAndAfter.beforeImage",
  afterImage: "beforeAndAfter.afterImage",
  eBookImage: "beforeAndAfter.eBookImage",
  eBookFile: "beforeAndAfter.eBookFile",
  eBookLink: "beforeAndAfter.link",
} satisfies Partial<
  Record<
    (typeof mediaReferences)["project"][number] | (typeof linkColumns)["project"][number],
    string
  >
>;

interface FoundUse extends Omit<FileUse, "field"> {
  /** Null: a draft. */
  tableName: Table | null;
  columnName: string;
  /** 1-based, in a list. */
  place: number | null;
}

/**
 * Everywhere that some files are used, in one statement: the fields and links of public records, then drafts of other
 * records.
 *
 * @param paths under /storage
 */
export async function findUses(paths: readonly string[]): Promise<FileUse[]> {
  if (paths.length === 0) return [];
  const places = [
    ...placesIn(mediaReferences, (column) => sql`${sql.ref(column)}`),
    ...placesIn(linkColumns, (column) => linkedPath(column)),
    sql`select draft.kind, draft."recordId", draft.title, null as "tableName", '' as "columnName",
      null as place, "draftFile".path from "draftFile" join draft on draft.id = "draftFile"."draftId"
      where "draftFile".path in (select path from wanted)`,
  ];
  const { rows } = await sql<FoundUse>`
    with wanted (path) as materialized (values ${sql.join(paths.map((path) => sql`(${path})`))})
    ${sql.join(places, sql` union all `)}`.execute(db());
  const isPublic = new Set(rows.flatMap((row) => (row.tableName ? recordOf(row) : [])));
  return rows
    .filter((row) => row.tableName || !isPublic.has(recordOf(row)))
    .map(({ tableName, columnName, place, ...use }) => ({
      ...use,
      field: tableName && fieldOf(tableName, columnName, place),
    }));
}

function placesIn(
  tables: Partial<Record<Table, readonly string[]>>,
  pathIn: (column: string) => RawBuilder<unknown>,
) {
  return Object.entries(tables).flatMap(([table, columns]) => {
    const { kind, id, title, list } = owners[table as Table];
    return columns.map((column) => {
      const path = pathIn(`${table}.${column}`);
      const place = list ? sql.ref(`${table}.position`) : sql`cast(null as integer)`;
      const project = list
        ? sql`join project on project.id = ${sql.ref(`${table}.projectId`)}`
        : sql``;
      return sql`select ${sql.lit(kind)} as kind, ${sql.raw(id)} as "recordId", ${sql.raw(title)} as title,
        ${sql.lit(table)} as "tableName", ${sql.lit(column)} as "columnName", ${place} as place, ${path} as path
        from ${sql.table(table)} ${project} where ${path} in (select path from wanted)`;
    });
  });
}

function recordOf({ path, kind, recordId }: Pick<FileUse, "path" | "kind" | "recordId">) {
  return `${path} ${kind} ${recordId}`;
}

/** What a form calls a column; of a list with the place, 1-based. */
export function fieldOf(table: Table, column: string, place: number | null): string {
  const { list } = owners[table];
  if (list) return `${list}[${(place ?? 1) - 1}].${column}`;
  return (table === "project" && projectFields[column]) || column;
}
