import { crossOriginResource, pdfPolicy } from "#app/http/securityHeaders.ts";
import { fileTypes, isFileType } from "#app/validation/fileTypes.ts";
import * as Media from "../media.repo.server.ts";
import { downloadName, nameOfTitle } from "../originalName.ts";
import * as OfferedTitles from "./offeredTitles.repo.server.ts";

/** Nothing in a stored file may run; only what a browser needs to show a bare picture or video is allowed. */
const policy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; " +
  "frame-ancestors 'none'; sandbox";

/** Headers by name. */
export type StoredHeaders = Record<string, string> & { ETag: string };

/**
 * The headers of a stored file (contract 6). Its type follows from the extension that the site assigned,
 * never from the sender; anything not shown in a page is a download under its original name.
 *
 * Pictures and films are named only where they are documents.
 *
 * @param title of the document that offers the file: its name where it was sent under several
 */
export async function storedHeaders(
  path: string,
  size: number,
  title?: string,
): Promise<StoredHeaders> {
  const isNamed = title !== undefined || path.startsWith("files/");
  const extension = path.slice(path.lastIndexOf(".") + 1);
  const type = isFileType(extension) ? fileTypes[extension].mime : fallbackType;
  return {
    "Content-Type": type === "text/vtt" ? `${type}; charset=utf-8` : type,
    "Content-Security-Policy": extension === "pdf" ? pdfPolicy : policy,
    "Cache-Control": "public, max-age=31536000, immutable",
    "Accept-Ranges": "bytes",
    ...(/^(image|video)\//.test(type) && crossOriginResource),
    // The content of a path never changes.
    ETag: `"${path.replace(/^.*\/|\.\w+$/g, "")}-${size.toString(36)}"`,
    ...(isNamed ? await disposition(path, extension, title) : {}),
  };
}

const fallbackType = "application/octet-stream";

async function disposition(path: string, extension: string, title: string | undefined) {
  const isInline = extension === "pdf" || !path.startsWith("files/");
  const media = await Media.findByPath(path);
  const known = media?.hasOtherNames
    ? nameOfTitle(title ?? (await OfferedTitles.findByPath(path)) ?? "", path)
    : media?.originalName;
  const name = downloadName(known ?? "", path);
  const encoded = encodeURIComponent(name).replace(/['()*]/g, escapeCharacter);
  return {
    "Content-Disposition": `${isInline ? "inline" : "attachment"}; filename="${inAscii(name, path)}"; filename*=UTF-8''${encoded}`,
  };
}

/** For programs that know no RFC 8187; several show escapes in a quoted name as they are, so it has none. */
function inAscii(name: string, path: string): string {
  const ascii = name
    .normalize("NFD")
    .replace(/["\\%]/g, "'")
    .replace(/[^\x20-\x7e]/g, "")
    .trim();
  // Of a name in another script, or of pictures, nothing may be left but its extension.
  return /[a-z\d].*\./i.test(ascii) ? ascii : path.replace(/^.*\//, "");
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
