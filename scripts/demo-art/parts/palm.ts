import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, repeat, round, shape, stroke } from "../svg.ts";

/** A coconut palm `h` tall with its foot at x,y, leaning by `lean` of its height. */
export function palm(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  lean = 0.12,
  distance = 0,
): string {
  const { random } = stage;
  const trunk = stage.paint(hue.bark, distance);
  const tx = x + h * lean;
  const ty = y - h;
  const foot = h * 0.032;
  const head = h * 0.017;
  const bend = x + h * lean * 0.15;
  const stem = `M${round(x - foot)} ${round(y)}Q${round(bend - head)} ${round(y - h * 0.55)} ${round(tx - head)} ${round(ty)}L${round(tx + head)} ${round(ty)}Q${round(bend + foot)} ${round(y - h * 0.5)} ${round(x + foot)} ${round(y)}Z`;
  const count = 9;
  const fronds = repeat(count, (i) => {
    const angle = Math.PI * (-0.08 - (i / (count - 1)) * 0.84) + random.between(-0.12, 0.12);
    return frond(stage, tx, ty, angle, h * random.between(0.34, 0.46), i % 2 === 0, distance);
  });
  return (
    shape(stem, trunk) +
    frond(stage, tx, ty, 0.35, h * 0.3, false, distance) +
    frond(stage, tx, ty, Math.PI - 0.35, h * 0.3, false, distance) +
    fronds +
    circle(tx - h * 0.02, ty + h * 0.016, h * 0.019, stage.paint(hue.clay, distance)) +
    circle(tx + h * 0.022, ty + h * 0.02, h * 0.019, darker(stage.paint(hue.clay, distance), 0.2))
  );
}

/** One hanging leaf: rises along `angle`, then droops, with a comb of leaflets below. */
function frond(
  stage: Stage,
  x: number,
  y: number,
  angle: number,
  length: number,
  bright: boolean,
  distance: number,
) {
  const base = stage.paint(bright ? hue.leaf : hue.mangrove, distance);
  const dx = Math.cos(angle) * length;
  const dy = Math.sin(angle) * length;
  const ex = x + dx * 1.05;
  const ey = y + dy * 0.62 + length * 0.3;
  const cx = x + dx * 0.6;
  const cy = y + dy * 1.02 - length * 0.05;
  const at = (t: number) => {
    const u = 1 - t;
    return [
      u * u * x + 2 * u * t * cx + t * t * ex,
      u * u * y + 2 * u * t * cy + t * t * ey,
    ] as const;
  };
  let d = `M${round(x)} ${round(y)}Q${round(cx)} ${round(cy)} ${round(ex)} ${round(ey)}`;
  const teeth = 7;
  for (let i = teeth; i >= 1; i--) {
    const [px, py] = at((i - 0.2) / (teeth + 0.4));
    const [qx, qy] = at(Math.max(0, (i - 0.75) / (teeth + 0.4)));
    const drop = length * 0.2 * Math.sin((Math.PI * (i + 1.2)) / (teeth + 2.5));
    d += `L${round(px + dx * 0.05)} ${round(py + drop)}L${round(qx)} ${round(qy + drop * 0.25)}`;
  }
  return (
    shape(`${d}Z`, base) +
    stroke(
      `M${round(x)} ${round(y)}Q${round(cx)} ${round(cy)} ${round(ex)} ${round(ey)}`,
      lighter(base, 0.22),
      length * 0.016,
    )
  );
}
