import { useMatches } from "react-router";
import type { FileFacts } from "#app/files/fileFacts.server.ts";
import { findLoaded } from "#app/findLoaded.ts";

/** What the page's loaders tell of a stored file (`fileFacts`); nothing of one that was uploaded since. */
export function useFileFacts(path: string): FileFacts | undefined {
  return findLoaded(
    useMatches(),
    (data: { fileFacts?: Record<string, FileFacts> }) => data.fileFacts?.[path],
  );
}
