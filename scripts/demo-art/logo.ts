import { group, place, round, svgDocument } from "./svg.ts";
import { type SymbolName, symbols } from "./symbols.ts";
import { type Face, measure, write } from "./textOutlines.ts";

/** A logo: a symbol and up to two lines of text, on a transparent background. */
export interface Logo {
  symbol: SymbolName;
  lines?: readonly [string] | readonly [string, string];
  color: string;
  /** The symbol's colour, if different from the text's. */
  accent?: string;
  face?: Face;
  tracking?: number;
  layout?: "row" | "stack";
  width: number;
  height: number;
}

/** The logo as an SVG document, as large as its proportions allow. */
export function drawLogo({
  symbol,
  lines,
  color,
  accent = color,
  face = "display",
  tracking = 0,
  layout = "row",
  width,
  height,
}: Logo): string {
  const mark = symbols[symbol](accent);
  if (!lines) {
    return svgDocument(
      width,
      height,
      place(mark, width / 2, height / 2, Math.min(width, height) / 110),
    );
  }
  const size = lines.length === 2 ? 44 : 58;
  const longest = Math.max(...lines.map((line) => measure(line, { size, face, tracking })));
  const rise = size * 1.02;
  const block = (x: number, y: number, align: "start" | "middle") =>
    lines
      .map((line, i) => write(line, { x, y: y + i * rise, size, color, face, align, tracking }))
      .join("");
  const stacked = layout === "stack";
  const w = stacked ? Math.max(longest, 110) : 100 + 26 + longest;
  const h = stacked ? 110 + 24 + rise * lines.length : Math.max(100, rise * lines.length);
  const scale = Math.min((width * 0.94) / w, (height * 0.92) / h);
  const content = stacked
    ? place(mark, w / 2, 52, 1.04) + block(w / 2, 124 + size * 0.78, "middle")
    : place(mark, 50, h / 2, 1) +
      block(126, h / 2 - (rise * (lines.length - 1)) / 2 + size * 0.34, "start");
  const x = (width - w * scale) / 2;
  const y = (height - h * scale) / 2;
  return svgDocument(
    width,
    height,
    group(content, `transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})"`),
  );
}
