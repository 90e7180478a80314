import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const withBrotli = promisify(brotliCompress);
const withGzip = promisify(gzip);

export type Encoding = "br" | "gzip" | "identity";

/**
 * Compression levels: kept answers are sent several times, others once. Those sent often are worth the tenth of a
 * second that brotli's last level takes for a tenth fewer bytes.
 */
const quality = {
  often: { br: 11, gzip: 9 },
  kept: { br: 9, gzip: 9 },
  once: { br: 4, gzip: 6 },
};

/** The best supported encoding that the client accepts. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? "").toLowerCase().replaceAll(/\s/g, "").split(",");
  const takes = (name: string) =>
    accepted.some((entry) => entry.split(";")[0] === name && !/;q=0(\.0+)?$/.test(entry));
  if (takes("br")) return "br";
  return takes("gzip") ? "gzip" : "identity";
}

export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  use: keyof typeof quality,
): Promise<Uint8Array> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return withGzip(body, { level: quality[use].gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality[use].br,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return withBrotli(body, { params });
}

/** A strong ETag of these bytes; each encoding has its own. */
export function etagOf(body: Uint8Array, encoding: Encoding): string {
  return `"${createHash("sha1").update(body).digest("base64url")}-${encoding}"`;
}

/** Whether an `If-None-Match` header names this ETag. */
export function namesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  return ifNoneMatch.split(",").some((entry) => {
    const known = entry.trim().replace(/^W\//, "");
    return known === etag || known === "*";
  });
}
