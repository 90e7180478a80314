import { useMatches } from "react-router";
import type { Accept } from "#app/features/media/fileTypes.ts";

/** Maximum file sizes, in MiB (settings MAX_FILE_MB and MAX_VIDEO_MB). */
export interface UploadLimits {
  file: number;
  video: number;
}

/** The limit for what a field accepts; the admin frame's loader provides it as `uploadLimits`. */
export function useMegabytes(accept: Accept): number {
  const matches = useMatches();
  for (const match of matches) {
    const limits = (match.loaderData as { uploadLimits?: UploadLimits } | undefined)?.uploadLimits;
    if (limits) return accept === "video" ? limits.video : limits.file;
  }
  throw new Error("No loader of this page provides the upload limits");
}
