import { useMatches } from "react-router";
import { findLoaded } from "#app/findLoaded.ts";
import type { MediaDescription } from "../mediaDescription.ts";

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
