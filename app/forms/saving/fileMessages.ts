import type { MediaError } from "#app/features/media/mediaErrors.ts";
import type { Translate } from "#app/i18n/texts.server.ts";

/** Why a field's file was not stored, by field: `MediaError`s, or what was kept of them. */
export type FileErrors = Record<string, Pick<MediaError, "key" | "values">>;

/** The same as messages for the fields, in the language of `t`. */
export function fileMessages(errors: FileErrors, t: Translate): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(errors).map(([field, { key, values }]) => [field, [t(key, values)]]),
  );
}
