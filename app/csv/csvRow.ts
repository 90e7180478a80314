/** Which fields a spreadsheet would take for something else than text. */
export type Guarded = (field: string) => boolean;

/**
 * A CSV row for Excel and LibreOffice in a Brazilian locale: semicolons, every field quoted. A field that
 * a spreadsheet would not take for text gets a leading apostrophe, which {@link withoutGuard} removes.
 */
export function csvRow(fields: readonly string[], isGuarded: Guarded = isFormula): string {
  return `${fields.map((field) => quoted(isGuarded(field) ? `'${field}` : field)).join(";")}\r\n`;
}

/** UTF-8 byte order mark, without which Excel guesses another encoding. */
export const byteOrderMark = "\uFEFF";

// Both also match texts that already start with apostrophes, so that the guard is reversible.
/** Also in the full-width forms, which Excel takes for the others in some languages. */
const formula = /^'*[\s\uFEFF]*[=+\-@\t\r\n|%＝＋－＠]/;
/** Numbers, amounts, shares, dates and times: `1.200`, `0012`, `R$ 5`, `1/2`, `10:30`, `3 mar`, `1E5`. */
const number =
  /^'*\s*(?:(?:R\$|US\$|[$€£])\s*)?\d[\d.,:/\s%ªº-]*(?:E[+-]?\d+|[ap]\.?m\.?|[$€£])?\s*$/i;
const monthName =
  "(?:jan(?:eiro|uary)?|fev(?:ereiro)?|feb(?:ruary)?|mar(?:ço|co|ch)?|abr(?:il)?|apr(?:il)?|mai(?:o)?|may|" +
  "jun(?:ho|e)?|jul(?:ho|y)?|ago(?:sto)?|aug(?:ust)?|set(?:embro)?|sep(?:t|tember)?|out(?:ubro)?|" +
  "oct(?:ober)?|nov(?:embro|ember)?|dez(?:embro)?|dec(?:ember)?)";
const date = new RegExp(
  `^'*\\s*(?:\\d{1,4}[-/. ]+${monthName}(?:[-/. ]+\\d{1,4})?|${monthName}[-/. ]+\\d{1,4})\\s*$`,
  "iu",
);
const truth = /^'*\s*(?:verdadeiro|falso|true|false)\s*$/i;
/** What every spreadsheet gives back as it is. */
const plainNumber = /^(?:0|[1-9]\d{0,14})$/;

/** Whether a spreadsheet would calculate with a field. */
export const isFormula: Guarded = (field) => formula.test(field);

/** Whether a spreadsheet would calculate with a field, or write it in another way. */
export const isNoText: Guarded = (field) =>
  isFormula(field) ||
  (!plainNumber.test(field) && [number, date, truth].some((each) => each.test(field)));

/** A field's original text, before {@link csvRow} guarded it in the same way. */
export function withoutGuard(field: string, isGuarded: Guarded = isFormula): string {
  return field.startsWith("'") && isGuarded(field) ? field.slice(1) : field;
}

function quoted(field: string) {
  return `"${field.replaceAll('"', '""')}"`;
}
