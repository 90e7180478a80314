import { anchorOf } from "#app/features/projects/admin/form/ready/fieldElement.ts";
import { recordPath } from "#app/features/schedule/recordPaths.ts";
import { historyLabels } from "#app/history/labels.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { type FileUse, findUses } from "./fileUses.repo.server.ts";

/** A place where a stored file is used, as staff are shown it. */
export interface UseInWords {
  /** Under /storage. */
  path: string;
  /** The record and the field: `Projeto: Cais, Banner`. */
  label: string;
  /** The URL of that field. */
  to: string;
}

/** The forms of records, as the ids of their fields begin. */
const forms = {
  project: "projeto",
  documents: "document",
  partners: "partner",
  banner: "banner",
  home: "numbers",
  files: "description",
};

/** Everywhere that some files are used, in words and with links to the fields. */
export async function findUsesInWords(paths: readonly string[], lang: Lang): Promise<UseInWords[]> {
  return toWords(await findUses(paths), lang);
}

/** The same of uses that are known. */
export function toWords(uses: readonly FileUse[], lang: Lang): UseInWords[] {
  const { recordOf, fieldOf } = historyLabels(lang);
  const { draft, ownAlt } = pickTexts(lang, "adminFiles").adminFiles;
  return uses.map(({ path, kind, recordId, title, field, hasOwnAlt }) => {
    const record = recordOf({ kind, id: recordId, title });
    const screen = recordPath(kind, recordId);
    return {
      path,
      label: `${record}, ${field === null ? draft : fieldOf(kind, field)}${hasOwnAlt ? ` (${ownAlt})` : ""}`,
      to: field === null ? screen : `${screen}#${anchorOf(forms[kind], field)}`,
    };
  });
}
