import { darker, hue, lighter, mix } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, oval, rect, repeat, round, shape, stroke } from "../svg.ts";

/** A market stall `w` wide with its counter's foot on x,y: striped awning, crates, a warm lamp. */
export function stall(stage: Stage, x: number, y: number, w: number, color: string): string {
  const { random, light } = stage;
  const cloth = stage.paint(color);
  const pale = stage.paint(hue.white);
  /** A cloth is lit from below once the lamps are on. */
  const awningOf = (fill: string) =>
    light.lamp
      ? stage.gradient([mix(fill, light.wash, 0.42), fill, mix(fill, light.lamp, 0.4)])
      : fill;
  const tops = [awningOf(cloth), awningOf(pale)] as const;
  const fringes = [cloth, pale].map((fill) =>
    light.lamp ? mix(fill, light.lamp, 0.3) : darker(fill, 0.12),
  );
  const wood = stage.paint(hue.wood);
  const h = w * 0.92;
  const top = y - h;
  const stripes = 8;
  const sw = (w * 1.12) / stripes;
  const awning = repeat(stripes, (i) => {
    const left = x - w * 0.06 + i * sw;
    const lean = w * 0.1;
    const inner = x + lean + (i * (w - lean * 2)) / stripes;
    const drop = top + w * 0.26;
    return (
      shape(
        `M${round(inner)} ${round(top)}h${round((w - lean * 2) / stripes + 0.6)}L${round(left + sw + 0.6)} ${round(drop)}H${round(left)}Z`,
        tops[i % 2] as string,
      ) +
      shape(
        `M${round(left)} ${round(drop)}h${round(sw + 0.6)}v${round(w * 0.035)}a${round(sw / 2)} ${round(sw * 0.42)} 0 0 1 ${round(-sw - 0.6)} 0Z`,
        fringes[i % 2] as string,
      )
    );
  });
  const halo = light.lamp
    ? circle(x + w / 2, top + w * 0.45, w * 1.05, stage.glow(light.lamp, 0.6))
    : "";
  const glow = light.lamp
    ? rect(
        x + 4,
        top + w * 0.24,
        w - 8,
        h * 0.48,
        stage.gradient([
          mix(light.lamp, hue.white, 0.35),
          light.lamp,
          mix(light.lamp, hue.ember, 0.3),
        ]),
      ) +
      repeat(3, (i) => {
        const lx = x + w * (0.22 + i * 0.28);
        return (
          circle(lx, top + w * 0.38, w * 0.2, stage.glow(hue.white, 0.9)) +
          circle(lx, top + w * 0.37, w * 0.032, hue.white)
        );
      })
    : "";
  const goods = repeat(4, (c) => {
    const cx = x + w * (0.06 + c * 0.235);
    const fruit = light.lamp
      ? random.pick([hue.ember, hue.ochre, hue.leaf, hue.coral, hue.lime])
      : stage.paint(random.pick([hue.ember, hue.ochre, hue.leaf, hue.coral, hue.lime]));
    return (
      repeat(7, (i) =>
        circle(
          cx + w * (0.02 + (i % 4) * 0.045 + (i > 3 ? 0.022 : 0)),
          y - h * 0.4 - (i > 3 ? w * 0.04 : 0),
          w * 0.026,
          i % 3 ? fruit : darker(fruit, 0.16),
        ),
      ) + rect(cx - w * 0.012, y - h * 0.385, w * 0.2, h * 0.06, lighter(wood, 0.12), 'rx="3"')
    );
  });
  return (
    halo +
    oval(x + w / 2, y, w * 0.6, w * 0.035, stage.paint(hue.ink), 'opacity=".3"') +
    rect(x + 4, top + w * 0.1, w * 0.022, h - w * 0.1, darker(wood, 0.3)) +
    rect(x + w - 4 - w * 0.022, top + w * 0.1, w * 0.022, h - w * 0.1, darker(wood, 0.3)) +
    glow +
    goods +
    rect(x - w * 0.02, y - h * 0.34, w * 1.04, h * 0.05, lighter(wood, 0.2), 'rx="4"') +
    rect(x, y - h * 0.3, w, h * 0.3, stage.gradient([cloth, darker(cloth, 0.35)])) +
    repeat(5, (i) =>
      rect(
        x + w * (0.04 + i * 0.195),
        y - h * 0.26,
        w * 0.15,
        h * 0.22,
        darker(cloth, 0.22),
        'rx="3" opacity=".6"',
      ),
    ) +
    awning
  );
}

/** A sagging string of bulbs from one point to another. */
export function garland(
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  count: number,
): string {
  const { lamp } = stage.light;
  const bulb = lamp ?? stage.paint(hue.ochre);
  const halo = lamp && stage.glow(lamp, 0.7);
  const at = (t: number) =>
    [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)] as const;
  const bulbs = repeat(count, (i) => {
    const [bx, by] = at((i + 0.5) / count);
    return (
      (halo ? circle(bx, by + 12, 64, halo) + circle(bx, by + 12, 21, halo) : "") +
      circle(bx, by + 12, 9, lighter(bulb, halo ? 0.7 : 0.25))
    );
  });
  return (
    stroke(
      `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + sag * 2)} ${round(x2)} ${round(y2)}`,
      stage.paint(hue.ink),
      3.5,
    ) + bulbs
  );
}

/** A row of small paper flags, as in June feasts. */
export function flags(
  stage: Stage,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
): string {
  const { random } = stage;
  const count = Math.round((x2 - x1) / 46);
  return (
    stroke(
      `M${round(x1)} ${round(y1)}Q${round((x1 + x2) / 2)} ${round((y1 + y2) / 2 + sag * 2)} ${round(x2)} ${round(y2)}`,
      stage.paint(hue.ink),
      2.5,
    ) +
    repeat(count, (i) => {
      const t = (i + 0.5) / count;
      const x = x1 + (x2 - x1) * t;
      const y = y1 + (y2 - y1) * t + sag * 4 * t * (1 - t);
      return shape(
        `M${round(x - 15)} ${round(y)}h30v36l-15 -11l-15 11Z`,
        stage.paint(random.pick([hue.ember, hue.ochre, hue.teal, hue.white, hue.leaf, hue.coral])),
      );
    })
  );
}
