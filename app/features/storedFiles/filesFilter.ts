import { chooseParams } from "#app/forms/files/library.ts";
import { type PickerAccept, pickerAccept } from "#app/validation/fileTypes.ts";
import { instantInRecife } from "#app/validation/moment.ts";
import { queryOf } from "#app/validation/query.ts";

const pickers = Object.keys(pickerAccept) as PickerAccept[];

export const fileKinds = ["image", "video", "document"] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * What a file may lack: an alternative text where visitors need it, or a place where it is used. Or it is in the trash,
 * where no other search looks.
 */
export const fileLacks = ["alt", "use", "trash"] as const;

/** Which stored files are listed, and how. */
export interface FilesFilter {
  /** Words that all begin words of the name or of a description, ignoring accents; "" for none. */
  words: string;
  kind: FileKind | undefined;
  lacks: (typeof fileLacks)[number] | undefined;
  isOldestFirst: boolean;
  /** The first and the last day of their uploads, `2026-11-27` in Recife; "" for any. */
  from: string;
  until: string;
  /** Only what a field takes, where files are chosen for one. */
  accept: PickerAccept | undefined;
  /** Rows in place of a wall of pictures. */
  isList: boolean;
}

/** The choices as a URL's query has them. */
export const queryValues = {
  kinds: { image: "imagem", video: "video", document: "documento" },
  lacks: { alt: "sem-texto", use: "sem-uso", trash: "lixeira" },
  oldest: "antigos",
  list: "lista",
} as const;

/** The query parameters of the days. */
export const dateParams = { from: "de", until: "ate" } as const;

/** The filter in a page's URL; values that mean nothing count as absent. */
export function readFilter(search: URLSearchParams): FilesFilter {
  return {
    words: queryOf(search.get("q")),
    kind: fileKinds.find((kind) => queryValues.kinds[kind] === search.get("tipo")),
    lacks: fileLacks.find((lack) => queryValues.lacks[lack] === search.get("falta")),
    isOldestFirst: search.get("ordem") === queryValues.oldest,
    from: dayIn(search, dateParams.from),
    until: dayIn(search, dateParams.until),
    accept: pickers.find((accept) => accept === search.get(chooseParams.accept)),
    isList: search.get("ver") === queryValues.list,
  };
}

function dayIn(search: URLSearchParams, name: string): string {
  const day = search.get(name) ?? "";
  return instantInRecife(`${day}T00:00`) ? day : "";
}

/** The same as a query, without what is absent. */
export function filterQuery(filter: FilesFilter) {
  const { words, kind, lacks, isOldestFirst, from, until, accept, isList } = filter;
  return new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { tipo: queryValues.kinds[kind] }),
    ...(lacks && { falta: queryValues.lacks[lacks] }),
    ...(isOldestFirst && { ordem: queryValues.oldest }),
    ...(from && { [dateParams.from]: from }),
    ...(until && { [dateParams.until]: until }),
    ...(accept && { [chooseParams.accept]: accept }),
    ...(isList && { ver: queryValues.list }),
  });
}

/** The value of a choice in the URL; "" for none. */
export function choiceOf(filter: FilesFilter, name: "tipo" | "falta" | "ordem" | "ver"): string {
  return filterQuery(filter).get(name) ?? "";
}
