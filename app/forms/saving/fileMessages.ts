import type { MediaError } from "#app/features/media/mediaErrors.ts";
import type { Translate } from "#app/i18n/texts.server.ts";

/** Why a field's file was not stored, by field: a `MediaError`, or what was kept of one. */
export type FileErrors = Record<string, Pick<MediaError, "key" | "values">>;

/** The same as texts, beside the fields. */
export function fileMessages(errors: FileErrors, t: Translate): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { key, values }]) => [field, [t(key, values)]]),
  );
}
