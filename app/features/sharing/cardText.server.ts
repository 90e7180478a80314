import path from "node:path";
import sharp from "sharp";

/**
 * The site's typefaces in a format that Pango reads, each in the weight of the cards
 * (scripts/assets/subset-fonts.mjs); relative to the process's working directory, like build/.
 */
const typefaces = path.resolve("app/styles/typefaces");

/** The comma ends the family's name: without it Pango takes the last words of the name for a style. */
const faces = {
  display: { file: "bricolage-grotesque.ttf", family: "Bricolage Grotesque 96pt ExtraBold," },
  text: { file: "hanken-grotesk.ttf", family: "Hanken Grotesk," },
};

/** Distance between baselines, in line heights of the typeface. */
const leading = 0.9;

/** From a headline's size to the smallest still legible in a chat; pixels. */
const sizes = [104, 92, 80, 70, 62, 54, 48];
const smallest = 48;

/** Longer titles (up to 20,000 characters) are cut before they are fitted. */
const maxLength = 300;

interface Size {
  width: number;
  height: number;
}

interface Style {
  face: keyof typeof faces;
  /** Font size in pixels. */
  size: number;
  color: string;
  /** Where lines end: at words, and within those that are wider; without it there is one line. */
  width?: number;
}

/** A text as pixels, in a box that fits tightly around its ink. */
export interface RenderedText {
  data: Buffer;
  info: Size & { channels: 1 | 2 | 3 | 4 };
}

/**
 * Renders a title as large as fits into a box of pixels, in balanced lines. What does not fit at the smallest
 * size ends in an ellipsis.
 *
 * @returns undefined where the typeface has none of its letters
 */
export async function renderTitle(
  title: string,
  color: string,
  box: Size,
): Promise<RenderedText | undefined> {
  const text = drawable(title.slice(0, maxLength));
  for (const size of sizes) {
    const style: Style = { face: "display", size, color, width: box.width };
    const fitted = await renderText(text, style, "word");
    if (!fitted) return undefined;
    if (isWithin(fitted.info, box)) return balanced(text, style, fitted);
  }
  return shortened(text, { face: "display", size: smallest, color, width: box.width }, box.height);
}

/** In the narrowest box with as many lines, so that no word is left alone on the last one. */
async function balanced(text: string, style: Style, widest: RenderedText): Promise<RenderedText> {
  const lines = countLines(widest, style);
  let [best, tooNarrow, width] = [widest, widest.info.width / 2, widest.info.width];
  while (lines > 1 && width - tooNarrow > style.size / 4) {
    const middle = Math.round((width + tooNarrow) / 2);
    const narrower = await renderText(text, { ...style, width: middle }, "word");
    if (narrower && narrower.info.width <= middle && countLines(narrower, style) === lines) {
      [best, width] = [narrower, middle];
    } else tooNarrow = middle;
  }
  return best;
}

/** Ink of one line is between a half and the whole of its height. */
function countLines({ info }: RenderedText, { size }: Style): number {
  return Math.round(info.height / (size * 1.2 * leading) + 0.3);
}

/** As many letters as fit, and an ellipsis. */
async function shortened(text: string, style: Style, height: number) {
  const whole = await renderText(text, style);
  if (whole && whole.info.height <= height) return whole;
  const letters = [...text];
  let [fits, tooMany] = [0, letters.length];
  let best: RenderedText | undefined;
  while (tooMany - fits > 1) {
    const count = Math.floor((fits + tooMany) / 2);
    const shorter = await renderText(`${letters.slice(0, count).join("").trimEnd()}…`, style);
    if (shorter && shorter.info.height <= height) [best, fits] = [shorter, count];
    else tooMany = count;
  }
  return best;
}

function isWithin(size: Size, box: Size): boolean {
  return size.width <= box.width && size.height <= box.height;
}

/** @returns undefined where the typeface has none of the letters */
export async function renderText(
  text: string,
  { face, size, color, width }: Style,
  wrap: "word" | "word-char" = "word-char",
): Promise<RenderedText | undefined> {
  const letters = drawable(text);
  if (letters === "") return undefined;
  const { file, family } = faces[face];
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" line_height="${leading}">${asMarkup(letters)}</span>`,
      font: `${family} ${size}`,
      fontfile: path.join(typefaces, file),
      // A point is a pixel.
      dpi: 72,
      rgba: true,
      ...(width ? { width, wrap } : { wrap: "none" }),
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, info };
}

/** What the typefaces have (scripts/assets/subset-fonts.mjs). */
const known = /[ -~¡-¬®-ÿıŒœ–—‘’‚“”„•…‹›−€™←↑→↓↗]/u;

/** A text reduced to letters of the typefaces: others lose their accents or, failing that, are dropped. */
export function drawable(text: string): string {
  const letters = [...text.normalize("NFC")].map((letter) => {
    if (known.test(letter)) return letter;
    const [base = ""] = letter.normalize("NFKD");
    return known.test(base) ? base : " ";
  });
  return letters.join("").replace(/\s+/g, " ").trim();
}

function asMarkup(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}
