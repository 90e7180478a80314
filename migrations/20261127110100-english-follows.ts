import { type Kysely, sql } from "kysely";

/**
 * English texts that were the same as their Portuguese on purpose follow it: those that an earlier change of the
 * Portuguese has left behind become the same again. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  let changed = 0;
  for (const [table, columns] of Object.entries(columnsByTable)) {
    changed += await followIn(db, table, columns);
  }
  changed += await followInMedia(db);
  if (changed === 0) return;
  await sql`update contentVersion set version = version + 1`.execute(db);
}

/** By table: path in the `en` column, and column of the Portuguese text. */
const columnsByTable: Record<string, Record<string, string>> = {
  project: {
    "main.name": "name",
    "main.subtitle": "subtitle",
    "description.title": "descriptionTitle",
    "description.description": "descriptionText",
    "results.title": "resultsTitle",
    "results.textOne": "resultsTextOne",
    "results.textTwo": "resultsTextTwo",
    "results.numberOne": "resultsNumberOne",
    "results.numberTwo": "resultsNumberTwo",
    "results.nameOne": "resultsNameOne",
    "results.nameTwo": "resultsNameTwo",
    "beforeAndAfter.title": "eBookTitle",
    "beforeAndAfter.description": "eBookDescription",
  },
  projectPost: { title: "title", topic: "topic" },
  projectDocument: { title: "title", description: "description" },
  homeNumber: { number: "number", description: "description" },
  document: { title: "title", description: "description" },
  partner: { name: "name" },
  banner: { title: "title", text: "text", buttonLabel: "buttonLabel" },
};

interface Entry {
  text: string;
  source: string;
}

/** @returns number of changed rows */
async function followIn(db: Kysely<unknown>, table: string, columns: Record<string, string>) {
  const key = table === "homeNumber" ? "key" : "id";
  const names = [...new Set([key, "en", ...Object.values(columns)])];
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join(names.map((name) => sql.ref(name)))} from ${sql.table(table)}`.execute(db);
  let changed = 0;
  for (const row of rows) {
    const english = JSON.parse(row.en ?? "{}") as Record<string, unknown>;
    const left = Object.entries(columns).filter(([path, column]) =>
      follow(english, path.split("."), row[column] ?? ""),
    );
    if (left.length === 0) continue;
    changed += 1;
    await sql`update ${sql.table(table)} set en = ${JSON.stringify(english)}
      where ${sql.ref(key)} = ${row[key]}`.execute(db);
  }
  return changed;
}

/** Makes the entry at a path the same as its Portuguese, where it was left behind. */
function follow(english: Record<string, unknown>, path: string[], portuguese: string): boolean {
  const holder = path
    .slice(0, -1)
    .reduce<Record<string, unknown> | undefined>(
      (at, name) => at?.[name] as Record<string, unknown> | undefined,
      english,
    );
  const name = path.at(-1) ?? "";
  const entry = holder?.[name] as Entry | undefined;
  if (!holder || !entry || !isLeftBehind(entry, portuguese)) return false;
  if (portuguese === "") delete holder[name];
  else holder[name] = { text: portuguese, source: portuguese };
  return true;
}

function isLeftBehind({ text, source = "" }: Partial<Entry>, portuguese: string) {
  return text !== undefined && text !== "" && isSame(text, source) && !isSame(source, portuguese);
}

function isSame(one: string, other: string) {
  const lines = (text: string) => text.replaceAll(/\r\n?/g, "\n");
  return lines(one) === lines(other);
}

interface Media {
  id: number;
  pt: string;
  text: string;
  source: string;
}

async function followInMedia(db: Kysely<unknown>) {
  let changed = 0;
  for (const name of ["alt", "transcript"]) {
    const [pt, text, source] = ["Pt", "En", "EnSource"].map((end) => sql.ref(`${name}${end}`));
    const { rows } = await sql<Media>`
      select id, ${pt} as pt, ${text} as text, ${source} as source from media`.execute(db);
    for (const row of rows.filter((each) => isLeftBehind(each, each.pt))) {
      changed += 1;
      await sql`update media set ${text} = ${row.pt}, ${source} = ${row.pt}
        where id = ${row.id}`.execute(db);
    }
  }
  return changed;
}
