import { type Kysely, sql } from "kysely";

/**
 * Files that staff have deleted by themselves: they rest in the trash. Triggers take one out of it, in the transaction of
 * the change, when a record, draft or link names it again. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The columns that name a file, by table. */
const files: Record<string, string[]> = {
  project: [
    "bannerImage",
    "bannerLogo",
    "cardImageMobile",
    "cardImageDesktop",
    "descriptionFirstImage",
    "descriptionSecondImage",
    "descriptionLogoImage",
    "video",
    "resultsImage",
    "beforeImage",
    "afterImage",
    "eBookImage",
    "eBookFile",
  ],
  projectPartner: ["image"],
  projectPost: ["image"],
  projectGalleryItem: ["file"],
  projectDocument: ["file"],
  banner: ["desktopImage", "mobileImage"],
  document: ["file"],
  partner: ["image"],
  draftFile: ["path"],
};

/** The columns with an address that may lead to a file. */
const links: Record<string, string[]> = {
  project: ["link", "eBookLink"],
  projectPartner: ["link"],
  projectPost: ["link"],
  projectDocument: ["link"],
  banner: ["link"],
  partner: ["link"],
};

const prefix = "/storage/";

/** The path under /storage that a link leads to, without a fragment or query; null for another link. */
function pathIn(link: string): string {
  const path = `substr(${link}, instr(${link}, '${prefix}') + ${prefix.length})`;
  const upTo = (text: string, end: string) =>
    `substr(${text}, 1, instr(${text} || '${end}', '${end}') - 1)`;
  return `iif(instr(${link}, '${prefix}') > 0, ${upTo(upTo(path, "#"), "?")}, null)`;
}

function triggersOf(table: string): string[] {
  const columns = files[table] ?? [];
  const linkColumns = links[table] ?? [];
  const named = [
    ...columns.map((column) => `new.${column}`),
    ...linkColumns.map((column) => pathIn(`new.${column}`)),
  ];
  // As a rule the trash is empty, and the index of what is in it read at once.
  const putBack = `update media set deletedAt = ''
    where deletedAt > '' and path in (${named.join(", ")});`;
  const all = [...columns, ...linkColumns].join(", ");
  return [
    `create trigger ${table}_filesNamed after insert on ${table} begin ${putBack} end`,
    `create trigger ${table}_filesNamedAnew after update of ${all} on ${table} begin ${putBack} end`,
  ];
}

const statements = [
  "alter table media add column deletedAt text not null default ''",
  "create index media_deletedAt on media (deletedAt) where deletedAt > ''",
  // What the library counts: kinds are the beginning of the type, and what is in the trash is none of them.
  "drop index media_kind",
  "create index media_kind on media (substr(type, 1, 6), deletedAt)",
  ...Object.keys(files).flatMap(triggersOf),
];
