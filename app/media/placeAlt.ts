import type { PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import { isSaid } from "#app/validation/saidAlt.ts";

/** The props of a `<Picture>` that has a text of its own in its place; none where its file's own text holds. */
export function altInPlace(alt: PublicPlaceAlt | undefined) {
  if (!alt || !isSaid(alt)) return undefined;
  if (alt.decorative) return { alt: "", altLang: undefined };
  return { alt: alt.text, altLang: alt.inPortuguese ? ("pt" as const) : undefined };
}
