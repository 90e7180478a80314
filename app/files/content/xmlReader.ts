import { SaxesParser, type SaxesTagNS } from "saxes";

/** libxml2, the reader in most programs, refuses to read deeper. */
const maxDepth = 256;
/** Far more than any vocabulary has; a million in one element would keep the site busy for many seconds. */
const maxAttributes = 5000;

interface XmlEvents {
  onDeclaration?: () => void;
  /** @param text the document type between `<!DOCTYPE` and its `>` */
  onDocumentType?: (text: string) => void;
  onTag: (tag: SaxesTagNS) => void;
  /** What is not well-formed; reading goes on as well as it can. */
  onFault?: () => void;
  /** What would take too long to read, or is no XML: reading ends here. */
  onLimit?: () => void;
}

/** Leaves the parser in the middle of a piece. */
class Stopped extends Error {}

/**
 * Reads untrusted XML in pieces of any size, one after the other. Expands no entities and loads nothing.
 */
export class XmlReader {
  isStopped = false;
  private decoder: TextDecoder | undefined;
  private isAtStart = true;
  private readonly parser = new SaxesParser({ xmlns: true });

  constructor(private readonly events: XmlEvents) {
    let depth = 0;
    let attributes = 0;
    const limit = (isWithin: boolean) => {
      if (!isWithin) this.giveUp();
    };
    this.parser.on("error", () => events.onFault?.());
    this.parser.on("xmldecl", () => events.onDeclaration?.());
    this.parser.on("doctype", (text) => events.onDocumentType?.(text));
    this.parser.on("attribute", () => limit(++attributes <= maxAttributes));
    this.parser.on("opentag", (tag) => {
      attributes = 0;
      limit(++depth <= maxDepth);
      events.onTag(tag);
    });
    this.parser.on("closetag", () => {
      depth--;
    });
  }

  write(bytes: Buffer): void {
    this.decoder ??= decoderFor(bytes);
    this.read(this.decoder.decode(bytes, { stream: true }));
  }

  /** Called from an event: nothing more is read. */
  stop(): never {
    this.isStopped = true;
    throw new Stopped();
  }

  private giveUp(): never {
    this.events.onLimit?.();
    return this.stop();
  }

  private read(text: string): void {
    if (this.isStopped) return;
    // XML begins with its declaration, but many programs write an empty line first.
    const piece = this.isAtStart ? text.trimStart() : text;
    if (piece === "") return;
    const isMarkup = !this.isAtStart || /^<[?!\p{L}_:]/u.test(piece);
    this.isAtStart = false;
    try {
      if (isMarkup && !piece.includes("\0")) this.parser.write(piece);
      else this.giveUp();
    } catch (error) {
      if (!(error instanceof Stopped)) throw error;
    }
  }
}

/** A decoder for the encoding that the first bytes show, or else the declaration names. */
function decoderFor(start: Buffer): TextDecoder {
  const pair = start.toString("hex", 0, 2);
  if (pair === "fffe" || pair === "3c00") return new TextDecoder("utf-16le");
  if (pair === "feff" || pair === "003c") return new TextDecoder("utf-16be");
  const declaration = start.toString("latin1", 0, 1024);
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)/.exec(declaration);
  const label = declared?.[1] ?? "utf-8";
  try {
    // A declaration that can be read byte by byte is in no encoding of two bytes.
    return new TextDecoder(/^(utf-?16|ucs-?2|iso-10646|unicode)/i.test(label) ? "utf-8" : label);
  } catch {
    return new TextDecoder();
  }
}
