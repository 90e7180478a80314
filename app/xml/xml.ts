/** An escaped piece of XML, ready for insertion into another. */
export interface Xml {
  xml: string;
}

type Content = string | Xml | undefined | Content[];

/**
 * An XML element. Texts and attributes are escaped, and characters that XML cannot hold are removed;
 * undefined attributes are left out.
 */
export function element(
  name: string,
  attributes: Record<string, string | number | undefined> = {},
  ...content: Content[]
): Xml {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : ` ${key}="${escaped(String(value))}"`,
  );
  const inside = content.map(write).join("");
  const open = `<${name}${words.join("")}`;
  return { xml: inside === "" ? `${open}/>` : `${open}>${inside}</${name}>` };
}

/** A whole document around its root element. */
export function xmlDocument(root: Xml): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root.xml}\n`;
}

function write(content: Content): string {
  if (content === undefined) return "";
  if (typeof content === "string") return escaped(content);
  return Array.isArray(content) ? content.map(write).join("") : content.xml;
}

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML 1.0 forbids, lone surrogates among them
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

function escaped(text: string): string {
  return text.replace(forbidden, "").replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
}
