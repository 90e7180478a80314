import { useMedia } from "./picture/useMedia.ts";

/** The alternative text that staff gave a picture, or `fallback` where they gave none. */
export function useAlt(path: string | null, fallback: string): string {
  return useMedia(path)?.alt || fallback;
}
