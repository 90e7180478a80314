import { darker, hue, lighter, mix } from "../color.ts";
import { rowboat } from "../parts/boats.ts";
import { palm } from "../parts/palm.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { towers } from "../parts/towers.ts";
import { ridge, tide, water } from "../parts/water.ts";
import type { Stage } from "../stage.ts";
import { dashes, line, poly, rect, repeat, stroke } from "../svg.ts";

const WATER = 960;
const walls = [
  hue.coral,
  hue.ochre,
  hue.teal,
  hue.mist,
  hue.blush,
  hue.leaf,
  hue.river,
  hue.dune,
  hue.ember,
  hue.sand,
];

/** Stilt houses over the tide, the city's towers far behind; repaired and painted after the works. */
export function palafitas(stage: Stage): string {
  const far =
    towers(stage, {
      base: WATER - 30,
      from: -20,
      to: 2420,
      distance: 0.6,
      lowest: 150,
      highest: 560,
    }) + ridge(stage, WATER + 2, 60, stage.paint(hue.forest, 0.4));
  const back =
    row(stage, 60, 2360, WATER + 10, 0.74, 0.26) +
    palm(stage, 760, WATER + 4, 330, 0.1, 0.2) +
    palm(stage, 1690, WATER + 4, 380, -0.12, 0.2);
  const front = row(stage, 420, 2080, WATER + 130, 1.16, 0.02);
  return (
    sky(stage, { horizon: WATER, sun: { x: 1960, y: 430, r: 110 }, clouds: 6, birds: 6 }) +
    far +
    water(stage, WATER, far + back, 1960) +
    back +
    front +
    rowboat(stage, 300, 1290, 1.05) +
    rowboat(stage, 1620, 1330, 1.2, true, hue.mangrove) +
    rowboat(stage, 2180, 1180, 0.8, true, hue.ochre) +
    tide(stage, 1420, 3)
  );
}

function row(
  stage: Stage,
  from: number,
  to: number,
  foot: number,
  size: number,
  distance: number,
): string {
  const { random } = stage;
  let drawn = "";
  for (let x = from; x < to; ) {
    const w = random.between(190, 280) * size;
    drawn += house(stage, x, foot, w, size, distance);
    x += w + random.between(6, 46) * size;
  }
  return drawn;
}

function house(
  stage: Stage,
  x: number,
  foot: number,
  w: number,
  s: number,
  distance: number,
): string {
  const { random, light } = stage;
  const wall = stage.paint(random.pick(walls), distance);
  const wood = stage.paint(hue.bark, distance);
  const tin = stage.paint(random.pick([hue.stone, hue.clay, hue.mist]), distance);
  const stilts = random.between(96, 130) * s;
  const h = random.between(120, 156) * s;
  const floor = foot - stilts;
  const top = floor - h;
  const boards = repeat(Math.floor(h / (15 * s)), (i) =>
    line([x, top + (i + 1) * 15 * s], [x + w, top + (i + 1) * 15 * s], darker(wall, 0.16), 2),
  );
  const patch = rect(
    x + w * random.between(0.05, 0.6),
    top + h * random.between(0.1, 0.5),
    w * 0.26,
    30 * s,
    mix(wall, stage.paint(random.pick(walls), distance), 0.6),
  );
  const legs =
    repeat(5, (i) =>
      rect(
        x + 8 * s + (i * (w - 26 * s)) / 4,
        floor,
        10 * s,
        stilts + 16,
        darker(wood, (i % 2) * 0.25),
      ),
    ) +
    stroke(
      `M${x + 12} ${floor + stilts * 0.75}L${x + w * 0.5} ${floor + 14}M${x + w * 0.5} ${floor + stilts * 0.75}L${x + w - 14} ${floor + 14}`,
      wood,
      6 * s,
    );
  const glass = light.lamp && random.chance(0.75) ? light.lamp : darker(wall, 0.55);
  const opening = (ox: number, oy: number, ow: number, oh: number, fill: string) =>
    rect(ox - 4 * s, oy - 4 * s, ow + 8 * s, oh + 8 * s, lighter(wall, 0.5)) +
    rect(ox, oy, ow, oh, fill) +
    line([ox + ow / 2, oy], [ox + ow / 2, oy + oh], lighter(wall, 0.4), 3 * s);
  const porch = random.chance(0.7)
    ? rect(x - 20 * s, floor - 4, w + 40 * s, 13 * s, lighter(wood, 0.2)) +
      dashes(
        [x - 16 * s, floor - 24 * s],
        [x + w * 0.42, floor - 24 * s],
        wood,
        40 * s,
        5 * s,
        19 * s,
      ) +
      line([x - 16 * s, floor - 46 * s], [x + w * 0.42, floor - 46 * s], wood, 5 * s)
    : rect(x - 8 * s, floor - 4, w + 16 * s, 13 * s, lighter(wood, 0.2));
  const high = random.between(30, 58) * s;
  const roof =
    poly(
      [
        [x - 20 * s, top + 4],
        [x + w * 0.16, top - high],
        [x + w * 1.02, top - high * 0.8],
        [x + w + 20 * s, top + 4],
      ],
      tin,
    ) +
    repeat(8, (i) =>
      line(
        [x + w * (0.2 + i * 0.1), top - high * 0.94],
        [x + w * (0.02 + i * 0.138), top + 2],
        darker(tin, 0.22),
        2.4,
      ),
    ) +
    rect(x - 20 * s, top, w + 40 * s, 7 * s, darker(tin, 0.35));
  const laundry = random.chance(0.5)
    ? stroke(
        `M${x + w * 0.5} ${floor - 64 * s}Q${x + w * 0.8} ${floor - 50 * s} ${x + w + 30 * s} ${floor - 66 * s}`,
        stage.paint(hue.ink, distance),
        2,
      ) +
      repeat(4, (i) =>
        rect(
          x + w * (0.56 + i * 0.12),
          floor - 59 * s,
          w * 0.08,
          (26 + (i % 2) * 12) * s,
          stage.paint(random.pick(walls), distance),
        ),
      )
    : "";
  const dweller =
    s > 1 && random.chance(0.6)
      ? person(stage, x + w * 0.28, floor - 2, 104 * s, { pose: "stand" })
      : "";
  return (
    legs +
    rect(x, top, w, h, wall) +
    boards +
    patch +
    rect(x + w * 0.84, top, w * 0.16, h, darker(wall, 0.3), 'opacity=".45"') +
    opening(x + w * 0.12, floor - 92 * s, 46 * s, 90 * s, darker(wood, 0.1)) +
    opening(x + w * 0.52, floor - 92 * s, 62 * s, 46 * s, glass) +
    laundry +
    porch +
    roof +
    dweller
  );
}
