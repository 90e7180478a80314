/**
 * A CSV row for Excel and LibreOffice in a Brazilian locale: semicolons, every field quoted. A field that
 * a spreadsheet would take for a formula gets a leading apostrophe, which {@link withoutGuard} removes.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(quoted).join(";")}\r\n`;
}

/** UTF-8 byte order mark, without which Excel guesses another encoding. */
export const csvMark = "\uFEFF";

/** Also matches text that already starts with apostrophes, so that the guard is reversible. */
const formula = /^'*[\s\uFEFF]*[=+\-@\t\r\n|%]/;

/** A field's original text, before {@link csvRow} guarded it. */
export function withoutGuard(field: string): string {
  return field.startsWith("'") && formula.test(field) ? field.slice(1) : field;
}

function quoted(field: string) {
  return `"${(formula.test(field) ? `'${field}` : field).replaceAll('"', '""')}"`;
}
