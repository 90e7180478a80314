import { useMatches } from "react-router";
import type { MediaDescription } from "#app/files/mediaDescription.ts";
import { findLoaded } from "#app/findLoaded.ts";
import type { PublicPlaceAlt } from "#app/validation/placeAlt.ts";
import { altInPlace } from "./placeAlt.ts";

/**
 * What the page's loaders know about a picture (`media: await Media.findDescriptions(paths, lang)`).
 *
 * @param path under /storage; null for none
 */
export function useMedia(path: string | null): MediaDescription | undefined {
  const matches = useMatches();
  if (path === null) return undefined;
  return findLoaded(
    matches,
    (data: { media?: Record<string, MediaDescription> }) => data.media?.[path],
  );
}

interface OtherTexts {
  /** What is said of the picture in this place alone. */
  inPlace?: PublicPlaceAlt | undefined;
  /** Where staff have said nothing. */
  fallback: string;
  fallbackLang?: "pt" | undefined;
}

/**
 * The alternative text that staff gave a picture, or `fallback` if there is none; `altLang` when it is not
 * in the page's language. Spread it on a `<Picture>`.
 */
export function useAlt(path: string | null, { inPlace, fallback, fallbackLang }: OtherTexts) {
  const media = useMedia(path);
  const said = altInPlace(inPlace);
  if (said?.alt) return said;
  if (said || !media?.alt) return { alt: fallback, altLang: fallbackLang };
  return { alt: media.alt, altLang: media.altLang };
}
