import { useMatches } from "react-router";
import { findLoaded } from "#app/findLoaded.ts";
import type { Accept } from "#app/validation/fileTypes.ts";

/** Maximum file sizes, in MiB (settings MAX_FILE_MB and MAX_VIDEO_MB). */
export interface UploadLimits {
  file: number;
  video: number;
}

/** The limit for what a field accepts; the admin frame's loader provides it as `uploadLimits`. */
export function useMegabytes(accept: Accept): number {
  const limits = findLoaded(
    useMatches(),
    (data: { uploadLimits?: UploadLimits }) => data.uploadLimits,
  );
  if (!limits) throw new Error("No loader of this page provides the upload limits");
  return accept === "video" || accept === "any" ? limits.video : limits.file;
}
