import type { Translate } from "#app/i18n/texts.server.ts";
import { type MediaReason, mediaMessage } from "./mediaMessage.ts";

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
