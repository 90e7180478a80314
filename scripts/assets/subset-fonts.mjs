// Generates the site's two typefaces: run `node scripts/assets/subset-fonts.mjs` once, then commit the results.
// Bricolage Grotesque is instanced at its largest optical size (tight, with character) and in one weight,
// because only headings use it: this halves what a phone loads before its first text. Each face is split
// into two files: the letters of Portuguese and English with the punctuation of the site's texts, and the
// rest of Latin-1 with programming symbols, which a browser fetches only for a page with such a character.
// Share cards have each face in one weight and one TrueType file, since Pango does not read WOFF2.
import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const packages = new URL("../../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../../app/styles/fonts/", import.meta.url);
const cardTarget = new URL("../../app/styles/typefaces/", import.meta.url);

const range = (from, to) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index));
const signs = "#*<=>\\^_`{|}~";
const letters = [...range(0x20, 0x7e)].filter((letter) => !signs.includes(letter)).join("");
const usual = `${letters}\u00a0ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúº°²·©–—‘’“”…−`;
const marks = "ıŒœ‚„‹›•™€←↑→↓↗";
const rest = [...signs, ...range(0xa1, 0xff), ...marks]
  .filter((letter) => !usual.includes(letter))
  .join("");

/**
 * Neither face's f collides with the next letter, so ligatures are unnecessary: the features left out are a
 * sixth of the bytes.
 */
const keepFeatures = ["kern"];

const faces = [
  {
    source: "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    options: { variationAxes: { opsz: 96, wght: 600 } },
    cardAxes: { opsz: 96, wght: 760 },
    name: "bricolage-grotesque",
  },
  {
    source: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    options: { variationAxes: { wght: { min: 400, max: 700 } } },
    cardAxes: { wght: 560 },
    name: "hanken-grotesk",
  },
];

for (const { source, options, cardAxes, name } of faces) {
  const original = await readFile(new URL(source, packages));
  for (const [file, text] of [
    [`${name}.woff2`, usual],
    [`${name}-rest.woff2`, rest],
  ]) {
    const font = await subset(original, text, { targetFormat: "woff2", keepFeatures, ...options });
    await writeFile(new URL(file, target), font);
  }
  const card = await subset(original, usual + rest, {
    targetFormat: "truetype",
    keepFeatures,
    variationAxes: cardAxes,
  });
  await writeFile(new URL(`${name}.ttf`, cardTarget), card);
  console.info(name, "unicode-range of the rest:", unicodeRange(rest));
}

/** In CSS syntax, with consecutive code points as ranges. */
function unicodeRange(text) {
  const points = [...text].map((letter) => letter.codePointAt(0)).sort((a, b) => a - b);
  const ranges = [];
  for (const point of points) {
    const last = ranges.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else ranges.push([point, point]);
  }
  const hex = (point) => point.toString(16);
  return ranges.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ""}`).join(", ");
}
