import outlines from "./letters.json";

export type Face = keyof typeof outlines;

interface Writing {
  x: number;
  y: number;
  /** Font size (em), in the drawing's units. */
  size: number;
  color: string;
  face?: Face;
  align?: "start" | "middle" | "end";
  /** Extra space between letters, in ems. */
  tracking?: number;
}

const glyph = (face: Face, character: string): [advance: number, d: string] => {
  const glyphs = outlines[face].glyphs as unknown as Record<string, [number, string]>;
  const known = Object.hasOwn(glyphs, character) ? glyphs[character] : undefined;
  return known ?? [outlines[face].em / 3, ""];
};

/** A text reduced to glyphs the face has: other letters lose their accents or, failing that, are dropped. */
export function drawable(text: string, face: Face = "display"): string {
  const { glyphs } = outlines[face];
  const letters = [...text.normalize("NFC")].flatMap((character) => {
    if (Object.hasOwn(glyphs, character)) return character;
    const [base = ""] = character.normalize("NFKD");
    return Object.hasOwn(glyphs, base) ? base : " ";
  });
  return letters.join("").replace(/\s+/g, " ").trim();
}

/** Width of a line of text, in the drawing's units. */
export function measure(text: string, size: number, face: Face = "display", tracking = 0): number {
  const { em } = outlines[face];
  const advances = [...text].reduce((sum, c) => sum + glyph(face, c)[0] / em + tracking, 0);
  return (advances - tracking) * size;
}

/** A line of text as outlines, so that no font is needed where it is drawn. `y` is the baseline. */
export function write(
  text: string,
  { x, y, size, color, face = "display", align = "start", tracking = 0 }: Writing,
) {
  const scale = size / outlines[face].em;
  const width = measure(text, size, face, tracking);
  const left = x - { start: 0, middle: width / 2, end: width }[align];
  let at = 0;
  const letters = [...text].map((character) => {
    const [advance, d] = glyph(face, character);
    const drawn = d ? `<path transform="translate(${Math.round(at)})" d="${d}"/>` : "";
    at += advance + tracking * outlines[face].em;
    return drawn;
  });
  const place = `translate(${left.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return `<g transform="${place}" fill="${color}">${letters.join("")}</g>`;
}
