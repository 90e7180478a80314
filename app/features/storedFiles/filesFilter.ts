import { queryOf } from "#app/validation/query.ts";

export const fileKinds = ["image", "video", "document"] as const;
export type FileKind = (typeof fileKinds)[number];

/** What a file may lack: an alternative text where visitors need it, or a place where it is used. */
export const fileLacks = ["alt", "use"] as const;

/** Which stored files are listed, and how. */
export interface FilesFilter {
  /** Words that all begin words of the name or of a description, ignoring accents; "" for none. */
  words: string;
  kind: FileKind | undefined;
  lacks: (typeof fileLacks)[number] | undefined;
  isOldestFirst: boolean;
  /** Rows in place of a wall of pictures. */
  isList: boolean;
}

/** What an address calls the choices. */
export const inAddress = {
  kinds: { image: "imagem", video: "video", document: "documento" },
  lacks: { alt: "sem-texto", use: "sem-uso" },
  oldest: "antigos",
  list: "lista",
} as const;

/** The filter in a page's address; values that mean nothing count as absent. */
export function readFilter(search: URLSearchParams): FilesFilter {
  return {
    words: queryOf(search.get("q")),
    kind: fileKinds.find((kind) => inAddress.kinds[kind] === search.get("tipo")),
    lacks: fileLacks.find((lack) => inAddress.lacks[lack] === search.get("falta")),
    isOldestFirst: search.get("ordem") === inAddress.oldest,
    isList: search.get("ver") === inAddress.list,
  };
}

/** The same as a query, without what is absent. */
export function filterQuery({ words, kind, lacks, isOldestFirst, isList }: FilesFilter) {
  return new URLSearchParams({
    ...(words && { q: words }),
    ...(kind && { tipo: inAddress.kinds[kind] }),
    ...(lacks && { falta: inAddress.lacks[lacks] }),
    ...(isOldestFirst && { ordem: inAddress.oldest }),
    ...(isList && { ver: inAddress.list }),
  });
}

/** The value of a choice in the address; "" for none. */
export function choiceOf(filter: FilesFilter, name: "tipo" | "falta" | "ordem" | "ver"): string {
  return filterQuery(filter).get(name) ?? "";
}
