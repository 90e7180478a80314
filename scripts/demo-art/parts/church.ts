import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, line, rect, round, shape } from "../svg.ts";

/** A baroque church with two bell towers, `w` wide, its door at `x`, standing on `base`. */
export function church(stage: Stage, x: number, base: number, w: number, distance = 0): string {
  const wall = stage.paint(hue.sand, distance);
  const trim = stage.paint(hue.clay, distance);
  const dark = darker(trim, 0.45);
  const u = w / 20;
  const arch = (cx: number, y: number, aw: number, h: number, fill: string) =>
    shape(
      `M${round(cx - aw / 2)} ${round(y + h)}v${round(-h + aw / 2)}a${round(aw / 2)} ${round(aw / 2)} 0 0 1 ${round(aw)} 0v${round(h - aw / 2)}Z`,
      fill,
    );
  const tower = (cx: number) =>
    rect(cx - 2.6 * u, base - 25 * u, 5.2 * u, 25 * u, wall) +
    rect(cx + 1.2 * u, base - 25 * u, 1.4 * u, 25 * u, darker(wall, 0.14)) +
    rect(cx - 3 * u, base - 25.6 * u, 6 * u, 1.1 * u, trim) +
    rect(cx - 3 * u, base - 17 * u, 6 * u, 0.8 * u, trim) +
    arch(cx, base - 23.4 * u, 2 * u, 5 * u, dark) +
    arch(cx, base - 13.6 * u, 1.5 * u, 3.4 * u, dark) +
    shape(
      `M${round(cx - 2.5 * u)} ${round(base - 25.6 * u)}q${round(-0.4 * u)} ${round(-3.4 * u)} ${round(1.6 * u)} ${round(-4 * u)}q${round(0.7 * u)} ${round(-0.5 * u)} ${round(0.9 * u)} ${round(-2.4 * u)}q${round(0.2 * u)} ${round(1.9 * u)} ${round(0.9 * u)} ${round(2.4 * u)}q${round(2 * u)} ${round(0.6 * u)} ${round(1.6 * u)} ${round(4 * u)}Z`,
      lighter(trim, 0.12),
    ) +
    line([cx, base - 32 * u], [cx, base - 34.4 * u], dark, u * 0.28) +
    line([cx - 0.6 * u, base - 33.6 * u], [cx + 0.6 * u, base - 33.6 * u], dark, u * 0.28);
  const gable = `M${round(x - 5.2 * u)} ${round(base - 17 * u)}q${round(1.8 * u)} ${round(-0.6 * u)} ${round(2.2 * u)} ${round(-2.6 * u)}q${round(3 * u)} ${round(-4.6 * u)} ${round(6 * u)} 0q${round(0.4 * u)} ${round(2 * u)} ${round(2.2 * u)} ${round(2.6 * u)}Z`;
  return (
    shape(gable, wall) +
    shape(gable, "none", `stroke="${trim}" stroke-width="${round(0.6 * u)}"`) +
    circle(x, base - 18.6 * u, 1.1 * u, dark) +
    rect(x - 5.4 * u, base - 17 * u, 10.8 * u, 17 * u, wall) +
    rect(x - 5.4 * u, base - 17.2 * u, 10.8 * u, 0.8 * u, trim) +
    arch(x, base - 6 * u, 2.8 * u, 6 * u, dark) +
    arch(x - 3.4 * u, base - 13.6 * u, 1.5 * u, 3.6 * u, dark) +
    arch(x, base - 13.6 * u, 1.5 * u, 3.6 * u, dark) +
    arch(x + 3.4 * u, base - 13.6 * u, 1.5 * u, 3.6 * u, dark) +
    tower(x - 7.4 * u) +
    tower(x + 7.4 * u)
  );
}
