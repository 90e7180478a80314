import { useMedia } from "./useMedia.ts";

/**
 * The alternative text that staff gave a picture, or `fallback` if there is none; `altLang` when it is not
 * in the page's language. Spread it on a `<Picture>`.
 */
export function useAlt(path: string | null, fallback: string, fallbackLang?: "pt") {
  const media = useMedia(path);
  if (!media?.alt) return { alt: fallback, altLang: fallbackLang };
  return { alt: media.alt, altLang: media.altLang };
}
