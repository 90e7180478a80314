import { darker, hue, lighter } from "../color.ts";
import { STAGE, type Stage } from "../stage.ts";
import {
  circle,
  dashes,
  line,
  oval,
  place,
  poly,
  rect,
  repeat,
  round,
  shape,
  stroke,
} from "../svg.ts";
import { cluster } from "./tree.ts";

/** A car seen from the side, 330 long at size 1, wheels on x,y. */
export function car(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string,
  flip = false,
): string {
  const body = stage.paint(color);
  const glass = stage.paint(hue.mist, 0.1);
  const wheel = (cx: number) =>
    circle(cx, -26, 27, stage.paint(hue.ink)) + circle(cx, -26, 12, stage.paint(hue.stone));
  const drawn =
    oval(0, 0, 176, 9, stage.paint(hue.ink), 'opacity=".25"') +
    shape(
      "M-164 -34Q-170 -70 -150 -78L-96 -88Q-66 -134 -40 -138H40Q66 -136 98 -90L144 -80Q168 -72 166 -34Q164 -26 150 -26H-150Q-162 -26 -164 -34Z",
      body,
    ) +
    shape(
      "M-164 -34Q-166 -48 -162 -58H164Q168 -46 166 -34Q164 -26 150 -26H-150Q-162 -26 -164 -34Z",
      darker(body, 0.2),
    ) +
    shape("M-82 -88Q-60 -126 -38 -128H-4V-88Z", glass) +
    shape("M8 -128H38Q58 -126 82 -88H8Z", darker(glass, 0.12)) +
    line([2, -86], [2, -34], darker(body, 0.35), 2.5) +
    rect(150, -66, 14, 12, stage.light.lamp ?? stage.paint(hue.white), 'rx="4"') +
    rect(-166, -66, 10, 12, stage.paint(hue.ember), 'rx="3"') +
    wheel(-98) +
    wheel(100);
  return place(drawn, x, y, size, flip);
}

/** A street bench facing the viewer, `w` wide. */
export function bench(stage: Stage, x: number, y: number, w: number): string {
  const wood = stage.paint(hue.wood);
  const iron = stage.paint(hue.ink);
  const h = w * 0.4;
  return (
    oval(x, y, w * 0.56, 6, iron, 'opacity=".2"') +
    repeat(3, (i) =>
      rect(x - w / 2, y - h + i * h * 0.17, w, h * 0.12, lighter(wood, 0.18 - i * 0.08), 'rx="3"'),
    ) +
    rect(x - w * 0.53, y - h * 0.46, w * 1.06, h * 0.13, lighter(wood, 0.25), 'rx="3"') +
    repeat(2, (i) => rect(x - w * 0.44 + i * w * 0.82, y - h, w * 0.05, h, iron))
  );
}

/** A long planter with grasses and flowers, from x to x + w, its foot on y. */
export function planter(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string = hue.clay,
): string {
  const { random } = stage;
  const box = stage.paint(color);
  const plants = repeat(w / (h * 0.34), (i) => {
    const px = x + h * 0.2 + i * h * 0.34;
    const leaf = stage.paint(random.pick([hue.mangrove, hue.leaf, hue.lime, hue.forest]));
    const top = y - h * random.between(1.2, 1.9);
    return (
      stroke(
        `M${round(px)} ${round(y - h * 0.8)}Q${round(px - h * 0.1)} ${round((y + top) / 2 - h * 0.4)} ${round(px - h * random.between(-0.3, 0.3))} ${round(top)}`,
        leaf,
        h * 0.08,
      ) +
      shape(cluster(stage, px, y - h * 1.02, h * 0.3, h * 0.26), leaf) +
      (random.chance(0.35)
        ? circle(px, top, h * 0.09, stage.paint(random.pick([hue.ember, hue.ochre, hue.blush])))
        : "")
    );
  });
  return (
    plants +
    rect(
      x,
      y - h * 0.86,
      w,
      h * 0.86,
      stage.gradient([lighter(box, 0.08), darker(box, 0.22)]),
      'rx="4"',
    ) +
    rect(x - 3, y - h * 0.92, w + 6, h * 0.16, lighter(box, 0.25), 'rx="4"')
  );
}

/** A utility pole and its sagging wires towards both sides. */
export function wires(stage: Stage, x: number, y: number, h: number): string {
  const dark = stage.paint(hue.bark);
  const lines = repeat(7, (i) => {
    const at = y - h + 20 + i * 11;
    const sag = 40 + i * 9;
    return stroke(
      `M${x - 900} ${at - 20}Q${x - 420} ${at + sag} ${x} ${at}Q${x + 460} ${at + sag + 12} ${x + 960} ${at - 12}`,
      stage.paint(hue.ink),
      2.4,
      'opacity=".75"',
    );
  });
  return (
    rect(x - 9, y - h, 18, h, dark) +
    rect(x - 52, y - h + 14, 104, 11, dark) +
    rect(x + 16, y - h + 40, 40, 62, darker(dark, 0.2), 'rx="6"') +
    lines
  );
}

/** A band of ground across the stage, with a darker front edge (a kerb). */
export function strip(stage: Stage, top: number, bottom: number, color: string, kerb = 0): string {
  const paint = stage.paint(color);
  return (
    rect(
      0,
      top,
      STAGE.width,
      bottom - top + 1,
      stage.gradient([lighter(paint, 0.06), darker(paint, 0.1)]),
    ) +
    (kerb
      ? rect(0, bottom - kerb, STAGE.width, kerb, darker(paint, 0.38)) +
        rect(0, bottom - kerb, STAGE.width, 3, lighter(paint, 0.3))
      : "")
  );
}

/** Paving slabs on a band: joints that fan out towards the viewer. */
export function paving(
  stage: Stage,
  top: number,
  bottom: number,
  color: string,
  step = 120,
): string {
  const joint = stage.paint(color);
  const middle = STAGE.width / 2;
  const fan = repeat(STAGE.width / step + 10, (i) => {
    const x = (i - 5) * step;
    return line(
      [x, top],
      [middle + (x - middle) * (1 + (bottom - top) / 700), bottom],
      joint,
      2,
      'opacity=".4"',
    );
  });
  const rows = repeat(3, (i) =>
    line(
      [0, top + (bottom - top) * (0.18 + i * i * 0.13 + i * 0.12)],
      [STAGE.width, top + (bottom - top) * (0.18 + i * i * 0.13 + i * 0.12)],
      joint,
      2,
      'opacity=".35"',
    ),
  );
  return fan + rows;
}

/** Waves of black and white stones, as on the city's old pavements. */
export function waves(stage: Stage, top: number, bottom: number, color: string): string {
  let d = "";
  let y = top + 16;
  for (let band = 0; y < bottom - 6; band++) {
    const height = 8 + band * 5;
    const length = 120 + band * 34;
    const thick = 7 + band * 4;
    let wave = `M${-length} ${round(y)}q${length / 4} ${-height} ${length / 2} 0`;
    for (let x = -length / 2; x < STAGE.width + length; x += length / 2) wave += `t${length / 2} 0`;
    d += stroke(wave, stage.paint(color), thick, 'opacity=".8"');
    y += thick * 2.1 + height * 1.1;
  }
  const clip = stage.keep(
    (id) => `<clipPath id="${id}">${rect(0, top, STAGE.width, bottom - top, "#000")}</clipPath>`,
  );
  return `<g clip-path="url(#${clip})">${d}</g>`;
}

/** White bars of a crossing, in the direction of the viewer. */
export function crossing(
  stage: Stage,
  x: number,
  top: number,
  bottom: number,
  count = 6,
  width = 62,
): string {
  const bar = stage.paint(hue.white);
  return repeat(count, (i) => {
    const left = x + i * width * 1.7;
    const lean = (left - STAGE.width / 2) * 0.22;
    return poly(
      [
        [left, top],
        [left + width, top],
        [left + width * 1.25 + lean, bottom],
        [left + lean, bottom],
      ],
      bar,
      'opacity=".9"',
    );
  });
}

/** A dashed lane line along y. */
export const laneLine = (stage: Stage, y: number, width: number, color: string = hue.white) =>
  dashes([0, y], [STAGE.width, y], stage.paint(color), width, 110, 70, 'opacity=".85"');
