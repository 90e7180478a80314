import { type RawBuilder, type SqlBool, sql } from "kysely";
import { db } from "#app/db/connection.server.ts";
import type { DraftKind } from "#app/db/drafts/drafts.repo.server.ts";
import { hasOwnAlt } from "#app/db/placeAlts.server.ts";
import { linkColumns, linkedPath, mediaReferences } from "#app/files/mediaReferences.server.ts";
import { isNamedByHistory } from "#app/files/revisionFiles.server.ts";
import { isInKeptForm } from "#app/files/sweep/sweep.repo.server.ts";

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
  /** A picture that is described otherwise there than everywhere. */
  hasOwnAlt: boolean;
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

interface FoundUse extends Omit<FileUse, "field" | "hasOwnAlt"> {
  hasOwnAlt: SqlBool;
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
      null as place, "draftFile".path, 1 = 0 as "hasOwnAlt" from "draftFile" join draft on draft.id = "draftFile"."draftId"
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
      hasOwnAlt: Boolean(use.hasOwnAlt),
      field: tableName && fieldOf(tableName, columnName, place),
    }));
}

/** The files that records name, public or as drafts, in fields and links; under /storage. */
export async function findPathsOf(kind: DraftKind, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const among = sql.join(ids);
  const ofRecords = [
    ...placesOf(kind, mediaReferences, (column) => sql`${sql.ref(column)}`),
    ...placesOf(kind, linkColumns, (column) => linkedPath(column)),
  ].map(({ from, id, path }) => sql`select ${path} as path ${from} where ${id} in (${among})`);
  const ofDrafts = sql`select "draftFile".path from "draftFile" join draft on draft.id = "draftFile"."draftId"
    where draft.kind = ${kind} and draft."recordId" in (${among})`;
  const { rows } = await sql<{ path: string | null }>`
    ${sql.join([...ofRecords, ofDrafts], sql` union `)}`.execute(db());
  return rows.flatMap(({ path }) => path || []);
}

/** The files that a record's draft names, and whether something else than public content or a draft keeps them. */
export async function findDraftFiles(kind: DraftKind, id: number) {
  const rows = await db()
    .selectFrom("draftFile")
    .innerJoin("draft", "draft.id", "draftFile.draftId")
    .innerJoin("media", "media.path", "draftFile.path")
    .select(["media.path", sql<SqlBool>`(${isNamedByHistory()} or ${isInKeptForm()})`.as("isKept")])
    .where("draft.kind", "=", kind)
    .where("draft.recordId", "=", id)
    .execute();
  return rows.map(({ path, isKept }) => ({ path, isKept: Boolean(isKept) }));
}

type Columns = Partial<Record<Table, readonly string[]>>;
type PathIn = (column: string) => RawBuilder<unknown>;

function placesIn(tables: Columns, pathIn: PathIn) {
  return Object.entries(tables).flatMap(([table, columns]) =>
    columns.map((column) => {
      const { kind, title, list } = owners[table as Table];
      const { id, path, from } = placeIn(table as Table, column, pathIn);
      const place = list ? sql.ref(`${table}.position`) : sql`cast(null as integer)`;
      return sql`select ${sql.lit(kind)} as kind, ${id} as "recordId", ${sql.raw(title)} as title,
        ${sql.lit(table)} as "tableName", ${sql.lit(column)} as "columnName", ${place} as place, ${path} as path,
        ${isDescribed(table) ? hasOwnAlt(`${table}.alts`, column) : sql`1 = 0`} as "hasOwnAlt"
        ${from} where ${path} in (select path from wanted)`;
    }),
  );
}

/** Whether the pictures of a table's rows may have texts of their own. */
function isDescribed(table: string) {
  return table !== "document" && table !== "projectDocument";
}

/** The places where records of a kind name files. */
function placesOf(kind: DraftKind, tables: Columns, pathIn: PathIn) {
  return Object.entries(tables)
    .filter(([table]) => owners[table as Table].kind === kind)
    .flatMap(([table, columns]) =>
      columns.map((column) => placeIn(table as Table, column, pathIn)),
    );
}

function placeIn(table: Table, column: string, pathIn: PathIn) {
  const { id, list } = owners[table];
  const project = list ? sql`join project on project.id = ${sql.ref(`${table}.projectId`)}` : sql``;
  return {
    id: sql.raw(id),
    path: pathIn(`${table}.${column}`),
    from: sql`from ${sql.table(table)} ${project}`,
  };
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
