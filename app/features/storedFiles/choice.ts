import type { KnownFile } from "#app/files/fileFacts.server.ts";
import type { FormResponse } from "#app/forms/saving/formResponse.ts";

/** The field of the files chosen from the library, each a path under /storage. */
export const chosenField = "arquivo";

/** As many can be marked at a time: without a script their paths travel in addresses, which have no room for more. */
export const mostMarked = 100;

/** The list of the files that are sent to the library itself. */
export const uploadList = "arquivos";

/** A file that was marked among those to choose, or was and is not any more. */
export interface MarkedFile {
  /** Under /storage. */
  path: string;
  name: string;
  isOff?: boolean;
}

/** What a file's form of the trash sends. */
export const trashAction = {
  name: "acao",
  delete: "excluir",
  restore: "restaurar",
  erase: "apagar",
} as const;

/** What the dialog over a form gets: the chosen files, or why there are none. */
export interface ChoiceResponse extends FormResponse {
  files?: KnownFile[];
  /** What was to be chosen. */
  marked?: MarkedFile[];
}

/** Whether a field of a form, by its name, is that of a new row of a list (`gallery[].file`). */
export function isOfList(field: string): boolean {
  return field.includes("[]");
}
