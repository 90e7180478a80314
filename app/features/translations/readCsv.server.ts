import { CsvError, parse } from "csv-parse/sync";
import { isNoText, withoutGuard } from "#app/csv/csvRow.ts";
import { fold } from "#app/i18n/fold.ts";

/** Keys of the messages in the dictionary `adminTranslations.csv`. */
type UnreadableReason =
  | "noFile"
  | "tooLarge"
  | "encoding"
  | "empty"
  | "broken"
  | "missingColumn"
  | "tooManyRows"
  | "tooManyChanges";

/** Why a file is refused; nothing was changed. */
export class UnreadableCsvError extends Error {
  /** Contract 5. */
  get status(): 400 | 413 | 415 {
    if (this.key === "tooLarge") return 413;
    return this.key === "encoding" ? 415 : 400;
  }

  constructor(
    readonly key: UnreadableReason,
    readonly values: Record<string, string | number> = {},
  ) {
    super(key);
  }
}

export interface CsvCells<Column extends string> {
  cells: Record<Column, string>;
  /** Whether it has a cell for each required column; what is missing reads "". */
  isWhole: boolean;
}

interface ReadRules<Column extends string> {
  /** Required columns, each with its possible headers; case and accents are ignored. */
  columns: Record<Column, readonly string[]>;
  maxRows: number;
}

/**
 * The rows of a CSV file saved by a spreadsheet: UTF-8, UTF-16 or Windows-1252, separated by semicolons, commas
 * or tabs, columns in any order. Other columns are ignored, and so are rows without a text. A row may end before a
 * required column: spreadsheets omit trailing empty cells, and a file may be truncated.
 *
 * @throws UnreadableCsvError
 */
export function readCsv<Column extends string>(
  bytes: Uint8Array,
  { columns, maxRows }: ReadRules<Column>,
): CsvCells<Column>[] {
  const [head, ...rows] = cellsOf(toText(bytes));
  if (!head) throw new UnreadableCsvError("empty");
  if (rows.length > maxRows) throw new UnreadableCsvError("tooManyRows", { most: maxRows });
  const names = head.map((name) => fold(name.trim()));
  const places = Object.entries<readonly string[]>(columns).map(([column, accepted]) => {
    const place = names.findIndex((name) => accepted.map(fold).includes(name));
    if (place < 0) throw new UnreadableCsvError("missingColumn", { column: accepted[0] ?? column });
    return [column, place] as const;
  });
  const last = Math.max(...places.map(([, place]) => place));
  return rows.flatMap((row) => {
    if (row.every((cell) => cell === "")) return [];
    const cells = places.map(([column, place]) => [
      column,
      withoutGuard(row[place] ?? "", isNoText),
    ]);
    return [
      { cells: Object.fromEntries(cells) as Record<Column, string>, isWhole: row.length > last },
    ];
  });
}

/** Excel's "Texto Unicode" is UTF-16 with a BOM; its plain "CSV" is Windows-1252. */
function toText(bytes: Uint8Array): string {
  const utf16 = { "255,254": "utf-16le", "254,255": "utf-16be" }[bytes.subarray(0, 2).join()];
  const text = decoded(bytes, utf16 ?? "utf-8");
  if (text !== undefined) return text;
  const ansi = decoded(bytes, "windows-1252");
  // Any bytes are Windows-1252; a spreadsheet's own file has many that are no text.
  if (ansi === undefined || control.test(ansi)) throw new UnreadableCsvError("encoding");
  return ansi;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are looked for
const control = /[\u0000-\u0008\u000e-\u001f]/;

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface Row {
  record: string[];
  info: Position;
}

/** How far csv-parse had come. */
interface Position {
  records: number;
  empty_lines: number;
}

/** As the spreadsheet numbers its rows: a text of several lines is one. */
const rowAt = ({ records, empty_lines }: Position) => records + empty_lines;

/** Excel's optional first line, which declares the separator. */
const separatorLine = /^\uFEFF?"?sep=[^\r\n]*(\r\n|\r|\n)/i;

function cellsOf(whole: string): string[][] {
  const text = whole.replace(separatorLine, "");
  const [head = ""] = text.split(/[\r\n]/, 1);
  const delimiter = [";", "\t", ","].find((each) => head.includes(each)) ?? ";";
  try {
    const options = { delimiter, bom: true, skip_empty_lines: true, relax_column_count: true };
    // The types do not cover the option `info`.
    const rows = parse(text, { ...options, info: true }) as unknown as Row[];
    const most = rows[0]?.record.length ?? 0;
    // An unquoted separator has split a text into two cells; the second must not be dropped silently.
    const torn = rows.find(({ record }) => record.slice(most).some((cell) => cell !== ""));
    if (torn) throw new UnreadableCsvError("broken", { row: rowAt(torn.info) });
    return rows.map(({ record }) => record);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { records = 0, empty_lines = 0 } = error as Partial<Position>;
    throw new UnreadableCsvError("broken", { row: rowAt({ records, empty_lines }) + 1 });
  }
}
