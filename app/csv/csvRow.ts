/**
 * A row of a CSV file as Excel and LibreOffice of a Brazilian desk read it: semicolons, every field
 * in quotes. What a spreadsheet would take for a formula is told to be text by a leading apostrophe,
 * which {@link withoutGuard} takes off again.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(quoted).join(";")}\r\n`;
}

/** UTF-8's mark, without which Excel guesses another encoding. */
export const csvMark = "\uFEFF";

/** Apostrophes of the text's own count too, so that each text has one guarded form. */
const formula = /^'*[\s\uFEFF]*[=+\-@\t\r\n|%]/;

/** A field as it was before {@link csvRow}. */
export function withoutGuard(field: string): string {
  return field.startsWith("'") && formula.test(field) ? field.slice(1) : field;
}

function quoted(field: string) {
  return `"${(formula.test(field) ? `'${field}` : field).replaceAll('"', '""')}"`;
}
