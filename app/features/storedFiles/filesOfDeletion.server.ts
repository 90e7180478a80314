import type { DraftKind } from "#app/db/drafts/drafts.repo.server.ts";
import * as Trash from "#app/db/history/trash.repo.server.ts";
import * as Media from "#app/files/media.repo.server.ts";
import { graceMs } from "#app/files/sweep/sweep.server.ts";
import type { Consequence } from "#app/forms/saving/ConfirmDialog.tsx";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import * as FileUses from "./fileUses.repo.server.ts";
import { nameOf } from "./listFiles.server.ts";
import { toWords } from "./usesInWords.server.ts";

/** More would hide the buttons; how many there are besides is said. */
const most = 5;

/** What becomes of the files of records that are deleted: they leave the site with it, but for those that others use. */
export async function filesOfDeleted(kind: DraftKind, ids: readonly number[], lang: Lang) {
  const { goAlong } = pickTexts(lang, "adminFiles").adminFiles.deletion;
  const paths = await FileUses.findPathsOf(kind, ids);
  const isOwn = (use: FileUses.FileUse) => use.kind === kind && ids.includes(use.recordId);
  return describe(paths, lang, { isOwn, fateOf: () => goAlong });
}

/** What becomes of those of a record that is erased from the trash. */
export async function filesOfErased(revision: number, lang: Lang) {
  const { erased, kept } = pickTexts(lang, "adminFiles").adminFiles.deletion;
  const files = await Trash.findFiles(revision);
  const spared = new Set(files.filter(({ isKept }) => isKept).map(({ path }) => path));
  return describe(
    files.map(({ path }) => path),
    lang,
    { fateOf: ({ path }) => (spared.has(path) ? kept : erased) },
  );
}

/** What becomes of those of a draft that is discarded. */
export async function filesOfDiscarded(kind: DraftKind, id: number, lang: Lang) {
  const { discarded, recent, kept } = pickTexts(lang, "adminFiles").adminFiles.deletion;
  const files = await FileUses.findDraftFiles(kind, id);
  const isOfRecord = (use: FileUses.FileUse) => use.kind === kind && use.recordId === id;
  const spared = new Set(files.filter(({ isKept }) => isKept).map(({ path }) => path));
  const since = new Date(Date.now() - graceMs).toISOString();
  return describe(
    files.map(({ path }) => path),
    lang,
    {
      isOwn: (use) => isOfRecord(use) && use.field === null,
      // What visitors see of the record stays as it is.
      isBeside: (use) => isOfRecord(use) && use.field !== null,
      fateOf: ({ path, chosenAt }) => {
        if (spared.has(path)) return kept;
        return chosenAt >= since ? recent : discarded;
      },
    },
  );
}

interface Fates {
  /** Whether a use ends with the deletion; by default none does any more. */
  isOwn?: (use: FileUses.FileUse) => boolean;
  /** Whether a use shows that the deletion does not concern the file at all. */
  isBeside?: (use: FileUses.FileUse) => boolean;
  /** What becomes of a file that nothing else uses, in words. */
  fateOf: (file: Media.Media) => string;
}

async function describe(
  paths: readonly string[],
  lang: Lang,
  { isOwn = () => false, isBeside = () => false, fateOf }: Fates,
): Promise<Consequence[]> {
  const { stays, use, more } = pickTexts(lang, "adminFiles").adminFiles.deletion;
  const uses = (await FileUses.findUses(paths)).filter((each) => !isOwn(each));
  const beside = new Set(uses.filter(isBeside).map(({ path }) => path));
  const places = toWords(uses, lang);
  const byFate = new Map<string, Consequence["items"]>();
  const concerned = paths.filter((path) => !beside.has(path));
  for (const file of await Media.findAllByPaths(concerned)) {
    const own = places.filter(({ path }) => path === file.path).map(({ label }) => label);
    const fate = own.length > 0 ? stays : fateOf(file);
    const name = nameOf(file);
    const text = own.length > 0 ? fill(use, { name, places: own.join("; ") }) : name;
    byFate.set(fate, [...(byFate.get(fate) ?? []), { key: file.path, text }]);
  }
  return [...byFate].map(([text, items]) => ({
    text,
    items:
      items.length > most + 1
        ? [
            ...items.slice(0, most),
            { key: "more", text: fill(more, { count: items.length - most }) },
          ]
        : items,
  }));
}
