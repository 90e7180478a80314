/**
 * The accepted file types (contract 6), recognized by their bytes. `folder` is their folder under /storage;
 * images are re-encoded as WebP.
 */
export const fileTypes = {
  jpg: { mime: "image/jpeg", folder: "images" },
  png: { mime: "image/png", folder: "images" },
  webp: { mime: "image/webp", folder: "images" },
  gif: { mime: "image/gif", folder: "files" },
  avif: { mime: "image/avif", folder: "files" },
  pdf: { mime: "application/pdf", folder: "files" },
  docx: {
    mime: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    folder: "files",
  },
  xml: { mime: "application/xml", folder: "files" },
  mp4: { mime: "video/mp4", folder: "videos" },
  webm: { mime: "video/webm", folder: "videos" },
  mov: { mime: "video/quicktime", folder: "videos" },
  vtt: { mime: "text/vtt", folder: "videos" },
} as const;

export type FileType = keyof typeof fileTypes;

/** Whether files of this extension, without its dot, are accepted anywhere. */
export function isFileType(extension: string): extension is FileType {
  return Object.hasOwn(fileTypes, extension);
}

const image = ["jpg", "png", "webp"] as const;
const video = ["mp4", "webm", "mov"] as const;
const projectDocument = ["pdf", "docx", "xml"] as const;
const libraryDocument = [...projectDocument, ...image, "gif", "avif"] as const;

/**
 * What a field accepts (spec 5, "File pickers restrict types"); `any` is the upload endpoint's list,
 * `anyField` the union of all fields.
 */
export const acceptLists = {
  image,
  video,
  projectDocument,
  libraryDocument,
  captions: ["vtt"],
  any: [...libraryDocument, ...video],
  anyField: [...libraryDocument, ...video, "vtt"],
} as const satisfies Record<string, readonly FileType[]>;

export type Accept = keyof typeof acceptLists;
/** What a single field accepts; `any` is the library's own. */
export type PickerAccept = Exclude<Accept, "anyField">;

/** Value of a file picker's `accept` attribute (spec 5). */
export const pickerAccept: Record<PickerAccept, string> = {
  image: ".jpg,.jpeg,.png,.webp",
  video: "video/*",
  projectDocument: ".pdf,.docx,.xml",
  libraryDocument: ".pdf,.docx,.xml,image/*",
  captions: ".vtt",
  any: ".pdf,.docx,.xml,image/*,video/*",
};

/** The list of that name, which a request has given; else that of the upload endpoint. */
export function acceptNamed(name: string | null | undefined): Accept {
  return name && Object.hasOwn(acceptLists, name) ? (name as Accept) : "any";
}

export function accepts(accept: Accept, type: FileType): boolean {
  return (acceptLists[accept] as readonly FileType[]).includes(type);
}

/** Whether a stored path (`images/ab.webp`) is valid in a field of this kind. */
export function pathSuits(accept: Accept, path: string): boolean {
  const match = /^(\w+)\/[^/]+\.(\w+)$/.exec(path);
  const [, folder, extension] = match ?? [];
  if (!extension || !isFileType(extension)) return false;
  return accepts(accept, extension) && fileTypes[extension].folder === folder;
}
