import { darker, hue, lighter, mix } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, dashes, line, poly, rect, repeat, round, shape } from "../svg.ts";

const walls = [
  hue.coral,
  hue.ochre,
  hue.teal,
  hue.blush,
  hue.sand,
  hue.ember,
  hue.mist,
  hue.dune,
  hue.leaf,
  hue.river,
];

/** A row of old town houses from `from` to `to`, wall to wall, standing on `base`. */
export function sobrados(
  stage: Stage,
  base: number,
  from: number,
  to: number,
  scale = 1,
  distance = 0,
) {
  const { random } = stage;
  let drawn = "";
  let last = "";
  for (let x = from; x < to; ) {
    const w = random.between(92, 158) * scale;
    let wall = random.pick(walls);
    while (wall === last) wall = random.pick(walls);
    last = wall;
    drawn += sobrado(stage, x, base, w, random.whole(2, 3), wall, scale, distance);
    x += w;
  }
  return drawn;
}

/** One house: floors of arched openings, a balcony, a cornice and its own crown. */
function sobrado(
  stage: Stage,
  x: number,
  base: number,
  w: number,
  floors: number,
  color: string,
  scale = 1,
  distance = 0,
) {
  const { random } = stage;
  const floor = 92 * scale;
  const h = floors * floor + 26 * scale * random();
  const top = base - h;
  const wall = stage.paint(color, distance);
  const trim = mix(stage.paint(hue.white, distance), wall, 0.12);
  const bays = w > 124 * scale ? 3 : 2;
  return (
    crown(stage, x, top, w, wall, trim, scale) +
    rect(x, top, w + 0.6, h, stage.gradient([lighter(wall, 0.1), darker(wall, 0.08)])) +
    rect(x + w - 9 * scale, top, 9 * scale, h, darker(wall, 0.22), 'opacity=".6"') +
    repeat(floors, (i) =>
      openings(stage, x, base - floor * (i + 1), w, bays, i, floors, trim, scale, distance),
    ) +
    rect(x - 2, top - 4 * scale, w + 4, 11 * scale, trim) +
    rect(x - 2, top + 7 * scale, w + 4, 4 * scale, darker(wall, 0.3), 'opacity=".5"') +
    rect(x, base - 12 * scale, w + 0.6, 12 * scale, darker(wall, 0.3))
  );
}

function crown(
  stage: Stage,
  x: number,
  top: number,
  w: number,
  wall: string,
  trim: string,
  s: number,
) {
  const kind = stage.random.pick(["flat", "gable", "curve", "steps", "tiles", "flat"] as const);
  const mid = x + w / 2;
  if (kind === "gable") {
    return (
      poly(
        [
          [x + w * 0.1, top],
          [mid, top - 52 * s],
          [x + w * 0.9, top],
        ],
        trim,
      ) +
      poly(
        [
          [x + w * 0.2, top],
          [mid, top - 40 * s],
          [x + w * 0.8, top],
        ],
        wall,
      ) +
      circle(mid, top - 15 * s, 7 * s, darker(wall, 0.35))
    );
  }
  if (kind === "curve") {
    const d = `M${round(x + w * 0.08)} ${round(top)}q${round(w * 0.1)} ${round(-8 * s)} ${round(w * 0.14)} ${round(-26 * s)}q${round(w * 0.28)} ${round(-44 * s)} ${round(w * 0.56)} 0q${round(w * 0.04)} ${round(18 * s)} ${round(w * 0.14)} ${round(26 * s)}Z`;
    return shape(d, trim) + circle(mid, top - 20 * s, 8 * s, darker(wall, 0.3));
  }
  if (kind === "steps") {
    return (
      rect(x + w * 0.12, top - 18 * s, w * 0.76, 20 * s, wall) +
      rect(x + w * 0.3, top - 36 * s, w * 0.4, 20 * s, wall) +
      rect(x + w * 0.28, top - 40 * s, w * 0.44, 6 * s, trim)
    );
  }
  const tile = stage.paint(mix(hue.ember, hue.bark, 0.32));
  if (kind === "tiles") {
    return (
      poly(
        [
          [x - 6, top],
          [x + w * 0.12, top - 40 * s],
          [x + w * 0.88, top - 40 * s],
          [x + w + 6, top],
        ],
        tile,
      ) +
      repeat(5, (i) =>
        line(
          [x + w * (0.22 + i * 0.14), top - 36 * s],
          [x + w * (0.14 + i * 0.18), top - 4],
          darker(tile, 0.25),
          2,
        ),
      )
    );
  }
  return (
    rect(x + 2, top - 20 * s, w - 4, 22 * s, wall) +
    repeat(Math.floor(w / (18 * s)), (i) =>
      rect(x + (8 + i * 18) * s, top - 15 * s, 9 * s, 11 * s, darker(wall, 0.2)),
    )
  );
}

function openings(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  bays: number,
  floor: number,
  floors: number,
  trim: string,
  s: number,
  distance: number,
) {
  const { random, light } = stage;
  const bay = w / bays;
  const ground = floor === 0;
  const shutter = stage.paint(random.pick([hue.deep, hue.mangrove, hue.bark, hue.river]), distance);
  const balcony = !ground && (floor === 1 || floors === 2) && random.chance(0.6);
  const holes = repeat(bays, (i) => {
    const ow = bay * (ground ? 0.56 : 0.46);
    const oh = (ground ? 66 : 56) * s;
    const ox = x + bay * (i + 0.5) - ow / 2;
    const oy = y + (ground ? 92 * s - oh : 24 * s);
    const lit =
      light.lamp && random.chance(stage.hour === "sunset" ? 0.16 : 0.42) ? light.lamp : null;
    const arch = (grow: number, fill: string) =>
      shape(
        `M${round(ox - grow)} ${round(oy + oh)}V${round(oy + ow * 0.3)}a${round(ow / 2 + grow)} ${round(ow * 0.42 + grow)} 0 0 1 ${round(ow + grow * 2)} 0V${round(oy + oh)}Z`,
        fill,
      );
    const cx = ox + ow / 2;
    return (
      arch(5 * s, trim) +
      arch(0, lit ?? shutter) +
      line(
        [cx, oy + 2],
        [cx, oy + oh - 2],
        lit ? darker(lit, 0.4) : lighter(shutter, 0.25),
        2.4 * s,
      ) +
      line(
        [ox + 3, oy + oh * 0.42],
        [ox + ow - 3, oy + oh * 0.42],
        lit ? darker(lit, 0.4) : lighter(shutter, 0.2),
        2 * s,
      )
    );
  });
  if (!balcony) return holes;
  const rail = stage.paint(hue.ink, distance);
  const railTop = y + 62 * s;
  return (
    holes +
    rect(x + 6 * s, y + 80 * s, w - 12 * s, 6 * s, trim) +
    line([x + 8 * s, railTop], [x + w - 8 * s, railTop], rail, 3 * s) +
    dashes([x + 8 * s, y + 71 * s], [x + w - 8 * s, y + 71 * s], rail, 17 * s, 2.4 * s, 5.6 * s)
  );
}
