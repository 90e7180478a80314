// Makes the two typefaces of the site, once: `node scripts/subset-fonts.mjs`, then commit the results.
// Bricolage Grotesque is drawn at its largest optical size (tight, with character) and in one weight,
// because it only sets headings: half the bytes that stand before a phone's first words. Both keep Latin-1 with the typographic marks and arrows that the texts use.
import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const packages = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../app/styles/fonts/", import.meta.url);

const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const marks = [..."ıŒœ–—‘’‚“”„•…‹›−€™←↑→↓↗"].map((mark) => mark.codePointAt(0));
const text = String.fromCodePoint(...range(0x20, 0x7e), ...range(0xa0, 0xff), ...marks);

const faces = [
  {
    source: "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { opsz: 96, wght: 600 },
    name: "bricolage-grotesque.woff2",
  },
  {
    source: "hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    name: "hanken-grotesk.woff2",
  },
];

for (const { source, axes, name } of faces) {
  const original = await readFile(new URL(source, packages));
  const options = { targetFormat: "woff2", variationAxes: axes };
  await writeFile(new URL(name, target), await subset(original, text, options));
}
