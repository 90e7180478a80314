import type { SaxesTagNS } from "saxes";
import type { TempFile } from "../tempFile.server.ts";
import { XmlReader } from "./xmlReader.ts";

/**
 * What an XML file is: a document; or a page or a drawing that may run programs where a reader opens it,
 * which is refused even when written as XML (contract 6); undefined for no XML.
 */
export type XmlKind = "document" | "active" | undefined;

const activeNamespaces = ["http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg"];
/** Roots that a browser takes for HTML or SVG where nothing names another vocabulary. */
const pageRoots = new Set(["svg", "html", "head", "body", "script", "iframe"]);
/** The same, but only where nothing declares the file as XML: other vocabularies have tables and forms too. */
const pieceRoots = new Set(
  `
    style title meta link base div span p a b i br font table form img h1 h2
    object embed video audio template center marquee details
  `
    .trim()
    .split(/\s+/),
);
/** Elements of XHTML and SVG that run or load a program; others only format (`xhtml:link`, `xhtml:p`). */
const activeElements = new Set(
  "script iframe frame object embed applet handler listener set animate".split(" "),
);
/** XML knows the word in capitals only, and would end there. */
const pageType = /^\W*<!doctype\s+(html|svg)\b/i;
const pieceBytes = 64 * 1024;

/**
 * Judges XML as the programs that open it do: by its root element, however long a comment stands before it,
 * and by the namespace that an element is in, not by those that are declared and used for something else.
 */
export async function xmlKind(file: TempFile): Promise<XmlKind> {
  const judge = new XmlJudge();
  for (let at = 0; at < file.size && !judge.isDecided; at += pieceBytes) {
    judge.write(await file.read(at, Math.min(at + pieceBytes, file.size)));
  }
  return judge.kind;
}

/** The kind as far as the first bytes of a file show it; `open` where it depends on the rest. */
export function xmlKindOfHead(head: Buffer): XmlKind | "open" {
  const judge = new XmlJudge();
  judge.write(head);
  return judge.isDecided ? judge.kind : "open";
}

/** Reads a file in pieces until its kind is certain. */
class XmlJudge {
  kind: XmlKind;
  private isDeclared = false;
  private isFirst = true;
  private readonly reader = new XmlReader({
    onDeclaration: () => {
      this.isDeclared = true;
    },
    onDocumentType: (text) => {
      if (isActiveDocumentType(text)) this.decide("active");
    },
    onTag: (tag) => {
      const isRoot = this.kind === undefined;
      this.kind = "document";
      if (isActive(tag) || (isRoot && isPage(tag, this.isDeclared))) this.decide("active");
    },
    onLimit: () => {
      this.kind = undefined;
    },
  });

  get isDecided(): boolean {
    return this.reader.isStopped || this.kind === "active";
  }

  write(piece: Buffer): void {
    if (this.isFirst && pageType.test(piece.toString("latin1", 0, 1024))) this.kind = "active";
    else this.reader.write(piece);
    this.isFirst = false;
  }

  private decide(kind: XmlKind): never {
    this.kind = kind;
    return this.reader.stop();
  }
}

/** Whether a browser would take a document of this root for a page or a drawing. */
function isPage({ local, uri }: SaxesTagNS, isDeclared: boolean): boolean {
  const name = local.toLowerCase();
  if (uri !== "") return isActiveNamespace(uri);
  return pageRoots.has(name) || (!isDeclared && pieceRoots.has(name));
}

function isActive({ local, uri, attributes }: SaxesTagNS): boolean {
  if (!isActiveNamespace(uri)) return false;
  if (activeElements.has(local.toLowerCase())) return true;
  return Object.values(attributes).some(
    ({ name, value }) => /^on/i.test(name) || /^[\s\p{Cc}]*javascript:/iu.test(value),
  );
}

/** An entity that the reader has not resolved can stand in a namespace only to hide it. */
function isActiveNamespace(uri: string): boolean {
  return activeNamespaces.includes(uri.trim()) || uri.includes("&");
}

/** A type that names HTML or SVG, or whose entities and defaults would bring their elements in. */
function isActiveDocumentType(text: string): boolean {
  const name = /^\s*([^\s[>]+)/.exec(text)?.[1] ?? "";
  if (/^(.*:)?(html|svg)$/i.test(name)) return true;
  // Comments and instructions may hold a single quote.
  const parts = text.match(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|"[^"]*"|'[^']*'/g) ?? [];
  return parts
    .filter((part) => !part.startsWith("<"))
    .map((literal) => withoutReferences(withoutReferences(literal)))
    .some((literal) => ["<", ...activeNamespaces].some((hidden) => literal.includes(hidden)));
}

/** With its character references (`&#60;`) resolved, under which markup may hide. */
function withoutReferences(text: string): string {
  return text.replace(/&#(?:x([\da-f]{1,6})|(\d{1,7}));/gi, (reference, hex, decimal) => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : reference;
  });
}
