import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, group, oval, place, repeat, round, shape, stroke } from "../svg.ts";
import { cluster } from "./tree.ts";

/** A red mangrove: a crown on arching prop roots that stand on y; `h` from mud to crown top. */
export function mangrove(stage: Stage, x: number, y: number, h: number, distance = 0): string {
  const { random } = stage;
  const bark = stage.paint(hue.bark, distance);
  const leaf = stage.paint(random.pick([hue.mangrove, hue.forest, hue.mangrove]), distance);
  const knee = y - h * 0.42;
  const roots = repeat(9, (i) => {
    const side = i % 2 ? 1 : -1;
    const reach = h * (0.08 + 0.055 * i) * side;
    const from = knee + h * random.between(-0.02, 0.16) - i * h * 0.006;
    const tone = i % 3 ? bark : lighter(bark, 0.14);
    return stroke(
      `M${round(x + side * h * 0.012)} ${round(from)}C${round(x + reach * 0.5)} ${round(from - h * 0.02)} ${round(x + reach * 0.9)} ${round(from + h * 0.1)} ${round(x + reach)} ${round(y + h * 0.02)}`,
      tone,
      h * (0.026 - i * 0.0012),
    );
  });
  const branch = (dx: number, dy: number) =>
    stroke(
      `M${round(x)} ${round(knee)}Q${round(x + dx * 0.2)} ${round(y - h * 0.6)} ${round(x + dx)} ${round(y - dy)}`,
      bark,
      h * 0.03,
    );
  const puff = (dx: number, dy: number, r: number, fill: string) =>
    shape(cluster(stage, x + dx * h, y - dy * h, r * h * 1.2, r * h * 0.8), fill);
  const crown =
    [-0.34, -0.17, 0.02, 0.2, 0.36]
      .map((dx) => puff(dx, 0.62 + random.between(0, 0.06), 0.17, darker(leaf, 0.26)))
      .join("") +
    [-0.26, -0.06, 0.14, 0.3]
      .map((dx) => puff(dx, 0.72 + random.between(-0.02, 0.05), 0.16, leaf))
      .join("") +
    [-0.16, 0.04, 0.2]
      .map((dx) => puff(dx, 0.82 + random.between(-0.02, 0.04), 0.1, lighter(leaf, 0.16)))
      .join("");
  const leaves = repeat(26, () => {
    const angle = random.between(0, 360);
    return group(
      oval(
        0,
        0,
        h * 0.022,
        h * 0.009,
        random.chance(0.4) ? lighter(leaf, 0.36) : darker(leaf, 0.34),
      ),
      `transform="translate(${round(x + random.between(-0.46, 0.46) * h)} ${round(y - random.between(0.56, 0.9) * h)}) rotate(${round(angle)})"`,
    );
  });
  return (
    roots +
    branch(-h * 0.26, h * 0.62) +
    branch(h * 0.24, h * 0.64) +
    branch(0, h * 0.7) +
    crown +
    leaves
  );
}

/** A young plant: two or four leaves on a pencil-like stem. */
export function seedling(stage: Stage, x: number, y: number, h: number): string {
  const { random } = stage;
  const leaf = stage.paint(random.pick([hue.leaf, hue.mangrove, hue.lime]));
  const lean = random.between(-0.12, 0.12) * h;
  const blade = (angle: number, at: number, size: number) =>
    group(
      shape(
        `M0 0Q${round(size * 0.5)} ${round(-size * 0.34)} ${round(size)} 0Q${round(size * 0.5)} ${round(size * 0.3)} 0 0Z`,
        leaf,
      ),
      `transform="translate(${round(x + lean * at)} ${round(y - h * at)}) rotate(${angle})"`,
    );
  return (
    stroke(
      `M${round(x)} ${round(y)}L${round(x + lean)} ${round(y - h)}`,
      stage.paint(hue.bark),
      Math.max(3, h * 0.06),
    ) +
    blade(-28, 0.96, h * 0.44) +
    blade(208, 0.96, h * 0.44) +
    blade(-62, 1, h * 0.36) +
    blade(242, 1, h * 0.34) +
    blade(-16, 0.66, h * 0.34) +
    blade(196, 0.66, h * 0.34)
  );
}

/** A crab, 200 wide at size 1, sitting on x,y. */
export function crab(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string = hue.ember,
  flip = false,
): string {
  const shell = stage.paint(color);
  const dark = darker(shell, 0.28);
  const legs = repeat(3, (i) =>
    [-1, 1]
      .map((s) =>
        stroke(
          `M${s * 46} ${-30 + i * 8}Q${s * (84 + i * 4)} ${-64 + i * 24} ${s * (96 + i * 3 - i * i * 5)} ${-6 + i * 4}`,
          dark,
          9,
        ),
      )
      .join(""),
  );
  const claw = (s: number, scale: number) =>
    stroke(`M${s * 50} -44Q${s * 88} -62 ${s * 78} -92`, dark, 13) +
    place(
      shape(
        "M0 14Q-34 2 -30 -34Q-26 -62 8 -66Q-10 -42 2 -34Q12 -34 22 -58Q40 -30 26 -4Q16 14 0 14Z",
        shell,
      ) + shape("M-22 -32Q-20 -52 -4 -58Q-14 -40 -6 -30Z", lighter(shell, 0.3)),
      s * 78,
      -98,
      scale,
      s < 0,
    );
  const drawn =
    oval(0, 2, 96, 10, stage.paint(hue.ink), 'opacity=".28"') +
    legs +
    claw(-1, 0.8) +
    claw(1, 1.08) +
    stroke("M-18 -66V-90M18 -66V-90", dark, 5) +
    circle(-18, -94, 8, stage.paint(hue.ink)) +
    circle(18, -94, 8, stage.paint(hue.ink)) +
    circle(-16, -97, 2.6, stage.paint(hue.white)) +
    circle(20, -97, 2.6, stage.paint(hue.white)) +
    shape("M-66 -42Q-58 -78 0 -80Q58 -78 66 -42Q52 -4 0 -2Q-52 -4 -66 -42Z", shell) +
    shape("M-66 -42Q-52 -4 0 -2Q52 -4 66 -42Q46 -18 0 -16Q-46 -18 -66 -42Z", dark, 'opacity=".7"') +
    shape("M-46 -56Q-34 -72 -6 -73Q-28 -64 -36 -50Z", lighter(shell, 0.4)) +
    circle(14, -50, 5, dark, 'opacity=".6"') +
    circle(30, -42, 4, dark, 'opacity=".6"') +
    circle(-8, -40, 4, dark, 'opacity=".6"');
  return place(drawn, x, y, size, flip);
}

/** A white heron fishing at the edge, `h` tall. */
export function heron(stage: Stage, x: number, y: number, h: number, flip = false): string {
  const white = stage.paint(hue.white);
  const leg = stage.paint(hue.ink);
  const drawn =
    stroke("M-4 -40L-6 0M8 -40L10 -18L6 0", leg, 2.6) +
    shape("M-34 -40Q-8 -66 18 -56Q26 -46 12 -38Q-12 -30 -34 -40Z", white) +
    shape("M-34 -40Q-12 -50 6 -44Q-8 -32 -34 -40Z", darker(white, 0.14)) +
    stroke("M14 -50Q30 -58 20 -74Q12 -88 24 -94", white, 6) +
    circle(25, -94, 4.6, white) +
    shape("M27 -97L46 -91L28 -91Z", stage.paint(hue.ochre)) +
    circle(26, -95, 1, leg);
  return place(drawn, x, y, h / 100, flip);
}
