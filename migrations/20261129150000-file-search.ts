import { type Kysely, sql } from "kysely";

/**
 * What the library of files reads: an index of names and descriptions, kept by triggers in the transaction of every
 * change, and which rows of a list show a file, which deleting a file asks too. Never changes: imports nothing from the
 * application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const columns = ["originalName", "altPt", "altEn", "transcriptPt", "transcriptEn"];
const names = columns.join(", ");

const insert = `insert into mediaSearch (rowid, ${names})
  values (new.id, ${columns.map((column) => `new.${column}`).join(", ")});`;
const remove = "delete from mediaSearch where rowid = old.id;";

/** The columns of lists that refer to a file; a project's own are found by reading the projects. */
const references = [
  ["projectPartner", "image"],
  ["projectPost", "image"],
  ["projectGalleryItem", "file"],
  ["projectDocument", "file"],
  ["document", "file"],
  ["partner", "image"],
];

const statements = [
  `create virtual table mediaSearch using fts5(
    ${names}, content = '', contentless_delete = 1, prefix = '2 3',
    tokenize = 'unicode61 remove_diacritics 2'
  )`,
  `insert into mediaSearch (rowid, ${names}) select id, ${names} from media`,
  `create trigger mediaSearch_insert after insert on media begin ${insert} end`,
  `create trigger mediaSearch_update after update of ${names} on media begin ${remove} ${insert} end`,
  `create trigger mediaSearch_delete after delete on media begin ${remove} end`,
  // Kinds are the beginning of the type; the newest of a kind are read from the end of the index.
  "create index media_kind on media (substr(type, 1, 6))",
  `create index media_undescribed on media (id)
    where substr(type, 1, 6) = 'image/' and isDecorative = 0 and trim(altPt) = ''`,
  ...references.map(([table, column]) => `create index ${table}_${column} on ${table} (${column})`),
];
