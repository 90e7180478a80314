import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** Better ones cost four times as much and save nothing. */
const quality = 5;

/** Content of a revision as its column holds it: JSON, compressed. */
export function pack(json: string): Buffer {
  return brotliCompressSync(json, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    },
  });
}

/** The reverse, parsed. */
export function unpack<Content>(packed: Uint8Array): Content {
  return JSON.parse(brotliDecompressSync(packed).toString()) as Content;
}
