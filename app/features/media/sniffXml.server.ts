/** Roots of documents that may contain scripts. */
const activeRoots = new Set(["svg", "html", "head", "body", "script", "iframe"]);
/** Roots that a browser may treat as HTML if nothing declares the file as XML. */
const pieceRoots = new Set(
  `
    style title meta link base div span p a b i br font table form img h1 h2
    object embed video audio template center marquee details
  `
    .trim()
    .split(/\s+/),
);
const activeNamespaces = /www\.w3\.org\/(1999\/xhtml|2000\/svg)/i;

/**
 * Recognizes XML without parsing it: skips the declaration, comments, processing instructions and document
 * type to find the root element. SVG and HTML are refused even when written as XML (contract 6).
 */
export function sniffXml(head: Buffer): "xml" | undefined {
  const text = decode(head);
  if (text.includes("\0")) return undefined;
  const content = skipProlog(text);
  const root = /^<([A-Za-z_][\w.-]*:)?([A-Za-z_\u00C0-\uFFFD][\w.\u00B7-\uFFFD-]*)([\s/>])/.exec(
    content,
  );
  const name = root?.[2]?.toLowerCase();
  if (!name || activeRoots.has(name)) return undefined;
  const saysXml = root?.[1] !== undefined || /^\s*<\?xml\s/.test(text);
  if (!saysXml && pieceRoots.has(name)) return undefined;
  const tag = /^<(?:[^"'>]|"[^"]*"|'[^']*')*/.exec(content)?.[0] ?? "";
  // A namespace spelled with character references (`&#108;`) is an attempt to hide it.
  const isHidden = /xmlns[^=]*=\s*(?:"[^"]*&|'[^']*&)/.test(tag);
  return isHidden || activeNamespaces.test(tag) ? undefined : "xml";
}

function decode(head: Buffer): string {
  if (head[0] === 0xff && head[1] === 0xfe) return head.toString("utf16le", 2);
  if (head[0] === 0xfe && head[1] === 0xff) {
    const even = head.subarray(2, head.length - (head.length % 2));
    return Buffer.from(even).swap16().toString("utf16le");
  }
  return head.toString("utf8").replace(/^\uFEFF/, "");
}

/** The text after the declaration, comments, processing instructions and a harmless document type. */
function skipProlog(text: string): string {
  let rest = text.trimStart();
  for (;;) {
    const end = endOfPart(rest);
    if (end === undefined) return "";
    if (end === 0) return rest;
    rest = rest.slice(end).trimStart();
  }
}

/** Where the first part of a prolog ends; 0 when there is none, undefined for one that is not accepted. */
function endOfPart(prolog: string): number | undefined {
  if (prolog.startsWith("<?")) return endOf(prolog, "?>");
  if (prolog.startsWith("<!--")) return endOf(prolog, "-->");
  if (/^<!DOCTYPE\s/i.test(prolog)) return endOfDocumentType(prolog);
  return 0;
}

function endOf(text: string, mark: string): number | undefined {
  const at = text.indexOf(mark);
  return at < 0 ? undefined : at + mark.length;
}

/** An internal subset ends at `]>`; a document type that names html or svg makes the file an active one. */
function endOfDocumentType(text: string): number | undefined {
  const declaration = /^<!DOCTYPE\s+([\w:.-]+)[^[>]*/i.exec(text);
  if (!declaration || /^(.*:)?(html|svg)$/i.test(declaration[1] ?? "")) return undefined;
  const next = text[declaration[0].length];
  if (next === ">") return declaration[0].length + 1;
  const subset = /\]\s*>/.exec(text);
  return subset ? subset.index + subset[0].length : undefined;
}
