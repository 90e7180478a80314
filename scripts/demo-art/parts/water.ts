import { mix } from "../color.ts";
import { STAGE, type Stage } from "../stage.ts";
import { group, rect, repeat, round, shape, stroke } from "../svg.ts";

/** The river from `top` down to the stage's lower edge, with the drawing above it mirrored in it. */
export function water(stage: Stage, top: number, mirrored = "", sunX?: number): string {
  const { light, random } = stage;
  const depth = STAGE.height - top;
  const [far, middle, close] = light.water;
  const body = rect(0, top, STAGE.width, depth, stage.gradient([far, middle, close, close]));
  return (
    body +
    (mirrored ? mirror(stage, mirrored, top) : "") +
    (sunX === undefined ? "" : sunRoad(stage, sunX, top)) +
    repeat(90, () => {
      const nearness = random() ** 1.6;
      const y = top + 8 + nearness * (depth - 20);
      const w = 24 + nearness * random.between(60, 260);
      const color = random.chance(0.55) ? light.glint : mix(light.water[2], light.water[1], 0.35);
      const opacity = random.between(0.12, 0.42).toFixed(2);
      const h = 2 + nearness * 5;
      return rect(
        random.between(-60, STAGE.width),
        y,
        w,
        h,
        color,
        `rx="${round(h / 2)}" opacity="${opacity}"`,
      );
    })
  );
}

/** The reflection of the bank: upside down, faded and cut by ripples. */
function mirror(stage: Stage, content: string, top: number): string {
  const { light, random } = stage;
  const flipped = group(content, `transform="translate(0 ${top * 2}) scale(1 -1)"`);
  const clip = stage.keep(
    (id) =>
      `<clipPath id="${id}">${rect(0, top, STAGE.width, STAGE.height - top, "#000")}</clipPath>`,
  );
  const ripples = repeat(26, (i) => {
    const y = top + 14 + i * 9 + i * i * 0.75;
    return rect(
      random.between(-300, 200),
      y,
      STAGE.width + 300,
      2.5 + i * 0.34,
      light.water[1],
      'opacity=".5"',
    );
  });
  const [far, middle, close] = light.water;
  const veil = rect(
    0,
    top,
    STAGE.width,
    STAGE.height - top,
    stage.gradient([far, middle, close, close], false, [0.55, 0.64, 0.9, 1]),
  );
  return group(flipped + veil + ripples, `clip-path="url(#${clip})"`);
}

/** The broken reflection of a low sun. */
function sunRoad(stage: Stage, x: number, top: number): string {
  const { random, light } = stage;
  return repeat(34, (i) => {
    const y = top + 6 + i * 6 + i * i * 0.34;
    const w = random.between(30, 90) + i * 6;
    const h = 3 + i * 0.24;
    return rect(
      x - w / 2 + random.between(-26, 26),
      y,
      w,
      h,
      light.sun,
      `rx="${round(h / 2)}" opacity="${(0.9 - i * 0.019).toFixed(2)}"`,
    );
  });
}

/** Tide lines: long parallel waves, the site's motif. */
export function tide(stage: Stage, y: number, count = 4, color = stage.light.glint): string {
  const { random } = stage;
  return repeat(count, (i) => {
    const length = 150 + i * 40;
    const from = -length * random();
    const height = 9 + i * 3.4;
    let d = `M${round(from)} ${round(y + i * (34 + i * 5))}`;
    d += `q${length / 4} ${-height} ${length / 2} 0`;
    for (let x = from; x < STAGE.width + length; x += length / 2) d += `t${length / 2} 0`;
    return stroke(d, color, 3 + i * 1.1, `opacity="${(0.2 + i * 0.05).toFixed(2)}"`);
  });
}

/** A bank, deck or shore: ground between `top` and `bottom` with a lit edge. */
export function bank(
  stage: Stage,
  top: number,
  bottom: number,
  color: string,
  distance = 0,
): string {
  const face = stage.paint(color, distance);
  return (
    rect(0, top, STAGE.width, bottom - top, stage.gradient([face, mix(face, "#0e2f36", 0.35)])) +
    rect(0, top, STAGE.width, 6, mix(face, stage.light.glint, 0.5))
  );
}

/** Low hills or a far shore of trees, as one soft silhouette. */
export function ridge(stage: Stage, base: number, height: number, color: string): string {
  const { random } = stage;
  let d = `M-20 ${base}L-20 ${base - height * 0.5}`;
  for (let x = -20; x < STAGE.width + 80; ) {
    const w = random.between(50, 130);
    const h = height * random.between(0.35, 1);
    d += `Q${round(x + w / 2)} ${round(base - h * 1.35)} ${round(x + w)} ${round(base - height * random.between(0.3, 0.6))}`;
    x += w;
  }
  return shape(`${d}V${base}Z`, color);
}
