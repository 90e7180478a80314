import { readFileSync } from "node:fs";
import path from "node:path";
import { lookup, mimes } from "mrmime";
import { isRead, type Middleware } from "#app/http/context.ts";
import { chooseEncoding, type Encoding, etagOf } from "#app/http/encoding.ts";
import { sendIfUnchanged, sendMethodNotAllowed } from "#app/http/respond.ts";
import { crossOriginResource, pdfPolicy } from "#app/http/securityHeaders.ts";
import { filesBelow } from "#app/platform/diskFiles.ts";

// The only type in use that the list lacks.
mimes.ico = "image/x-icon";

/** A file in each encoding that the build has produced. */
interface BuiltFile {
  headers: Record<string, string>;
  plain: Version;
  br: Version | undefined;
  gzip: Version | undefined;
}

interface Version {
  bytes: Buffer;
  /** Computed on first request: hashing all files would delay the start. */
  etag: () => string;
}

/**
 * The built assets and the files of `public/`, a few megabytes kept in memory: changes to the folder while
 * the process runs, such as the next build, do not affect the pages it sends. No file is large enough to be
 * requested in parts, so ranges are ignored (RFC 9110, 14.2).
 */
export async function builtFiles(folder: string): Promise<Middleware> {
  const files = await readFiles(folder);
  return (context) => {
    const { req, res, url } = context;
    const file = files.get(decodeURIComponent(url.pathname));
    if (!file) return false;
    if (!isRead(req.method)) return sendMethodNotAllowed(context, "GET, HEAD");
    const accepted = chooseEncoding(req.headers["accept-encoding"]);
    const encoded = accepted === "identity" ? undefined : file[accepted];
    const { bytes, etag } = encoded ?? file.plain;
    for (const [name, value] of Object.entries(file.headers)) res.setHeader(name, value);
    res.setHeader("ETag", etag());
    if (encoded) res.setHeader("Content-Encoding", accepted);
    if (sendIfUnchanged(context, 200)) return true;
    res.writeHead(200, { "Content-Length": bytes.length });
    res.end(req.method === "HEAD" ? undefined : bytes);
    return true;
  };
}

const compressed = /\.(br|gz)$/;
/** Left behind by editors and file managers; `.well-known` is meant to be served. */
const hidden = /(^|\/)\.(?!well-known\/)/;

/** Every file by its decoded path. */
async function readFiles(folder: string): Promise<Map<string, BuiltFile>> {
  const names = await filesBelow(folder);
  const known = new Set(names);
  const read = (name: string, encoding: Encoding): Version => {
    const bytes = readFileSync(path.join(folder, name));
    let etag: string | undefined;
    return {
      bytes,
      etag: () => {
        etag ??= etagOf(bytes, encoding);
        return etag;
      },
    };
  };
  const toFile = (name: string): BuiltFile => {
    const br = known.has(`${name}.br`) ? read(`${name}.br`, "br") : undefined;
    const gzip = known.has(`${name}.gz`) ? read(`${name}.gz`, "gzip") : undefined;
    const vary: Record<string, string> = br || gzip ? { Vary: "Accept-Encoding" } : {};
    return { headers: { ...headersOf(name), ...vary }, plain: read(name, "identity"), br, gzip };
  };
  const served = names.filter((name) => !compressed.test(name) && !hidden.test(name));
  return new Map(served.map((name) => [`/${name.replaceAll(path.sep, "/")}`, toFile(name)]));
}

/** Hashed names never change their content. */
function headersOf(name: string): Record<string, string> {
  const type = lookup(name) ?? "application/octet-stream";
  const isHashed = name.startsWith(`assets${path.sep}`);
  return {
    "Content-Type": type.startsWith("text/") ? `${type}; charset=utf-8` : type,
    "Cache-Control": isHashed ? "public, max-age=31536000, immutable" : "no-cache",
    ...(type.startsWith("image/") ? crossOriginResource : {}),
    ...(type === "application/pdf" ? { "Content-Security-Policy": pdfPolicy } : {}),
  };
}
