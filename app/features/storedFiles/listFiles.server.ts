import { data } from "react-router";
import { typeAndSize } from "#app/files/fileSize.ts";
import * as Media from "#app/files/media.repo.server.ts";
import * as Sweep from "#app/files/sweep/sweep.repo.server.ts";
import { graceMs } from "#app/files/sweep/sweep.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { pagingOf } from "#app/paging.ts";
import { paths } from "#app/paths.ts";
import { markBidiControls } from "#app/text/characters.ts";
import { type FileKind, readFilter } from "./filesFilter.ts";
import * as StoredFiles from "./storedFiles.repo.server.ts";
import { findUsesInWords, type UseInWords } from "./usesInWords.server.ts";

const pageSize = 48;
/** Pixels that fill a tile on most screens. */
const tileWidth = 320;

/** A stored file as it is offered where one is chosen. */
export interface ChoosableFile {
  id: number;
  path: string;
  kind: FileKind;
  /** As it was uploaded. */
  name: string;
  /** Type and size, pixels where it has some, and the day of its upload: `WEBP, 84 KB · 1600 × 900 · 27/11/2026`. */
  facts: string;
  /** URL of a small picture of it. */
  thumbnail: string | undefined;
  /** Of a picture: what it shows; "" where nobody has said so. */
  alt: string;
}

/** A stored file as the library lists it. */
export interface ListedFile extends ChoosableFile {
  /** Whose work it is, and what others may do with it: `Ana Lima · CC BY 4.0`; "" where nobody has said so. */
  credit: string;
  /** Of a picture that visitors are shown, where its description is read aloud. */
  lacksAlt: boolean;
  uses: Omit<UseInWords, "path">[];
  /** Of a file that nothing uses: what it is retained for, or when it is deleted; else "". */
  unused: string;
  /** Staff have deleted it. */
  isInTrash: boolean;
}

/** One page of the library of stored files, with where each is used: a few statements, however many files there are. */
export async function listFiles(search: URLSearchParams, lang: Lang) {
  const { rows, ...listed } = await findListedPage(search);
  const uses = await findUsesInWords(
    rows.map(({ path }) => path),
    lang,
  );
  const used = new Set(uses.map(({ path }) => path));
  const unused = rows.filter(({ path }) => !used.has(path)).map(({ id }) => id);
  const retained = await Sweep.findRetained(unused);
  const toChoosable = await choosable(rows, lang);
  return {
    ...listed,
    files: rows.map((file): ListedFile => {
      const own = uses.filter(({ path }) => path === file.path);
      return {
        ...toChoosable(file),
        credit: [file.credit, file.licence].filter(Boolean).join(" · "),
        lacksAlt: Boolean(file.lacksAlt),
        isInTrash: file.deletedAt !== "",
        uses: own.map(({ label, to }) => ({ label, to })),
        unused: own.length === 0 ? stateOfUnused(file, retained.get(file.id), lang) : "",
      };
    }),
  };
}

export type ListedChoices = Awaited<ReturnType<typeof listChoices>>;

/** One page of the files to choose from, without asking where each is used. */
export async function listChoices(search: URLSearchParams, lang: Lang) {
  const { rows, ...listed } = await findListedPage(search);
  const toChoosable = await choosable(rows, lang);
  return { ...listed, files: rows.map(toChoosable) };
}

async function findListedPage(search: URLSearchParams) {
  const filter = readFilter(search);
  const count = await StoredFiles.count(filter);
  const { page, pages, ...place } = pagingOf(search, count, pageSize);
  return {
    filter,
    count,
    page,
    pages,
    rows: await StoredFiles.findPage(filter, { ...place, count }),
  };
}

type Shown = Omit<StoredFiles.StoredFile, "lacksAlt" | "lastUse">;

/** How files are shown where they are chosen, named or listed: what to call with each of them. */
export async function choosable(rows: readonly Shown[], lang: Lang) {
  const thumbnails = await StoredFiles.findThumbnails(
    rows.map(({ id }) => id),
    tileWidth,
  );
  return (file: Shown): ChoosableFile => {
    const kind = kindOf(file.type);
    return {
      ...{ id: file.id, path: file.path, kind },
      name: nameOf(file),
      facts: factsOf(file, lang),
      thumbnail: thumbnailOf(file, thumbnails),
      alt: file.altPt.trim(),
    };
  };
}

/** What staff call a stored file. */
export function nameOf({
  originalName,
  path,
}: Pick<StoredFiles.StoredFile, "originalName" | "path">) {
  return markBidiControls(originalName) || path;
}

interface FileAddress {
  folder: string;
  name: string;
}

/** The stored file that a screen's address names; undefined for captions, too, which belong to their film. */
export async function findListed({ folder, name }: FileAddress) {
  const file = await Media.findByPath(`${folder}/${name}`);
  return file?.type === "text/vtt" ? undefined : file;
}

/**
 * The same.
 *
 * @throws a 404 answer where there is none
 */
export async function findFileAt(address: FileAddress) {
  const file = await findListed(address);
  if (!file) throw data(null, 404);
  return file;
}

function kindOf(type: string): FileKind {
  if (type.startsWith("image/")) return "image";
  return type.startsWith("video/") ? "video" : "document";
}

function stateOfUnused(
  { lastUse, deletedAt }: StoredFiles.StoredFile,
  retainedFor: "history" | "form" | undefined,
  lang: Lang,
): string {
  const { unused, trash } = pickTexts(lang, "adminFiles").adminFiles;
  if (deletedAt && retainedFor) return trash.retainedState;
  if (retainedFor) return unused[retainedFor];
  const due = new Date(Date.parse(lastUse) + graceMs);
  if (due.getTime() <= Date.now()) return unused.due;
  const date = numericDate(due.toISOString());
  return fill(deletedAt ? trash.state : unused.later, { date });
}

function factsOf(file: Shown, lang: Lang): string {
  const pixels = file.width && file.height ? `${file.width}\u00a0×\u00a0${file.height}` : "";
  const facts = [typeAndSize(file, lang), pixels, numericDate(file.createdAt)];
  return facts.filter(Boolean).join(" · ");
}

/** Of a video its poster, of a document its cover; until its sizes are made, the picture itself. */
function thumbnailOf({ id, path, type, poster }: Shown, thumbnails: ReadonlyMap<number, string>) {
  const shown = thumbnails.get(id) ?? (kindOf(type) === "image" ? path : poster);
  return shown === null ? undefined : paths.stored(shown);
}
