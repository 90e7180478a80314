import type { RecordKind } from "#app/db/history/recordChange.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { findDifferences } from "#app/forms/saving/differences.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { historyLabels } from "./labels.server.ts";

/** What differs in one field, or in the rows of one list. */
export interface FieldDifference {
  /** As `changedFields` names it: what can be restored alone. */
  field: string;
  label: string;
  rows: ValueDifference[];
}

export interface ValueDifference {
  name: string;
  /** The field of the row; the same as the field's own where it is no list. */
  label: string;
  before: string;
  after: string;
}

export interface Comparison {
  differences: FieldDifference[];
  /** By path: the names that files were uploaded under. Without those that are gone. */
  fileNames: Record<string, string>;
  /** By path: the files that show pictures which staff have turned. */
  shownPaths: Record<string, string>;
}

/** The differences between two contents of a record, by field and list row, in both languages. */
export async function compareContents(
  kind: RecordKind,
  before: object | undefined,
  after: object | undefined,
  lang: Lang,
): Promise<Comparison> {
  const { fieldOf, wordOf } = historyLabels(lang);
  const { yes, no } = pickTexts(lang, "adminCommon").adminCommon;
  const found = findDifferences(contentOf(after), contentOf(before), { yes, no });
  const differences = new Map<string, FieldDifference>();
  for (const { name, saved, typed } of found) {
    const field = name.replace(/\[.*$/, "");
    const known = differences.get(field) ?? { field, label: fieldOf(kind, field), rows: [] };
    const [was, is] = [saved, typed].map((text) => wordOf(name, text));
    known.rows.push({ name, label: fieldOf(kind, name), before: was ?? "", after: is ?? "" });
    differences.set(field, known);
  }
  return { differences: [...differences.values()], ...(await findFiles(found)) };
}

/** A described file's path is no field of its description. */
function contentOf(content: object = {}): object {
  const { path: _, ...fields } = content as { path?: string };
  return fields;
}

const storedFile = /^[a-z]+\/[\w-]+\.\w+$/;

async function findFiles(found: readonly { saved: string; typed: string }[]) {
  const named = found
    .flatMap(({ saved, typed }) => [saved, typed])
    .filter((text) => storedFile.test(text));
  const files = await Media.findAllByPaths(named);
  const turned = await Media.findShown(files.filter(({ orientation }) => orientation));
  return {
    fileNames: Object.fromEntries(files.map(({ path, originalName }) => [path, originalName])),
    shownPaths: Object.fromEntries([...turned].map(([path, shown]) => [path, shown.path])),
  };
}
