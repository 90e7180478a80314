import { darker, hue, lighter, mix } from "../color.ts";
import type { Stage } from "../stage.ts";
import { dashes, line, poly, rect, repeat, round } from "../svg.ts";

const walls = [
  hue.coral,
  hue.ochre,
  hue.teal,
  hue.blush,
  hue.leaf,
  hue.sand,
  hue.ember,
  hue.mist,
  hue.river,
  hue.lime,
];

/** Houses side by side, with a gap in the middle of the hill where the stair climbs. */
export function hillHouses(
  stage: Stage,
  from: number,
  to: number,
  base: number,
  s: number,
  distance: number,
): string {
  const { random } = stage;
  let drawn = "";
  for (let x = from; x < to; ) {
    const w = random.between(120, 200) * s;
    const h = random.between(96, 176) * s;
    const gap = x + w > 1120 && x < 1330;
    if (!gap) drawn += home(stage, x, base + random.between(-14, 18), w, h, s, distance);
    x += gap ? 60 : w + random.between(0, 26) * s;
  }
  return drawn;
}

function home(
  stage: Stage,
  x: number,
  base: number,
  w: number,
  h: number,
  s: number,
  distance: number,
): string {
  const { random, light } = stage;
  const wall = stage.paint(random.pick(walls), distance);
  const top = base - h;
  const glass = light.lamp && random.chance(0.6) ? light.lamp : darker(wall, 0.55);
  const kind = random.pick(["tiles", "slab", "tank"] as const);
  const tile = stage.paint(mix(hue.ember, hue.bark, 0.35), distance);
  const roof = {
    tiles:
      poly(
        [
          [x - 8 * s, top + 3],
          [x + w * 0.2, top - 34 * s],
          [x + w * 0.86, top - 34 * s],
          [x + w + 8 * s, top + 3],
        ],
        tile,
      ) +
      repeat(6, (i) =>
        line(
          [x + w * (0.26 + i * 0.1), top - 31 * s],
          [x + w * (0.1 + i * 0.15), top],
          darker(tile, 0.25),
          2,
        ),
      ),
    slab:
      rect(x - 5 * s, top - 9 * s, w + 10 * s, 12 * s, lighter(wall, 0.35)) +
      dashes(
        [x, top - 24 * s],
        [x + w, top - 24 * s],
        stage.paint(hue.ink, distance),
        28 * s,
        3,
        11 * s,
        'opacity=".6"',
      ),
    tank:
      rect(x - 5 * s, top - 8 * s, w + 10 * s, 11 * s, lighter(wall, 0.3)) +
      rect(
        x + w * 0.6,
        top - 46 * s,
        46 * s,
        40 * s,
        stage.paint(hue.river, distance),
        `rx="${round(6 * s)}"`,
      ),
  }[kind];
  const storeys = h > 140 * s ? 2 : 1;
  const windows = repeat(storeys, (f) =>
    repeat(2, (i) => {
      const wx = x + w * (0.14 + i * 0.46);
      const wy = top + 20 * s + f * 72 * s;
      if (f === storeys - 1 && i === 1)
        return (
          rect(wx, base - 62 * s, 32 * s, 62 * s, darker(wall, 0.5)) +
          rect(wx, base - 62 * s, 32 * s, 4 * s, lighter(wall, 0.4))
        );
      return (
        rect(wx - 4 * s, wy - 4 * s, 52 * s, 42 * s, lighter(wall, 0.45)) +
        rect(wx, wy, 44 * s, 34 * s, glass) +
        line([wx + 22 * s, wy], [wx + 22 * s, wy + 34 * s], lighter(wall, 0.35), 3 * s)
      );
    }),
  );
  return (
    rect(x, top, w, h + 26, wall) +
    rect(x + w * 0.82, top, w * 0.18, h + 26, darker(wall, 0.2)) +
    windows +
    roof
  );
}
