import { useMatches } from "react-router";
import type { MediaDescription } from "../mediaDescription.ts";

/**
 * What the page's loaders know about a picture (`media: await Media.findDescriptions(paths, lang)`).
 *
 * @param path under /storage; null for none
 */
export function useMedia(path: string | null): MediaDescription | undefined {
  const matches = useMatches();
  if (path === null) return undefined;
  for (const match of [...matches].reverse()) {
    const data = match.loaderData as { media?: Record<string, MediaDescription> } | undefined;
    const found = data?.media?.[path];
    if (found) return found;
  }
  return undefined;
}
