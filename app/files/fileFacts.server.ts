import type { Lang } from "#app/i18n/lang.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { typeAndSize } from "./fileSize.ts";
import * as Media from "./media.repo.server.ts";
import type { AltState } from "./mediaDescription.ts";
import type { StoredFile } from "./store.server.ts";

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
export interface FileFacts {
  /** As it was uploaded. */
  name: string;
  /** `PDF, 84 KB`. */
  typeAndSize: string;
  /** The day of its upload, `27/11/2026`. */
  date: string;
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
  const turned = await Media.findShown(files.filter(({ orientation }) => orientation));
  return Object.fromEntries(
    files.map((file) => [
      file.path,
      {
        ...(turned.has(file.path) && { shown: turned.get(file.path)?.path }),
        ...(file.type.startsWith("image/") && { look: lookOf(file) }),
        name: file.originalName,
        typeAndSize: typeAndSize(file, lang),
        date: numericDate(file.createdAt),
        alt: altStateOf(file),
      },
    ]),
  );
}

/** Answers to the forms' script: with what the library knows of a picture, whose bytes may have been stored and described before. */
export async function withAltState(
  files: readonly StoredFile[],
): Promise<(StoredFile & { alt?: AltState })[]> {
  const known = await Media.findAllByPaths(files.map(({ id }) => id));
  return files.map((file) => {
    const media = known.find(({ path }) => path === file.id);
    return media?.type.startsWith("image/") ? { ...file, alt: altStateOf(media) } : file;
  });
}

function lookOf({ width, height, orientation, frames, focalX, focalY }: Media.Media) {
  return { width, height, orientation, frames, focalX, focalY };
}

/** What is said of a picture for those who do not see it. */
export function altStateOf({
  altPt,
  isDecorative,
}: Pick<Media.Media, "altPt" | "isDecorative">): AltState {
  if (isDecorative) return "decorative";
  return altPt.trim() === "" ? "missing" : "described";
}
