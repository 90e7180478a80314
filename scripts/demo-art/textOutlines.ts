import { readFileSync } from "node:fs";
import opentype from "opentype.js";

const load = (name: string) =>
  opentype.parse(toArrayBuffer(readFileSync(`app/styles/typefaces/${name}.ttf`)));

/** The typefaces of the share cards. */
const fonts = { display: load("bricolage-grotesque"), text: load("hanken-grotesk") };

export type Face = keyof typeof fonts;

interface Writing {
  x: number;
  /** The baseline. */
  y: number;
  /** Font size (em), in the drawing's units. */
  size: number;
  color: string;
  face: Face;
  align: "start" | "middle";
  /** Extra space between letters, in ems. */
  tracking: number;
}

/** Width of a line of text, in the drawing's units. */
export function measure(
  text: string,
  { size, face, tracking }: Pick<Writing, "size" | "face" | "tracking">,
) {
  const width = fonts[face].getAdvanceWidth(text, size, { letterSpacing: tracking });
  // The space after the last letter.
  return width - tracking * size;
}

/** A line of text as outlines, so that a logo needs no typeface where it is drawn. */
export function write(text: string, { x, y, color, align, ...style }: Writing): string {
  const left = align === "middle" ? x - measure(text, style) / 2 : x;
  const { size, face, tracking } = style;
  const path = fonts[face].getPath(text, left, y, size, { letterSpacing: tracking });
  return `<path fill="${color}" d="${path.toPathData(1)}"/>`;
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  return new Uint8Array(bytes).buffer;
}
