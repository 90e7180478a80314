import type { FileType } from "./fileTypes.ts";
import { sniffXml } from "./sniffXml.server.ts";

/** How many of a file's first bytes {@link sniff} needs. */
export const sniffBytes = 16384;

/**
 * A file's type from its first bytes, never from its name. Any zip is reported as `docx`; whether it really
 * is one is checked from its central directory once it is complete (`docx.server.ts`).
 *
 * @param head the first {@link sniffBytes} bytes, or the whole file if it is shorter
 */
export function sniff(head: Buffer): FileType | undefined {
  if (startsWith(head, "ffd8ff")) return "jpg";
  if (startsWith(head, "89504e470d0a1a0a")) return "png";
  if (text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP") return "webp";
  if (["GIF87a", "GIF89a"].includes(text(head, 0, 6))) return "gif";
  if (text(head, 0, 5) === "%PDF-") return "pdf";
  if (startsWith(head, "504b0304")) return "docx";
  if (startsWith(head, "1a45dfa3")) return sniffMatroska(head);
  if (/^(\uFEFF)?WEBVTT(?=[ \t\r\n]|$)/.test(head.toString("utf8", 0, 16))) return "vtt";
  return sniffBoxes(head) ?? sniffXml(head);
}

/** WebM is Matroska with the document type `webm` in its EBML header (element 42 82). */
function sniffMatroska(head: Buffer): FileType | undefined {
  const at = head.subarray(0, 128).indexOf(Buffer.from("4282", "hex"));
  const length = at < 0 ? 0 : (head[at + 2] ?? 0) & 0x7f;
  return text(head, at + 3, at + 3 + length).replace(/\0+$/, "") === "webm" ? "webm" : undefined;
}

const mp4Brands =
  /^(iso[m2-9a]|mp4[12]|avc1|M4V[HP ]|dash|MSNV|f4v |mmp4|3g[p2][1-9a-z]|cmf[cs2])$/;
const quickTimeBoxes = ["moov", "mdat", "wide", "free", "skip", "pnot"];

/** The ISO base media formats (MP4, QuickTime, AVIF) are distinguished by their first box and its brands. */
function sniffBoxes(head: Buffer): FileType | undefined {
  if (head.length < 12) return undefined;
  const size = head.readUInt32BE(0);
  const box = text(head, 4, 8);
  if (quickTimeBoxes.includes(box)) return size === 1 || size >= 8 ? "mov" : undefined;
  if (box !== "ftyp" || size < 16) return undefined;
  const [major = "", ...compatible] = brands(head.subarray(0, size));
  if (major === "avif" || major === "avis") return "avif";
  if (major === "mif1" || major === "msf1") return compatible.includes("avif") ? "avif" : undefined;
  if (major === "qt  ") return "mov";
  return mp4Brands.test(major) ? "mp4" : undefined;
}

/** The major brand, then the compatible ones; the four bytes in between are a version. */
function brands(box: Buffer): string[] {
  const found = [text(box, 8, 12)];
  for (let at = 16; at + 4 <= box.length; at += 4) found.push(text(box, at, at + 4));
  return found;
}

function startsWith(head: Buffer, hex: string): boolean {
  return head.subarray(0, hex.length / 2).toString("hex") === hex;
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString("latin1", Math.max(from, 0), to);
}
