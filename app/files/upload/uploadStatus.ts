import {
  BrokenCaptionsError,
  BrokenImageError,
  BrokenVideoError,
  DiskFullError,
  FileTooLargeError,
  IncompleteUploadError,
  type MediaError,
  NoMemoryError,
  NotMultipartError,
  StalledUploadError,
  TooManyPixelsError,
  UnacceptedTypeError,
  UnreachableStoreError,
  UploadTooLargeError,
} from "../mediaErrors.ts";

const statuses = new Map<unknown, number>([
  [StalledUploadError, 408],
  [IncompleteUploadError, 409],
  [FileTooLargeError, 413],
  [UploadTooLargeError, 413],
  [TooManyPixelsError, 413],
  [NotMultipartError, 415],
  [UnacceptedTypeError, 415],
  [BrokenImageError, 415],
  [BrokenCaptionsError, 415],
  [BrokenVideoError, 415],
  [NoMemoryError, 500],
  [UnreachableStoreError, 503],
  [DiskFullError, 507],
]);

/** The HTTP status for a file that was not stored (contract 5, 9). */
export function uploadStatus(error: MediaError): number {
  return statuses.get(error.constructor) ?? 400;
}
