import { csvRow, isNoText } from "#app/csv/csvRow.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { isIn } from "./listTexts.server.ts";
import { textLabels } from "./textLabels.server.ts";
import type { StateFilter } from "./textStates.ts";
import * as Texts from "./texts.repo.server.ts";

/** Accepted headers of the required columns, in either language. */
export const csvColumns = {
  key: ["chave", "key"],
  portuguese: ["português", "portuguese"],
  english: ["inglês", "english"],
} as const;

/** The texts in a state as the rows of a CSV file for a translator, header first. */
export async function* csvRows(state: StateFilter, lang: Lang): AsyncGenerator<string> {
  const { csv, states } = pickTexts(lang, "adminTranslations").adminTranslations;
  const { key, where, field, portuguese, english, state: stateName } = csv.columns;
  yield csvRow([key, where, field, portuguese, english, stateName]);
  const labelOf = textLabels(lang);
  for await (const batch of Texts.findAll()) {
    const rows = batch.filter((entry) => isIn(entry, state));
    yield rows
      .map((entry) => {
        const label = labelOf(entry);
        const texts = [entry.portuguese, entry.english, states[entry.state]];
        return csvRow([entry.key, label.where, label.field, ...texts], isNoText);
      })
      .join("");
  }
}
