import { darker, hue, lighter, mix } from "../color.ts";
import type { Stage } from "../stage.ts";
import {
  circle,
  group,
  line,
  type Point,
  rect,
  repeat,
  round,
  shape,
  smooth,
  stroke,
} from "../svg.ts";

/** A box on a screen or a page: where a chart goes. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const card = ({ x, y, w, h }: Frame, fill: string) =>
  rect(x, y, w, h, fill, `rx="${round(Math.min(w, h) * 0.05)}"`);

export function bars(stage: Stage, frame: Frame, back: string, colors: readonly string[]): string {
  const { x, y, w, h } = frame;
  const count = 9;
  const step = (w * 0.84) / count;
  return (
    card(frame, back) +
    repeat(3, (i) =>
      line(
        [x + w * 0.08, y + h * (0.26 + i * 0.2)],
        [x + w * 0.92, y + h * (0.26 + i * 0.2)],
        lighter(back, 0.16),
        2,
      ),
    ) +
    repeat(count, (i) => {
      const tall = h * (0.16 + 0.5 * Math.abs(Math.sin(i * 0.55 + stage.random() * 0.9)));
      return rect(
        x + w * 0.08 + i * step,
        y + h * 0.9 - tall,
        step * 0.62,
        tall,
        colors[i % colors.length] as string,
        'rx="4"',
      );
    })
  );
}

export function curve(stage: Stage, frame: Frame, back: string, color: string): string {
  const { x, y, w, h } = frame;
  const points: Point[] = Array.from({ length: 9 }, (_, i) => [
    x + w * (0.08 + i * 0.105),
    y + h * (0.74 - i * 0.048 + stage.random.between(-0.12, 0.1)),
  ]);
  const d = smooth(points);
  return (
    card(frame, back) +
    shape(
      `${d}L${round(x + w * 0.92)} ${round(y + h * 0.9)}H${round(x + w * 0.08)}Z`,
      color,
      'opacity=".3"',
    ) +
    stroke(d, color, h * 0.025) +
    points.map(([px, py]) => circle(px, py, h * 0.026, lighter(color, 0.4))).join("")
  );
}

export function ring(
  frame: Frame,
  back: string,
  colors: readonly string[],
  shares: readonly number[],
): string {
  const { x, y, w, h } = frame;
  const r = Math.min(w, h) * 0.3;
  const around = 2 * Math.PI * r;
  let from = 0;
  const arcs = shares.map((share, i) => {
    const arc = circle(
      x + w / 2,
      y + h / 2,
      r,
      "none",
      `stroke="${colors[i % colors.length]}" stroke-width="${round(r * 0.46)}" stroke-dasharray="${round(around * share - 4)} ${round(around)}" stroke-dashoffset="${round(-around * from)}"`,
    );
    from += share;
    return arc;
  });
  return card(frame, back) + arcs.join("");
}

/** A map of the estuary: rivers, blocks, a route and points; clipped to its frame. */
export function map(stage: Stage, frame: Frame, night: boolean): string {
  const { x, y, w, h } = frame;
  const { random } = stage;
  const land = night ? hue.deep : hue.sand;
  const river = night ? hue.teal : mix(hue.teal, hue.mist, 0.35);
  const block = night ? lighter(hue.deep, 0.1) : hue.dune;
  const at = (px: number, py: number): Point => [x + w * px, y + h * py];
  const course = smooth([
    at(-0.05, 0.7),
    at(0.12, 0.62),
    at(0.22, 0.76),
    at(0.36, 0.66),
    at(0.44, 0.44),
    at(0.58, 0.5),
    at(0.7, 0.34),
    at(0.8, 0.36),
    at(1, 0.27),
  ]);
  const arm = smooth([
    at(0.58, 0.5),
    at(0.66, 0.66),
    at(0.76, 0.76),
    at(0.84, 0.92),
    at(0.98, 0.98),
  ]);
  /** The shore: dunes, the mouth of the river, the port's mole. */
  const coast = shoreline.map(([px, py]) => at(px, py));
  const size = Math.max(w, h) / 30;
  const blocks = repeat(150, () => {
    const bx = x + random() * w;
    const by = y + random() * h;
    return group(
      rect(
        0,
        0,
        size * random.between(0.5, 1.5),
        size * random.between(0.4, 0.9),
        random.chance(0.12) ? mix(block, hue.leaf, 0.5) : block,
        'rx="3"',
      ),
      `transform="translate(${round(bx)} ${round(by)}) rotate(${round(random.pick([-14, -14, 22, 76]))})"`,
    );
  });
  const spots = repeat(10, () => {
    const px = x + w * random.between(0.08, 0.92);
    const py = y + h * random.between(0.1, 0.9);
    const color = random.pick([hue.ember, hue.ochre, hue.ember, hue.white]);
    return circle(px, py, size * 0.75, color, 'opacity=".28"') + circle(px, py, size * 0.32, color);
  });
  const clip = stage.keep(
    (id) =>
      `<clipPath id="${id}">${rect(x, y, w, h, "#000", `rx="${round(Math.min(w, h) * 0.04)}"`)}</clipPath>`,
  );
  return group(
    rect(x, y, w, h, land) +
      blocks +
      stroke(course, river, h * 0.1) +
      stroke(arm, river, h * 0.07) +
      shape(`${smooth(coast)}L${at(1.1, 1.1).join(" ")}V${round(y - h * 0.1)}Z`, river) +
      repeat(3, (i) =>
        group(
          stroke(smooth(coast), lighter(river, 0.3), 3, `opacity="${0.6 - i * 0.16}"`),
          `transform="translate(${round(w * (0.03 + i * 0.026))} 0)"`,
        ),
      ) +
      stroke(course, lighter(river, 0.4), 3, 'stroke-dasharray="22 18" opacity=".6"') +
      stroke(
        smooth([
          at(0.04, 0.2),
          at(0.24, 0.3),
          at(0.4, 0.24),
          at(0.52, 0.62),
          at(0.76, 0.58),
          at(0.8, 0.18),
        ]),
        hue.ember,
        h * 0.014,
      ) +
      spots,
    `clip-path="url(#${clip})"`,
  );
}

const shoreline: readonly Point[] = [
  [0.94, -0.1],
  [0.92, 0.06],
  [0.9, 0.16],
  [0.86, 0.27],
  [0.9, 0.36],
  [0.89, 0.5],
  [0.85, 0.64],
  [0.87, 0.8],
  [0.83, 0.94],
  [0.82, 1.1],
];

/** A sticky note with a few written lines. */
export function note(x: number, y: number, size: number, color: string, turn = 0): string {
  const ink = darker(color, 0.5);
  return group(
    rect(2, 4, size, size, hue.ink, 'opacity=".14"') +
      rect(0, 0, size, size, color) +
      repeat(3, (i) =>
        line(
          [size * 0.16, size * (0.3 + i * 0.2)],
          [size * (0.84 - i * 0.16), size * (0.3 + i * 0.2)],
          ink,
          size * 0.05,
          'opacity=".55"',
        ),
      ),
    `transform="translate(${round(x)} ${round(y)}) rotate(${turn})"`,
  );
}
