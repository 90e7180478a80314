import type { StoredFile } from "#app/files/store.server.ts";
import { counted } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import type { Dictionary } from "#app/i18n/pt.ts";

/** How many files were sent to the library, and which of them it had already; "" for none. */
export function sentInWords(
  files: readonly Pick<StoredFile, "name" | "isKnown">[],
  texts: Dictionary["adminFiles"]["upload"],
  lang: Lang,
): string {
  if (files.length === 0) return "";
  const known = files.flatMap(({ name, isKnown }) => (isKnown ? name : []));
  const names = known.join(", ");
  return [
    counted(files.length, lang, texts.doneOne, texts.done),
    ...(known.length > 0
      ? [counted(known.length, lang, texts.knownOne, texts.known, { names })]
      : []),
  ].join(" ");
}
