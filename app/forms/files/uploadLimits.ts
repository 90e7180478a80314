import { useMatches } from "react-router";
import { findLoaded } from "#app/findLoaded.ts";
import { type Accept, type PickerAccept, pickerAccept } from "#app/validation/fileTypes.ts";

/** What this site takes; the admin frame's loader provides it as `uploadLimits`. */
export interface UploadLimits {
  /** Maximum file sizes, in MiB (settings MAX_FILE_MB and MAX_VIDEO_MB). */
  file: number;
  video: number;
  /** Whether it can decode photos as iPhones take them. */
  heic: boolean;
}

/** The limit for what a field accepts. */
export function useMegabytes(accept: Accept): number {
  const limits = useUploadLimits();
  return accept === "video" || accept === "any" ? limits.video : limits.file;
}

/**
 * Value of a file input's `accept`. Unasked, phones send such photos as JPEGs, which spares a site work that it could do;
 * computers would not let anybody choose them.
 */
export function usePickerAccept(accept: PickerAccept): string {
  const { heic } = useUploadLimits();
  const hasPictures = accept === "image" || accept === "libraryDocument" || accept === "any";
  return heic && hasPictures ? `${pickerAccept[accept]},.heic,.heif` : pickerAccept[accept];
}

function useUploadLimits(): UploadLimits {
  const limits = findLoaded(
    useMatches(),
    (data: { uploadLimits?: UploadLimits }) => data.uploadLimits,
  );
  if (!limits) throw new Error("No loader of this page provides the upload limits");
  return limits;
}
