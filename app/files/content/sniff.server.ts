import type { FileType } from "#app/validation/fileTypes.ts";

/** How many of a file's first bytes {@link sniff} needs. */
export const sniffBytes = 16384;

/**
 * A file's type from its first bytes, never from its name. Any zip is reported as `docx`, anything between
 * angle brackets as `xml`, and a film whatever it holds: what the file really is can be told only
 * from all of it (`verify.server.ts`).
 *
 * @param head the first {@link sniffBytes} bytes, or the whole file if it is shorter
 */
export function sniff(head: Buffer): FileType | undefined {
  if (startsWith(head, "ffd8ff")) return "jpg";
  if (startsWith(head, "89504e470d0a1a0a")) return "png";
  if (text(head, 0, 4) === "RIFF" && text(head, 8, 12) === "WEBP") return "webp";
  if (["GIF87a", "GIF89a"].includes(text(head, 0, 6))) return "gif";
  if (startsWith(head, "504b0304")) return "docx";
  if (startsWith(head, "1a45dfa3")) return sniffMatroska(head);
  if (/^(\uFEFF)?WEBVTT(?=[ \t\r\n]|$)/.test(head.toString("utf8", 0, 16))) return "vtt";
  if (isPdf(head)) return "pdf";
  return sniffBoxes(head) ?? (looksLikeMarkup(head) ? "xml" : undefined);
}

/**
 * Readers find the header within the first 1,024 bytes (ISO 32000-1, annex H.3.4.1): printers, proxies and
 * scripts write a line or a few before it. What begins like a page is none, whatever follows.
 */
function isPdf(head: Buffer): boolean {
  const start = text(head, 0, 1024 + "%PDF-1".length);
  const at = start.search(/%PDF-\d/);
  const isPage = /<(\?xml|!doctype|html|head|body|script|svg|iframe)\b/i;
  return at >= 0 && at < 1024 && !isPage.test(start.slice(0, at));
}

/** WebM is Matroska with the document type `webm` in its EBML header (element 42 82). */
function sniffMatroska(head: Buffer): FileType | undefined {
  const at = head.subarray(0, 128).indexOf(Buffer.from("4282", "hex"));
  const length = at < 0 ? 0 : (head[at + 2] ?? 0) & 0x7f;
  return text(head, at + 3, at + 3 + length).replace(/\0+$/, "") === "webm" ? "webm" : undefined;
}

/** Brands of films, whichever of a file's brands they are (mp4ra.org): cameras put their own first. */
const filmBrands =
  /^(iso[m2-9a-c]|mp4[12]|mp71|avc[1-4]|hvc1|hev1|M4[AVB][HP ]|dash|ms[di][hx]|MSNV|[fF]4[va] |mmp4|3g[p2e][1-9a-z]|cmf[cs2]|XAVC)$/;
/** Brands of pictures (HEIF, AVIF, JPEG 2000) and of cameras' raw files, which name a film's brand as well. */
const pictureBrands = /^(mif[12]|msf1|hei[cmsx]|hev[cmsx]|avi[fs]|avc[is]|j2k[is]|jp[2mx] |crx )$/;
const quickTimeBoxes = ["moov", "mdat", "wide", "free", "skip", "pnot"];

/**
 * The ISO base media formats (MP4, QuickTime, AVIF) are told apart as players do: by any of the brands in
 * their first box, of which the major one may be a camera maker's own.
 */
function sniffBoxes(head: Buffer): FileType | undefined {
  if (head.length < 12) return undefined;
  const size = head.readUInt32BE(0);
  if (quickTimeBoxes.includes(text(head, 4, 8))) return size === 1 || size >= 8 ? "mov" : undefined;
  const all = brandsOf(head);
  const [major] = all;
  if (all.some((brand) => pictureBrands.test(brand))) return sniffPicture(all);
  if (major === "qt  ") return "mov";
  if (all.some((brand) => filmBrands.test(brand))) return "mp4";
  return all.includes("qt  ") ? "mov" : undefined;
}

function sniffPicture(all: string[]): FileType | undefined {
  return all.includes("avif") || all.includes("avis") ? "avif" : undefined;
}

/** Whether it is a photo as iPhones take them (ISO 23008-12, of HEVC). */
export function isHeic(head: Buffer): boolean {
  return (
    sniff(head) === undefined && brandsOf(head).some((brand) => /^he(i[cmsx]|v[cmsx])$/.test(brand))
  );
}

/** The brands that a file's first box names; none where that says nothing of its type. */
function brandsOf(head: Buffer): string[] {
  const size = head.length < 12 ? 0 : head.readUInt32BE(0);
  return text(head, 4, 8) === "ftyp" && size >= 16 ? brands(head.subarray(0, size)) : [];
}

/** The major brand, then the compatible ones; the four bytes in between are a version. */
function brands(box: Buffer): string[] {
  const found = [text(box, 8, 12)];
  for (let at = 16; at + 4 <= box.length; at += 4) found.push(text(box, at, at + 4));
  return found;
}

/** In UTF-8 and its like, or in UTF-16 with its mark or without. */
function looksLikeMarkup(head: Buffer): boolean {
  const start = text(head, 0, 1024).replace(/^(\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, "");
  return /^[\s\0]*<\0?[?!\w:\u0080-\u00FF]/.test(start);
}

function startsWith(head: Buffer, hex: string): boolean {
  return head.subarray(0, hex.length / 2).toString("hex") === hex;
}

function text(head: Buffer, from: number, to: number): string {
  return head.toString("latin1", Math.max(from, 0), to);
}
