import { promisify } from "node:util";
import { inflate } from "node:zlib";

const inflated = promisify(inflate);

/** An object stream of a real document holds far less. */
const maxStreamBytes = 16 * 1024 * 1024;
const maxBytes = 64 * 1024 * 1024;

/**
 * Whether a PDF is tagged: its catalog names a structure tree and says that it is marked (ISO 32000-1, 14.7.1 and
 * 14.8.1), which programs for blind readers need. Since PDF 1.5 the catalog may stand in a compressed object stream.
 *
 * @returns undefined for an encrypted one, whose object streams cannot be read
 */
export async function isTaggedPdf(bytes: Buffer): Promise<boolean | undefined> {
  const text = bytes.toString("latin1");
  const found = marksIn(text);
  if (found.hasTree && found.isMarked) return true;
  if (/\/Encrypt\b/.test(text)) return undefined;
  let read = 0;
  for (const stream of objectStreams(text, bytes)) {
    const part = await inflated(stream, { maxOutputLength: maxStreamBytes }).catch(() => undefined);
    if (!part) continue;
    read += part.length;
    const more = marksIn(part.toString("latin1"));
    found.hasTree ||= more.hasTree;
    found.isMarked ||= more.isMarked;
    if ((found.hasTree && found.isMarked) || read > maxBytes) break;
  }
  return found.hasTree && found.isMarked;
}

function marksIn(text: string) {
  return {
    hasTree: text.includes("/StructTreeRoot"),
    isMarked: /\/Marked\s+true\b/.test(text),
  };
}

/** The compressed bytes of each object stream. */
function* objectStreams(text: string, bytes: Buffer): Generator<Buffer> {
  for (let at = text.indexOf("/ObjStm"); at >= 0; at = text.indexOf("/ObjStm", at + 1)) {
    const keyword = text.indexOf("stream", at);
    const end = text.indexOf("endstream", keyword);
    if (keyword < 0 || end < 0) return;
    const start = keyword + "stream".length;
    yield bytes.subarray(start + (text[start] === "\r" ? 2 : 1), end);
  }
}
