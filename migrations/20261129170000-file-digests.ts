import { type Kysely, sql } from "kysely";

/**
 * By what a file sent again is recognised, and until when one that nothing uses is kept. Triggers note, in the
 * transaction of every change, when a file stopped being used somewhere. Never changes: imports nothing from the
 * application.
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
  mediaTrack: ["path"],
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

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

function triggersOf(table: string): string[] {
  const columns = files[table] ?? [];
  const linkColumns = links[table] ?? [];
  const all = [...columns, ...linkColumns];
  const former = [
    ...columns.map((column) => `old.${column}`),
    ...linkColumns.map((column) => pathIn(`old.${column}`)),
  ];
  const changed = all.map(
    (column, at) => `iif(old.${column} is not new.${column}, ${former[at]}, null)`,
  );
  const note = (paths: string[]) =>
    `update media set usedAt = ${now} where path in (${paths.join(", ")});`;
  const isChanged = all.map((column) => `old.${column} is not new.${column}`).join(" or ");
  return [
    `create trigger ${table}_filesReplaced after update of ${all.join(", ")} on ${table}
      when ${isChanged} begin ${note(changed)} end`,
    `create trigger ${table}_filesDeleted after delete on ${table} begin ${note(former)} end`,
  ];
}

const statements = [
  "alter table media add column digest text",
  "alter table media add column usedAt text not null default ''",
  "alter table media add column chosenAt text not null default ''",
  "alter table media add column hasOtherNames integer not null default 0 check (hasOtherNames in (0, 1))",
  "alter table media add column isErased integer not null default 0 check (isErased in (0, 1))",
  "create unique index media_digest on media (digest) where digest is not null",
  ...Object.keys(files).flatMap(triggersOf),
];
