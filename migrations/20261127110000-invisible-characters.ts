import { type Kysely, sql } from "kysely";

/**
 * What nobody sees no longer hides a word from the search, and texts that were stored with control characters
 * lose them, by the rules for texts that enter. Never changes: imports nothing from the application.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, texts] of Object.entries(textsByTable)) await cleanTable(db, table, texts);
  await foldMessages(db);
  for (const statement of [...index, ...fill]) await sql.raw(statement).execute(db);
}

/** Text columns with one line and with several. */
interface Texts {
  lines: string[];
  paragraphs: string[];
}

const textsByTable: Record<string, Texts> = {
  project: {
    lines: [
      ...["name", "subtitle", "descriptionTitle", "resultsTitle", "eBookTitle"],
      ...["resultsNumberOne", "resultsNumberTwo", "resultsNameOne", "resultsNameTwo"],
    ],
    paragraphs: ["descriptionText", "resultsTextOne", "resultsTextTwo", "eBookDescription"],
  },
  projectPost: { lines: ["topic"], paragraphs: ["title"] },
  projectDocument: { lines: ["title"], paragraphs: ["description"] },
  homeNumber: { lines: ["number"], paragraphs: ["description"] },
  document: { lines: ["title"], paragraphs: ["description"] },
  partner: { lines: ["name"], paragraphs: [] },
  banner: { lines: ["title", "buttonLabel"], paragraphs: ["text"] },
  media: {
    lines: ["originalName"],
    paragraphs: [
      ...["altPt", "altEn", "altEnSource"],
      ...["transcriptPt", "transcriptEn", "transcriptEnSource"],
    ],
  },
  contactMessage: { lines: ["name", "email"], paragraphs: ["message"] },
};

/** Fields of the `en` columns with several lines. */
const englishParagraphs = ["description", "textOne", "textTwo", "text"];

function cleanText(text: string): string {
  return text.replace(/[\v\u0085\u2028\u2029]/g, "\n").replace(/[^\P{Cc}\t\n\r]/gu, "");
}

function cleanLine(text: string): string {
  return cleanText(text).replace(/[\r\n]+/g, " ");
}

async function cleanTable(db: Kysely<unknown>, table: string, { lines, paragraphs }: Texts) {
  const hasEnglish = table !== "media" && table !== "contactMessage";
  const columns = [...lines, ...paragraphs, ...(hasEnglish ? ["en"] : [])];
  const key = table === "homeNumber" ? "key" : "id";
  const { rows } = await sql<Record<string, string>>`
    select ${sql.join([key, ...columns].map((name) => sql.ref(name)))} from ${sql.table(table)}`.execute(
    db,
  );
  const cleanEnglish = englishCleaner((field) =>
    table === "projectPost" ? field === "title" : englishParagraphs.includes(field),
  );
  for (const row of rows) {
    for (const name of columns) {
      const stored = row[name] ?? "";
      const clean = name === "en" ? cleanEnglish : lines.includes(name) ? cleanLine : cleanText;
      const cleaned = clean(stored);
      if (cleaned === stored) continue;
      await sql`update ${sql.table(table)} set ${sql.ref(name)} = ${cleaned}
        where ${sql.ref(key)} = ${row[key]}`.execute(db);
    }
  }
}

/** Cleans `{"title": {"text": ..., "source": ...}}`, at any depth; unchanged JSON stays as it is written. */
function englishCleaner(hasParagraphs: (field: string) => boolean): (json: string) => string {
  const clean = (value: unknown, field: string): unknown => {
    if (typeof value === "string")
      return hasParagraphs(field) ? cleanText(value) : cleanLine(value);
    if (value === null || typeof value !== "object") return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        // A field's own text or source; a banner's field is called "text" itself.
        clean(child, typeof child === "string" ? field : key),
      ]),
    );
  };
  return (json) => {
    const parsed: unknown = JSON.parse(json);
    const cleaned = JSON.stringify(clean(parsed, ""));
    return cleaned === JSON.stringify(parsed) ? json : cleaned;
  };
}

interface Message {
  id: number;
  name: string;
  email: string;
  phone: string;
  message: string;
}

async function foldMessages(db: Kysely<unknown>) {
  const messages = await sql<Message>`
    select id, name, email, phone, message from contactMessage`.execute(db);
  for (const { id, name, email, phone, message } of messages.rows) {
    const searchText = [name, email, phone, message]
      .join("\n")
      .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
      .normalize("NFD")
      .replace(/\p{Mark}/gu, "")
      .toLowerCase();
    await sql`update contactMessage set searchText = ${searchText} where id = ${id}`.execute(db);
  }
}

/** Soft hyphen, joiners, zero-width spaces and marks of direction, which the tokenizer takes for separators. */
const invisible = [
  ...[0x00ad, 0x034f, 0x061c, 0x180e, 0x2060, 0x2061, 0x2062, 0x2063, 0x2064, 0xfeff],
  ...[0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e],
  ...[0x2066, 0x2067, 0x2068, 0x2069],
];

const seen = (column: string) =>
  invisible.reduce((text, code) => `replace(${text}, char(${code}), '')`, column);

const kinds = { project: 0, document: 1, projectDocument: 2 };

const insertFrom = (view: string, kind: number) =>
  `insert into searchIndex (rowid, title, lead, body)
    select entry, ${["title", "lead", "body"].map(seen).join(", ")} from searchStale as stale
    join ${view} as found on found.recordId = stale.recordId where stale.kind = ${kind};`;

/** The trigger of 20261121210000-search, with the texts as they are seen. */
const index = [
  "drop trigger searchIndex_refresh",
  `create trigger searchIndex_refresh after update on contentVersion
    when exists (select 1 from searchStale) begin
      delete from searchIndex where rowid in (
        select recordId * 8 + kind * 2 from searchStale
        union all select recordId * 8 + kind * 2 + 1 from searchStale
      );
      ${insertFrom("projectSearchText", kinds.project)}
      ${insertFrom("documentSearchText", kinds.document)}
      ${insertFrom("projectDocumentSearchText", kinds.projectDocument)}
      delete from searchStale;
    end`,
];

/** Indexes all records anew. */
const fill = [
  ...Object.entries(kinds).map(
    ([table, kind]) => `insert or ignore into searchStale select ${kind}, id from ${table}`,
  ),
  "update contentVersion set version = version + 1",
];
