import { useMatches } from "react-router";
import type { MediaDescription } from "#app/files/mediaDescription.ts";
import { findLoaded } from "#app/findLoaded.ts";

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

/**
 * The alternative text that staff gave a picture, or `fallback` if there is none; `altLang` when it is not
 * in the page's language. Spread it on a `<Picture>`.
 */
export function useAlt(path: string | null, fallback: string, fallbackLang?: "pt") {
  const media = useMedia(path);
  if (!media?.alt) return { alt: fallback, altLang: fallbackLang };
  return { alt: media.alt, altLang: media.altLang };
}
