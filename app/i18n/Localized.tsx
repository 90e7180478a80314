import type { InPortuguese } from "./content.ts";

/**
 * The `lang` attribute of an element that shows one of a record's texts: "pt" when the English page shows
 * the Portuguese because there is no translation, so that it is pronounced and hyphenated correctly.
 */
export function langOf({ inPortuguese }: InPortuguese, field: string): "pt" | undefined {
  return inPortuguese?.includes(field) ? "pt" : undefined;
}

/** One of a record's texts inside an element that is otherwise in the page's language. */
export function Localized<Field extends string>({
  of: record,
  field,
}: {
  of: Readonly<Record<Field, string>> & InPortuguese;
  field: Field;
}) {
  const lang = langOf(record, field);
  return lang ? <span lang={lang}>{record[field]}</span> : record[field];
}
