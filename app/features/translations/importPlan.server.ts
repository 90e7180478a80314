import { isBlank } from "#app/text/blank.ts";
import { cleanText, withoutInvisible } from "#app/text/characters.ts";
import { toLines } from "#app/text/lines.ts";
import { contentHashOf, type TextChange } from "./changes.server.ts";
import { cleanEnglish } from "./cleanEnglish.server.ts";
import { type CsvCells, readCsv } from "./readCsv.server.ts";
import { isRewritten } from "./rewritten.ts";
import { isWithin, keyOf, parseKey, type TextEntry } from "./textEntry.ts";
import * as Texts from "./texts.repo.server.ts";
import { csvColumns } from "./translationCsv.server.ts";

/** Why a row of a file changes nothing. */
export type RowProblem = "unknown" | "incomplete" | "portugueseChanged" | "doubled" | "unusable";

export interface ImportPlan {
  changes: (TextChange & { entry: TextEntry; english: string })[];
  unchanged: number;
  problems: { problem: RowProblem; key: string; portuguese: string; entry?: TextEntry }[];
}

interface CsvText {
  key: string;
  portuguese: string;
  english: string;
  /** A row that is cut off deletes no translation. */
  isWhole: boolean;
}

/** More rows than any such site has texts; a larger file must be some other file. */
const maxRows = 20_000;

/**
 * The changes in a translator's file, and the rows that would change nothing, with the reason. A row belongs
 * to the text that its key names or, if that one is now a different text, to the only text of the same list
 * with the row's Portuguese: list items have no identity.
 *
 * @throws UnreadableCsvError
 */
export async function planImport(bytes: Uint8Array): Promise<ImportPlan> {
  const rows = readCsv(bytes, { columns: csvColumns, maxRows }).map(normalized);
  const find = await indexTexts(rows);
  const plan: ImportPlan = { changes: [], unchanged: 0, problems: [] };
  const seenKeys = new Set<string>();
  for (const row of rows) {
    const entry = find(row);
    if (entry && !row.isWhole && entry.english === "") {
      plan.unchanged++;
      continue;
    }
    const problem = problemOf(row, entry, seenKeys);
    if (entry && row.isWhole) seenKeys.add(entry.key);
    const { key, portuguese } = row;
    const english = entry ? cleanEnglish(entry, row.english) : row.english;
    if (problem) plan.problems.push({ problem, key, portuguese, ...(entry && { entry }) });
    else if (!entry || isRewritten(toLines(entry.english), english)) plan.unchanged++;
    else plan.changes.push({ key: entry.key, seen: contentHashOf(entry), english, entry });
  }
  return plan;
}

function problemOf(
  { portuguese, english, isWhole }: CsvText,
  entry: TextEntry | undefined,
  seenKeys: ReadonlySet<string>,
): RowProblem | undefined {
  if (!entry) return "unknown";
  if (!isWhole) return "incomplete";
  if (seenKeys.has(entry.key)) return "doubled";
  if (!isRewritten(comparable(entry.portuguese), portuguese)) return "portugueseChanged";
  if (!isWithin(english, entry)) return "unusable";
  return undefined;
}

/** The current texts of the records named by the rows, looked up by key or by Portuguese text. */
async function indexTexts(rows: CsvText[]): Promise<(row: CsvText) => TextEntry | undefined> {
  const wanted = new Set(rows.map(({ key }) => placeOf(key)));
  const byKey = new Map<string, TextEntry>();
  const byPlace = new Map<string, TextEntry[]>();
  for await (const batch of Texts.findAll()) {
    for (const entry of batch) {
      const place = placeOf(entry.key);
      if (!wanted.has(place)) continue;
      byKey.set(entry.key, entry);
      byPlace.set(place, [...(byPlace.get(place) ?? []), entry]);
    }
  }
  return ({ key, portuguese }) => {
    const named = byKey.get(key);
    const isSame = (entry: TextEntry) => comparable(entry.portuguese) === portuguese;
    if (named && isSame(named)) return named;
    const moved = byPlace.get(placeOf(key))?.filter(isSame) ?? [];
    return moved.length === 1 ? moved[0] : named;
  };
}

/** A key without its item's index: the same for a field of every item of a list. */
function placeOf(key: string): string {
  const named = parseKey(key);
  return named ? keyOf(named, named.field.replace(/\[\d+\]/, "[]")) : key;
}

/** A Portuguese text without what nobody sees, which a program on the way may have dropped. */
function comparable(text: string): string {
  return withoutInvisible(cleanText(toLines(text)));
}

/** A row as its texts are compared: with plain line breaks, and "" for English that shows nothing. */
function normalized({ cells, isWhole }: CsvCells<keyof typeof csvColumns>): CsvText {
  const { key, portuguese, english } = cells;
  return {
    isWhole,
    key: key.trim(),
    portuguese: comparable(portuguese),
    english: isBlank(english) ? "" : toLines(english),
  };
}
