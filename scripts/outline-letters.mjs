// Converts two typefaces of the site into outlines: run `node scripts/outline-letters.mjs` once, then commit
// the result. Share cards and the demo's drawings render text with these paths, because a minimal machine
// has no fonts.
import { readFile, writeFile } from "node:fs/promises";
import subset from "subset-font";

const fonts = new URL("../node_modules/@fontsource-variable/", import.meta.url);
const target = new URL("../app/lettering/letters.json", import.meta.url);

// The characters in the site's own files of the two faces (subset-fonts.mjs), without other spaces.
const range = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const codes = [...range(0x20, 0x7e), ...range(0xa1, 0xac), ...range(0xae, 0xff)];
const text = `${String.fromCodePoint(...codes)}ıŒœ–—‘’‚“”„•…‹›−€™←↑→↓↗`;

const faces = {
  display: [
    "bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
    { opsz: 96, wght: 760 },
  ],
  text: ["hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2", { wght: 560 }],
};

/** The tables of a TrueType file, by tag, as views on its bytes. */
function readTables(font) {
  const tables = {};
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    const start = font.readUInt32BE(at + 8);
    tables[font.toString("latin1", at, at + 4)] = font.subarray(
      start,
      start + font.readUInt32BE(at + 12),
    );
  }
  return tables;
}

/** Character code to glyph number, from the format 4 table. */
function readCharacters(cmap) {
  const map = new Map();
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    const size = table.readUInt16BE(6);
    for (let s = 0; s < size; s += 2) {
      const end = table.readUInt16BE(14 + s);
      const start = table.readUInt16BE(16 + size + s);
      const delta = table.readUInt16BE(16 + size * 2 + s);
      const offset = table.readUInt16BE(16 + size * 3 + s);
      for (let code = start; code <= end && code !== 0xffff; code++) {
        const at = 16 + size * 3 + s + offset + (code - start) * 2;
        const glyph = offset ? table.readUInt16BE(at) : code;
        map.set(code, (glyph + delta) & 0xffff);
      }
    }
  }
  return map;
}

/** Contours of a glyph: lists of `{x, y, on}`; composite glyphs are resolved. */
function readContours(font, glyph) {
  const long = font.head.readInt16BE(50) === 1;
  const place = (n) => (long ? font.loca.readUInt32BE(n * 4) : font.loca.readUInt16BE(n * 2) * 2);
  if (place(glyph) === place(glyph + 1)) return [];
  const data = font.glyf.subarray(place(glyph), place(glyph + 1));
  const count = data.readInt16BE(0);
  return count < 0 ? readComposite(font, data) : readSimple(data, count);
}

function readSimple(data, count) {
  const ends = Array.from({ length: count }, (_, i) => data.readUInt16BE(10 + i * 2));
  const total = ends.at(-1) + 1;
  let at = 12 + count * 2 + data.readUInt16BE(10 + count * 2);
  const flags = [];
  while (flags.length < total) {
    const flag = data[at++];
    const times = flag & 8 ? data[at++] + 1 : 1;
    for (let i = 0; i < times; i++) flags.push(flag);
  }
  const coordinates = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? data[at++] : -data[at++];
      else if (!(flag & same)) {
        value += data.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  const points = flags.map((flag, i) => ({ x: xs[i], y: ys[i], on: (flag & 1) === 1 }));
  return ends.map((end, i) => points.slice(i ? ends[i - 1] + 1 : 0, end + 1));
}

function readComposite(font, data) {
  const contours = [];
  for (let at = 10, flags = 32; flags & 32; ) {
    flags = data.readUInt16BE(at);
    const glyph = data.readUInt16BE(at + 2);
    const wide = flags & 1;
    const dx = wide ? data.readInt16BE(at + 4) : data.readInt8(at + 4);
    const dy = wide ? data.readInt16BE(at + 6) : data.readInt8(at + 5);
    at += wide ? 8 : 6;
    let [xx, xy, yx, yy] = [1, 0, 0, 1];
    const scale = (n) => data.readInt16BE(at + n) / 16384;
    if (flags & 8) {
      xx = yy = scale(0);
      at += 2;
    } else if (flags & 64) {
      [xx, yy] = [scale(0), scale(2)];
      at += 4;
    } else if (flags & 128) {
      [xx, xy, yx, yy] = [scale(0), scale(2), scale(4), scale(6)];
      at += 8;
    }
    for (const contour of readContours(font, glyph)) {
      contours.push(
        contour.map(({ x, y, on }) => ({
          x: Math.round(x * xx + y * yx + dx),
          y: Math.round(x * xy + y * yy + dy),
          on,
        })),
      );
    }
  }
  return contours;
}

const middle = (a, b) => ({ x: Math.round((a.x + b.x) / 2), y: Math.round((a.y + b.y) / 2) });

/** A contour as path data, y downwards. */
function toPath(points) {
  const first = points.findIndex((point) => point.on);
  const turned = [...points.slice(first), ...points.slice(0, first)];
  let d = `M${turned[0].x} ${-turned[0].y}`;
  for (let i = 1; i <= turned.length; i++) {
    const point = turned[i % turned.length];
    if (point.on) d += `L${point.x} ${-point.y}`;
    else {
      const next = turned[(i + 1) % turned.length];
      const end = next.on ? next : middle(point, next);
      d += `Q${point.x} ${-point.y} ${end.x} ${-end.y}`;
      if (next.on) i++;
    }
  }
  return `${d}Z`;
}

const letters = {};
for (const [name, [file, variationAxes]] of Object.entries(faces)) {
  const original = await readFile(new URL(file, fonts));
  const options = { targetFormat: "sfnt", variationAxes };
  const font = readTables(await subset(original, text, options));
  const characters = readCharacters(font.cmap);
  const metrics = font.hhea.readUInt16BE(34);
  letters[name] = { em: font.head.readUInt16BE(18), glyphs: {} };
  for (const character of text) {
    const glyph = characters.get(character.codePointAt(0)) ?? 0;
    const advance = font.hmtx.readUInt16BE(Math.min(glyph, metrics - 1) * 4);
    const d = readContours(font, glyph).map(toPath).join("");
    letters[name].glyphs[character] = [advance, d];
  }
}
await writeFile(target, JSON.stringify(letters));
