import type { Lang } from "#app/i18n/lang.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { typeAndSize } from "./fileSize.ts";
import * as Media from "./media.repo.server.ts";
import type { AltState } from "./mediaDescription.ts";
import type { StoredFile } from "./store.server.ts";
import { isStoredPath } from "./storedPath.server.ts";

/**
 * Type and size of files, shown to visitors before they download them: `PDF, 84 KB`.
 *
 * @param paths under /storage; nulls are skipped
 * @returns by path
 */
export async function describeFiles(
  paths: readonly (string | null)[],
  lang: Lang,
): Promise<Record<string, string>> {
  const files = await Media.findAllByPaths(paths.filter((path) => path !== null));
  return Object.fromEntries(files.map((file) => [file.path, typeAndSize(file, lang)]));
}

/** What staff are told of a stored file. */
export interface FileFacts extends PictureFacts {
  /** As it was uploaded. */
  name: string;
  /** `PDF, 84 KB`. */
  typeAndSize: string;
  /** The day of its upload, `27/11/2026`. */
  date: string;
}

/** What the site shows of a picture, as its description has it. */
export interface PictureFacts {
  alt: AltState;
  /** The path of the file that shows it, where staff have turned it. */
  shown?: string;
  /** Of a picture: how the site shows it. */
  look?: Pick<Media.Media, (typeof lookFields)[number]>;
}

const lookFields = ["width", "height", "orientation", "frames", "focalX", "focalY"] as const;

/** The same for staff, by path, with name and date; loaders return it as `fileFacts`. */
export async function findFileFacts(
  paths: readonly (string | null | undefined)[],
  lang: Lang,
): Promise<Record<string, FileFacts>> {
  const files = await Media.findAllByPaths(paths.filter((path) => typeof path === "string"));
  const pictures = await factsOfPictures(files);
  return Object.fromEntries(
    files.map((file) => [
      file.path,
      {
        ...(pictures.get(file.path) ?? { alt: altStateOf(file) }),
        name: file.originalName,
        typeAndSize: typeAndSize(file, lang),
        date: numericDate(file.createdAt),
      },
    ]),
  );
}

/**
 * The same of every stored file that a form or an answer to it names: of one that came since the page's record was read,
 * and of what somebody else has saved.
 *
 * @param named objects and lists with paths among other texts
 */
export function findFactsOfNamed(named: unknown, lang: Lang): Promise<Record<string, FileFacts>> {
  return findFileFacts([...pathsIn(named)], lang);
}

function pathsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    // A row as a whole is asked about with a line for each of its texts and files.
    for (const line of value.split("\n")) if (isStoredPath(line)) found.add(line);
  } else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) pathsIn(part, found);
  }
  return found;
}

/** A file as the forms' script is told of it: of a picture, what the library knows. */
export type KnownFile = StoredFile & { picture?: PictureFacts };

/** Answers to the forms' script: a picture's bytes may have been stored, described and turned before. */
export async function withPictureFacts(files: readonly StoredFile[]): Promise<KnownFile[]> {
  const known = await factsOfPictures(await Media.findAllByPaths(files.map(({ id }) => id)));
  return files.map((file) => {
    const picture = known.get(file.id);
    return picture ? { ...file, picture } : file;
  });
}

/** By path; of other files there is nothing. */
export async function factsOfPictures(
  files: readonly Media.Media[],
): Promise<Map<string, PictureFacts>> {
  const pictures = files.filter(({ type }) => type.startsWith("image/"));
  const turned = await Media.findShown(pictures.filter(({ orientation }) => orientation));
  return new Map(
    pictures.map((file) => {
      const shown = turned.get(file.path)?.path;
      return [file.path, { alt: altStateOf(file), look: lookOf(file), ...(shown && { shown }) }];
    }),
  );
}

function lookOf({ width, height, orientation, frames, focalX, focalY }: Media.Media) {
  return { width, height, orientation, frames, focalX, focalY };
}

/** What is said of a picture for those who do not see it. */
function altStateOf({
  altPt,
  isDecorative,
}: Pick<Media.Media, "altPt" | "isDecorative">): AltState {
  if (isDecorative) return "decorative";
  return altPt.trim() === "" ? "missing" : "described";
}
