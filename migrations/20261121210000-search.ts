import { type Kysely, sql } from "kysely";

/**
 * The full-text index for the site's search. Never changes: imports nothing from the application.
 *
 * An entry is one record in one language, English falling back to Portuguese field by field; its rowid is
 * `recordId * 8 + kind * 2 + language`. The index is contentless (`content=''`): the views provide the text,
 * and deleting an entry is cheap.
 *
 * Triggers keep it up to date in the transaction of every change, whatever its source. They only record
 * which records have changed; the update of `contentVersion`, which ends every change, then indexes each of
 * them once, however many list rows a save has replaced.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const kinds = { project: 0, document: 1, projectDocument: 2 };

/** A text field in the entry's language. */
const text = (column: string, json: string, path: string) =>
  `iif(lang.code = 1, coalesce(nullif(json_extract(${json}, '$.${path}.text'), ''), ${column}), ${column})`;

const projectText = (column: string, path: string) => text(`project.${column}`, "project.en", path);

/** One line for each item of a project's list. */
const ofItems = (table: string, columns: string[]) => {
  const texts = columns.map((name) => text(`item.${name}`, "item.en", name)).join(", ");
  return `(select group_concat(concat_ws(char(10), ${texts}), char(10)) from ${table} as item
    where item.projectId = project.id)`;
};

const mediaText = (portuguese: string, english: string) =>
  `iif(lang.code = 1 and media.${english} <> '', media.${english}, media.${portuguese})`;

const altOfItems = (table: string, column: string) =>
  `(select group_concat(${mediaText("altPt", "altEn")}, char(10)) from ${table} as item
    join media on media.path = item.${column}
    where item.projectId = project.id and media.isDecorative = 0)`;

const languages = "(select 0 as code union all select 1) as lang";
const entry = (id: string, kind: number) => `${id} * 8 + ${kind} * 2 + lang.code as entry`;

const views = [
  `create view projectSearchText as select
    project.id as recordId, lang.code as lang, ${entry("project.id", kinds.project)},
    ${projectText("name", "main.name")} as title,
    ${projectText("subtitle", "main.subtitle")} as lead,
    concat_ws(char(10),
      ${projectText("descriptionTitle", "description.title")},
      ${projectText("descriptionText", "description.description")},
      ${projectText("resultsTitle", "results.title")},
      ${projectText("resultsTextOne", "results.textOne")},
      ${projectText("resultsTextTwo", "results.textTwo")},
      ${projectText("resultsNumberOne", "results.numberOne")},
      ${projectText("resultsNameOne", "results.nameOne")},
      ${projectText("resultsNumberTwo", "results.numberTwo")},
      ${projectText("resultsNameTwo", "results.nameTwo")},
      ${projectText("eBookTitle", "beforeAndAfter.title")},
      ${projectText("eBookDescription", "beforeAndAfter.description")},
      ${ofItems("projectPost", ["title", "topic"])},
      ${ofItems("projectDocument", ["title", "description"])},
      ${altOfItems("projectPartner", "image")},
      ${altOfItems("projectGalleryItem", "file")},
      (select ${mediaText("transcriptPt", "transcriptEn")} from media
        where media.path = project.video)
    ) as body
    from project, ${languages}`,
  `create view documentSearchText as select
    document.id as recordId, lang.code as lang, ${entry("document.id", kinds.document)},
    ${text("document.title", "document.en", "title")} as title,
    ${text("document.description", "document.en", "description")} as lead,
    '' as body
    from document, ${languages}`,
  `create view projectDocumentSearchText as select
    item.id as recordId, lang.code as lang, ${entry("item.id", kinds.projectDocument)},
    ${text("item.title", "item.en", "title")} as title,
    ${text("item.description", "item.en", "description")} as lead,
    ${projectText("name", "main.name")} as body
    from projectDocument as item join project on project.id = item.projectId, ${languages}`,
];

const index = [
  `create virtual table searchIndex using fts5(
    title, lead, body,
    content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  )`,
  `create table searchStale (
    kind integer not null,
    recordId integer not null,
    primary key (kind, recordId)
  ) strict, without rowid`,
];

const insertFrom = (view: string, kind: number) =>
  `insert into searchIndex (rowid, title, lead, body)
    select entry, title, lead, body from searchStale as stale
    join ${view} as found on found.recordId = stale.recordId where stale.kind = ${kind};`;

const refresh = `create trigger searchIndex_refresh after update on contentVersion
  when exists (select 1 from searchStale) begin
    delete from searchIndex where rowid in (
      select recordId * 8 + kind * 2 from searchStale
      union all select recordId * 8 + kind * 2 + 1 from searchStale
    );
    ${insertFrom("projectSearchText", kinds.project)}
    ${insertFrom("documentSearchText", kinds.document)}
    ${insertFrom("projectDocumentSearchText", kinds.projectDocument)}
    delete from searchStale;
  end`;

const note = (rows: string) => `insert or ignore into searchStale (kind, recordId) ${rows};`;

/**
 * A table's triggers for insert, update and delete; `row` is `new` or `old`.
 *
 * @param columns the texts: changes of other columns, such as the position, do not affect the search
 */
const notes = (table: string, columns: string, rows: (row: "new" | "old") => string[]) =>
  (["insert", `update of ${columns}`, "delete"] as const).map((change) => {
    const row = change === "delete" ? "old" : "new";
    const name = `${table}_search_${change.split(" ")[0]}`;
    return `create trigger ${name} after ${change} on ${table} begin
      ${rows(row).map(note).join("\n")} end`;
  });

const projectColumns = `name, subtitle, descriptionTitle, descriptionText, video, resultsTitle,
  resultsTextOne, resultsTextTwo, resultsNumberOne, resultsNumberTwo, resultsNameOne,
  resultsNameTwo, eBookTitle, eBookDescription, en`;

const ofProject = (row: string) => `values (${kinds.project}, ${row}.projectId)`;

const triggers = [
  ...notes("project", projectColumns, (row) => [
    `values (${kinds.project}, ${row}.id)`,
    `select ${kinds.projectDocument}, id from projectDocument where projectId = ${row}.id`,
  ]),
  ...notes("document", "title, description, en", (row) => [
    `values (${kinds.document}, ${row}.id)`,
  ]),
  ...notes("projectDocument", "title, description, en", (row) => [
    `values (${kinds.projectDocument}, ${row}.id)`,
    ofProject(row),
  ]),
  ...notes("projectPost", "title, topic, en", (row) => [ofProject(row)]),
  ...notes("projectPartner", "image", (row) => [ofProject(row)]),
  ...notes("projectGalleryItem", "file", (row) => [ofProject(row)]),
  `create trigger media_search_update
    after update of altPt, altEn, isDecorative, transcriptPt, transcriptEn on media begin
      ${note(`select ${kinds.project}, id from project where video = new.path`)}
      ${note(`select ${kinds.project}, projectId from projectPartner where image = new.path`)}
      ${note(`select ${kinds.project}, projectId from projectGalleryItem where file = new.path`)}
    end`,
];

/** Indexes the content of an existing database, in the same way as later changes. */
const fill = [
  ...["project", "document", "projectDocument"].map(
    (table) =>
      `insert into searchStale select ${kinds[table as keyof typeof kinds]}, id from ${table}`,
  ),
  "update contentVersion set version = version + 1",
];

const statements = [...views, ...index, refresh, ...triggers, ...fill];
