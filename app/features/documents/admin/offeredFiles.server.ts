import { typeAndSize } from "#app/files/fileSize.ts";
import { downloadName } from "#app/files/originalName.ts";
import * as Withheld from "#app/files/serving/withheld.repo.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import * as DocumentFiles from "../documentFiles.repo.server.ts";

/** A document's files as its form shows them. */
export interface OfferedFiles {
  /** Where visitors find the newest; undefined while they have none. */
  url: string | undefined;
  /** Those before it, the last first; `isPublic`: the site shows it elsewhere. */
  earlier: { href: string; name: string; facts: string; isPublic: boolean }[];
}

export async function findOfferedFiles(id: number, lang: Lang): Promise<OfferedFiles> {
  const served = await DocumentFiles.findServed(id);
  const { versions } = pickTexts(lang, "adminDocuments").adminDocuments;
  const earlier = await DocumentFiles.findEarlier(id);
  const publicPaths = earlier.length > 0 ? await Withheld.findPublicPaths() : new Set();
  return {
    url: served && paths.document({ id, title: served.titles.pt }),
    earlier: earlier.map((file) => ({
      href: paths.stored(file.path),
      name: downloadName(file.originalName, file.path),
      facts: fill(versions.facts, {
        typeAndSize: typeAndSize(file, lang),
        date: numericDate(file.until),
      }),
      isPublic: publicPaths.has(file.path),
    })),
  };
}
