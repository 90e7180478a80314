import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, oval, type Point, repeat, round, shape, smooth } from "../svg.ts";

interface Crown {
  color?: string;
  distance?: number;
  /** Ratio of the crown's width to its height; flamboyants are wide and flat. */
  spread?: number;
}

/** A broad shade tree of height `h` with its foot at x,y. */
export function tree(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  { color = hue.mangrove, distance = 0, spread = 1 }: Crown = {},
) {
  const { random } = stage;
  const bark = stage.paint(hue.bark, distance);
  const leaf = stage.paint(color, distance);
  const w = h * 0.48 * spread;
  const cy = y - h * 0.66;
  const t = h * 0.035;
  const trunk = `M${round(x - t * 1.5)} ${round(y)}Q${round(x - t)} ${round(y - h * 0.25)} ${round(x - w * 0.42)} ${round(cy + h * 0.02)}L${round(x - w * 0.34)} ${round(cy)}Q${round(x - t * 0.2)} ${round(y - h * 0.34)} ${round(x)} ${round(y - h * 0.4)}Q${round(x + t)} ${round(y - h * 0.36)} ${round(x + w * 0.4)} ${round(cy - h * 0.02)}L${round(x + w * 0.46)} ${round(cy + h * 0.02)}Q${round(x + t)} ${round(y - h * 0.2)} ${round(x + t * 1.5)} ${round(y)}Z`;
  const puff = (px: number, py: number, r: number, fill: string) =>
    shape(cluster(stage, px, py, r * 1.1, r * 0.86), fill);
  const ring = (count: number, out: number, r: number, lift: number, fill: string) =>
    repeat(count, (i) => {
      const angle = (i / count) * Math.PI * 2 + random.between(-0.2, 0.2);
      return puff(
        x + Math.cos(angle) * w * out,
        cy - h * lift + Math.sin(angle) * h * 0.2 * out,
        r * random.between(0.85, 1.12),
        fill,
      );
    });
  return (
    shape(trunk, bark) +
    ring(7, 0.72, h * 0.19, 0, darker(leaf, 0.28)) +
    ring(6, 0.5, h * 0.19, 0.06, leaf) +
    puff(x, cy - h * 0.06, h * 0.22, leaf) +
    ring(4, 0.34, h * 0.12, 0.15, lighter(leaf, 0.17)) +
    repeat(16, () =>
      oval(
        x + random.between(-0.8, 0.8) * w,
        cy - h * random.between(-0.12, 0.25),
        h * 0.016,
        h * 0.009,
        lighter(leaf, 0.34),
        'opacity=".8"',
      ),
    )
  );
}

/** A scalloped cluster of leaves. */
export function cluster(stage: Stage, x: number, y: number, rx: number, ry: number): string {
  const count = 11;
  const points: Point[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const r = stage.random.between(0.86, 1.1);
    points.push([x + Math.cos(angle) * rx * r, y + Math.sin(angle) * ry * r]);
  }
  return smooth(points, true);
}

/** Low planting: a strip of leafy tufts with a few flowers. */
export function shrubs(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  h: number,
  distance = 0,
): string {
  const { random } = stage;
  let drawn = "";
  for (let x = from; x < to; x += h * 0.6) {
    const leaf = stage.paint(random.pick([hue.mangrove, hue.leaf, hue.forest, hue.lime]), distance);
    drawn += shape(cluster(stage, x, y - h * 0.32, h * 0.55, h * random.between(0.38, 0.6)), leaf);
    if (random.chance(0.4)) {
      drawn += circle(
        x,
        y - h * random.between(0.3, 0.8),
        h * 0.07,
        stage.paint(random.pick([hue.ember, hue.ochre, hue.white]), distance),
      );
    }
  }
  return drawn;
}
