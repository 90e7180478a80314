import { useMatches } from "react-router";
import { findLoaded } from "#app/findLoaded.ts";
import { type Accept, type PickerAccept, pickerAccept } from "#app/validation/fileTypes.ts";

/** Maximum file sizes, in MiB (settings MAX_FILE_MB and MAX_VIDEO_MB). */
interface SizeLimits {
  file: number;
  video: number;
}

/** What this site takes; the admin frame's loader provides it as `uploadLimits`. */
export interface UploadLimits extends SizeLimits {
  /** Whether it can decode photos as iPhones take them. */
  heic: boolean;
}

/** The limits for what a field accepts. */
export function useSizeLimits(accept: Accept): SizeLimits {
  const limits = useUploadLimits();
  if (accept === "any") return limits;
  const only = accept === "video" ? limits.video : limits.file;
  return { file: only, video: only };
}

/** The limit for one file, as far as its name and type tell; the server asks its bytes. */
export function megabytesFor({ name, type }: File, limits: SizeLimits): number {
  const isVideo = type.startsWith("video/") || /\.(mp4|webm|mov)$/i.test(name);
  return isVideo ? limits.video : limits.file;
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
