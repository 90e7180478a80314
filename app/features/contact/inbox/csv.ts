/**
 * A row of a CSV file as Excel and LibreOffice of a Brazilian desk read it: semicolons, every field
 * in quotes. What a spreadsheet would take for a formula is told to be text by a leading apostrophe.
 */
export function csvRow(fields: readonly string[]): string {
  return `${fields.map(quoted).join(";")}\r\n`;
}

/** UTF-8's mark, without which Excel guesses another encoding. */
export const csvMark = "\uFEFF";

function quoted(field: string) {
  const isFormula = /^[\s\uFEFF]*[=+\-@\t\r\n|%]/.test(field);
  return `"${(isFormula ? `'${field}` : field).replaceAll('"', '""')}"`;
}
