import { brotliDecompressSync } from "node:zlib";
import { pack } from "#app/db/history/packed.server.ts";
import { parseSentJson } from "#app/text/characters.ts";
import { isPlainRecord, type Row } from "./rows.ts";

/** No draft is longer. */
const maxBytes = 4_000_000;

/**
 * A draft's content as a hidden field of the form that was opened with it: drafts leave no history that would tell
 * later what it was.
 */
export function packDraft(content: object): string {
  return pack(JSON.stringify(content)).toString("base64url");
}

/** The reverse; undefined for anything else. */
export function unpackDraft(text: string): Row | undefined {
  try {
    const json = brotliDecompressSync(Buffer.from(text, "base64url"), {
      maxOutputLength: maxBytes,
    });
    const content: unknown = parseSentJson(json.toString());
    return isPlainRecord(content) ? content : undefined;
  } catch {
    return undefined;
  }
}
