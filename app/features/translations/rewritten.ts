import { isNoText } from "#app/csv/csvRow.ts";

/**
 * Whether a text came back from a spreadsheet that had taken it for a number or a date, and wrote it in its own
 * way: `250,000` as `250`, `1.200` as `1200`, `0012` as `12`, `1/2` as `01/02/2026` or `01/fev`.
 *
 * @param text as it was sent
 * @param back as it came
 */
export function isRewritten(text: string, back: string): boolean {
  if (text === back) return true;
  if (!isNoText(text)) return false;
  const numbers = readings(text);
  if (readings(back).some((number) => numbers.includes(number))) return true;
  const parts = dateParts(text);
  const partsBack = dateParts(back);
  return parts !== undefined && partsBack !== undefined && isSameDate(parts, partsBack);
}

/** A number as it may be read in Brazil and elsewhere; `12,5%` is 0.125. */
function readings(text: string): number[] {
  const [, digits = "", share] = /^\s*(?:R?\$|€|£)?\s*(-?[\d.,\s]+?)\s*(%?)\s*$/.exec(text) ?? [];
  if (digits === "") return [];
  const [grouped, decimal] = [/^-?\d{1,3}(?:[.,\s]\d{3})+$/, /^-?\d+[.,]?\d*$/];
  const plain = digits.replaceAll(/\s/g, "");
  const read = [
    grouped.test(digits) ? Number(digits.replaceAll(/[.,\s]/g, "")) : undefined,
    decimal.test(plain) ? Number(plain.replace(",", ".")) : undefined,
    Number(plain.replaceAll(".", "").replace(",", ".")),
    Number(plain.replaceAll(",", "")),
  ];
  return read
    .filter((number): number is number => number !== undefined && Number.isFinite(number))
    .map((number) => (share ? number / 100 : number));
}

const months = ["jan", "fev|feb", "mar", "abr|apr", "mai|may", "jun", "jul"].concat([
  "ago|aug",
  "set|sep",
  "out|oct",
  "nov",
  "dez|dec",
]);

/** The numbers of a date, a month's name as its number; undefined for what is none. */
function dateParts(text: string): number[] | undefined {
  const parts = text.trim().split(/[-/. ]+(?:de )?/);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const numbers = parts.map((part) => {
    if (/^\d{1,4}$/.test(part)) return Number(part);
    return (
      months.findIndex((names) => new RegExp(`^(?:${names})`, "i").test(part)) + 1 || undefined
    );
  });
  return numbers.every((number) => number !== undefined) ? numbers : undefined;
}

/** A spreadsheet adds the year, drops it or shortens it, and may take the day for the month. */
function isSameDate(one: number[], other: number[]): boolean {
  const [short = [], long = []] = [one, other].sort((a, b) => a.length - b.length);
  const left = [...long];
  for (const part of short) {
    const at = left.findIndex((each) => each % 100 === part % 100);
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return true;
}
