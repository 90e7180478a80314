import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { dashes, poly, rect, repeat } from "../svg.ts";

interface Skyline {
  base: number;
  from: number;
  to: number;
  /** 0 near, 1 lost in the haze. */
  distance: number;
  lowest: number;
  highest: number;
}

const walls = [hue.sand, hue.dune, hue.mist, hue.blush, hue.white, hue.teal];

/** A row of residential towers, as along Recife's shore. */
export function towers(stage: Stage, { base, from, to, distance, lowest, highest }: Skyline) {
  const { random } = stage;
  let drawn = "";
  for (let x = from; x < to; ) {
    const w = random.between(46, 96);
    const h = lowest + (highest - lowest) * random() ** 1.5;
    drawn += tower(stage, x, base, Math.min(w, to - x + 20), h, distance);
    x += w + random.pick([-6, 4, 10, 26]);
  }
  return drawn;
}

function tower(stage: Stage, x: number, base: number, w: number, h: number, distance: number) {
  const { random, light } = stage;
  const wall = stage.paint(random.pick(walls), distance);
  const shade = darker(wall, 0.16 * (1 - distance) + 0.05);
  const top = base - h;
  const crown = random.pick(["tank", "step", "mast", "slope"] as const);
  const roof = {
    tank: rect(x + w * 0.3, top - 18, w * 0.34, 20, shade),
    step:
      rect(x + w * 0.16, top - 14, w * 0.6, 16, wall) +
      rect(x + w * 0.34, top - 26, w * 0.26, 14, shade),
    mast:
      rect(x + w * 0.46, top - 46, 3, 48, shade) + rect(x + w * 0.3, top - 10, w * 0.36, 12, shade),
    slope: poly(
      [
        [x, top + 1],
        [x + w, top + 1],
        [x + w, top - w * 0.3],
      ],
      shade,
    ),
  }[crown];
  const glass = light.lamp && random.chance(0.9) ? darker(wall, 0.4) : darker(wall, 0.3);
  const columns = random.whole(2, 4);
  const step = (w * 0.92) / columns;
  const style = random.pick(["windows", "balconies", "strips"] as const);
  const openings = repeat(columns, (i) => {
    const cx = x + w * 0.04 + step * (i + 0.5);
    const [on, off] = { windows: [9, 9], balconies: [5, 11], strips: [26, 6] }[style] as [
      number,
      number,
    ];
    const width = { windows: step * 0.42, balconies: step * 0.82, strips: step * 0.3 }[style];
    return dashes([cx, top + 16], [cx, base - 8], glass, width, on, off, 'opacity=".75"');
  });
  return (
    rect(x, top, w, h + 2, wall) +
    roof +
    rect(x + w * 0.66, top, w * 0.34, h + 2, shade) +
    openings +
    lights(stage, x, top, w, h, distance)
  );
}

function lights(stage: Stage, x: number, top: number, w: number, h: number, distance: number) {
  const { random, light } = stage;
  const lamp = light.lamp;
  if (!lamp) return "";
  const count = (w * h) / (stage.hour === "sunset" ? 5200 : 1500);
  return repeat(count, () =>
    rect(
      x + 6 + Math.floor((random() * (w - 18)) / 13) * 13,
      top + 18 + Math.floor((random() * (h - 34)) / 18) * 18,
      8,
      9,
      lighter(lamp, 0.1),
      `opacity="${((1 - distance * 0.6) * random.between(0.5, 1)).toFixed(2)}"`,
    ),
  );
}
