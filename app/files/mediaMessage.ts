import type { Translate } from "#app/i18n/texts.server.ts";
import { sizeLimit } from "./fileSize.ts";
import type { MediaError } from "./mediaErrors.ts";

/** What is told of a `MediaError`, and kept of it; one kept by an earlier version names no file. */
export type MediaReason = Pick<MediaError, "key" | "values"> &
  Partial<Pick<MediaError, "fileName">>;

/** Why a file was not stored, beginning with its name. */
export function mediaMessage({ key, values, fileName }: MediaReason, t: Translate): string {
  const { megabytes } = values;
  const limit = typeof megabytes === "number" && { limit: sizeLimit(megabytes) };
  const reason = t(key, { ...values, ...limit });
  return fileName ? t("api.files.named", { name: fileName, reason }) : reason;
}

/** Why a field's files were not stored, by field: `MediaError`s, or what was kept of them. */
export type FileErrors = Record<string, MediaReason[]>;

/** The same as messages for the fields, in the language of `t`. */
export function fileMessages(errors: FileErrors, t: Translate): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, reasons]) => [
      field,
      [...new Set(reasons.map((reason) => mediaMessage(reason, t)))],
    ]),
  );
}
