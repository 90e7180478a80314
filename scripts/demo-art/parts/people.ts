import { darker, hue, lighter, mix } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, line, oval, place, rect, repeat, round, shape, stroke } from "../svg.ts";

type Pose = "stand" | "walk" | "sit" | "point" | "wave" | "carry" | "work";

interface Person {
  pose?: Pose;
  flip?: boolean;
  child?: boolean;
  /** Random if absent. */
  shirt?: string;
  legs?: string;
  skirt?: boolean;
}

export const skins = ["#8d5a3a", "#6b4029", "#a8714a", "#4a2c1e", "#c08a5e"] as const;
const shirts = [
  hue.ember,
  hue.ochre,
  hue.sand,
  hue.teal,
  hue.mangrove,
  hue.coral,
  hue.white,
  hue.lime,
  hue.mist,
] as const;
const trousers = [hue.ink, hue.deep, hue.river, hue.bark, hue.clay, hue.dune] as const;

type Limb = readonly [x1: number, y1: number, x2: number, y2: number, x3: number, y3: number];

/** Arms and legs by pose, in a figure 100 high: shoulder or hip, elbow or knee, hand or foot. */
const poses: Record<Pose, { arms: [Limb, Limb]; legs: [Limb, Limb] }> = {
  stand: {
    arms: [
      [-9, -77, -13, -62, -11, -47],
      [9, -77, 13, -62, 11, -47],
    ],
    legs: [
      [-4, -48, -5, -25, -5, -2],
      [4, -48, 5, -25, 5, -2],
    ],
  },
  walk: {
    arms: [
      [-8, -77, -17, -64, -10, -52],
      [8, -77, 15, -63, 23, -55],
    ],
    legs: [
      [-3, -48, -7, -25, -18, -5],
      [3, -48, 13, -27, 12, -2],
    ],
  },
  sit: {
    arms: [
      [-6, -54, -4, -40, 8, -33],
      [7, -54, 13, -42, 20, -33],
    ],
    legs: [
      [-2, -26, 18, -26, 17, -2],
      [2, -26, 23, -25, 24, -2],
    ],
  },
  point: {
    arms: [
      [-9, -77, -13, -62, -10, -48],
      [8, -77, 24, -80, 39, -86],
    ],
    legs: [
      [-4, -48, -6, -25, -8, -2],
      [4, -48, 6, -25, 7, -2],
    ],
  },
  wave: {
    arms: [
      [-9, -77, -13, -62, -10, -48],
      [8, -77, 21, -87, 17, -104],
    ],
    legs: [
      [-4, -48, -5, -25, -6, -2],
      [4, -48, 5, -25, 5, -2],
    ],
  },
  carry: {
    arms: [
      [-6, -76, -2, -60, 14, -60],
      [8, -76, 14, -62, 20, -60],
    ],
    legs: [
      [-3, -48, -7, -25, -14, -4],
      [3, -48, 10, -26, 9, -2],
    ],
  },
  work: {
    arms: [
      [-7, -76, 4, -62, 20, -58],
      [8, -76, 19, -66, 31, -60],
    ],
    legs: [
      [-4, -48, -5, -25, -6, -2],
      [4, -48, 4, -25, 5, -2],
    ],
  },
};

const limb = ([a, b, c, d, e, f]: Limb, color: string, width: number) =>
  stroke(`M${a} ${b}Q${round(c * 1.08)} ${d} ${e} ${f}`, color, width);

/** A person whose feet are at x,y and who stands `h` high, drawn in flat colours. */
export function person(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: Person = {},
): string {
  const { random } = stage;
  const pose = options.pose ?? random.pick(["stand", "walk"] as const);
  const skin = stage.paint(random.pick(skins));
  const shirt = stage.paint(options.shirt ?? random.pick(shirts));
  const cloth = stage.paint(options.legs ?? random.pick(trousers));
  const skirt = options.skirt ?? random.chance(0.35);
  const { arms, legs } = poses[pose];
  const seat = pose === "sit" ? 22 : 0;
  const bare = skirt || random.chance(0.3);
  const foot = ([, , , , fx, fy]: Limb) =>
    shape(`M${fx - 3.5} ${fy + 2.2}v-3.4q4 -2 6.4 0.4l4 1.6v1.4Z`, stage.paint(hue.ink));
  const leg = (l: Limb) =>
    limb(l, bare ? skin : cloth, 6.6) +
    (bare && !skirt
      ? stroke(
          `M${l[0]} ${l[1]}Q${l[0]} ${l[1]} ${(l[0] + l[2]) / 2} ${(l[1] + l[3]) / 2}`,
          cloth,
          8.6,
        )
      : "") +
    foot(l);
  const head = options.child ? 1.22 : 1;
  const figure =
    oval(3, 0.5, 18, 2.6, stage.paint(hue.ink), 'opacity=".2"') +
    limb(arms[0], darker(skin, 0.15), 4.6) +
    limb(
      [arms[0][0], arms[0][1], arms[0][0], arms[0][1], arms[0][2], arms[0][3]],
      darker(shirt, 0.15),
      6.4,
    ) +
    leg(legs[0]) +
    leg(legs[1]) +
    (skirt && pose !== "sit"
      ? shape("M-8 -56Q-10 -40 -15 -27Q0 -23 15 -27Q10 -40 8 -56Z", cloth)
      : "") +
    shape(
      `M-10 ${-77 + seat}Q-11 ${-82 + seat} -4 ${-83 + seat}H4Q11 ${-82 + seat} 10.6 ${-76 + seat}L8.6 ${-46 + seat}H-8.6Z`,
      shirt,
    ) +
    shape(
      `M3 ${-83 + seat}H4Q11 ${-82 + seat} 10.6 ${-76 + seat}L8.6 ${-46 + seat}H3Z`,
      darker(shirt, 0.16),
    ) +
    rect(-2.6, -88 + seat, 5.4, 8, darker(skin, 0.16), 'rx="2.4"') +
    place(face(stage, skin), 0.6, -92 + seat, head) +
    limb(arms[1], skin, 4.6) +
    limb(
      [
        arms[1][0],
        arms[1][1],
        arms[1][0],
        arms[1][1],
        (arms[1][0] + arms[1][2]) / 2,
        (arms[1][1] + arms[1][3]) / 2,
      ],
      lighter(shirt, 0.08),
      6.6,
    );
  return place(figure, x, y, h / 100, options.flip ?? random.chance(0.5));
}

/** Head and hair around 0,0; no features, as in the rest of the drawing. */
export function face(stage: Stage, skin: string): string {
  const { random } = stage;
  const hair = stage.paint(random.pick([hue.ink, "#2b1a14", hue.bark, "#1b1210"]));
  const style = random.pick(["short", "afro", "bun", "long", "cap", "braids"] as const);
  const head = oval(0, 0, 6.4, 7.4, skin) + circle(-5.4, 1, 1.7, skin);
  const cap = shape(
    "M-7 -0.5Q-8.4 -8.6 0 -9Q7.4 -8.6 6.6 -2.6Q1 -5.4 -3 -4.2Q-5.4 -2.4 -7 -0.5Z",
    hair,
  );
  const dressed = {
    short: head + cap,
    afro:
      circle(-1.4, -3.2, 10, hair) +
      head +
      shape("M-7 -1Q-7 -9 0 -9Q6.8 -8.8 6.4 -3Q0 -6 -7 -1Z", hair),
    bun: circle(-4, -10, 4.2, hair) + head + cap,
    long:
      shape("M-7.4 -2Q-9 -10 0 -9.6Q8 -9 7 -1Q4 -5 -2 -4Q-3 6 -4.6 13Q-11 12 -7.4 -2Z", hair) +
      head +
      cap,
    cap:
      head +
      shape(
        "M-7.2 -1.6Q-8 -9 0 -9.2Q7.4 -8.8 7 -2.6L13 -1.8L12.6 -0.4Z",
        mix(stage.paint(hue.ember), stage.paint(hue.ochre), random() > 0.5 ? 1 : 0),
      ),
    braids:
      stroke("M-6 -2Q-10 6 -7.6 13", hair, 2.8) +
      stroke("M-4.6 -2Q-7 7 -4.6 14", hair, 2.6) +
      head +
      cap,
  };
  return dressed[style];
}

/** A person in a wheelchair whose wheels stand on x,y and who would stand `h` high. */
export function wheelchairUser(
  stage: Stage,
  x: number,
  y: number,
  h: number,
  options: Omit<Person, "pose"> = {},
): string {
  const iron = stage.paint(hue.ink);
  const spokes = repeat(8, (i) => {
    const angle = (i * Math.PI) / 4;
    return line(
      [-1, -14],
      [-1 + Math.cos(angle) * 13, -14 + Math.sin(angle) * 13],
      stage.paint(hue.stone),
      0.7,
    );
  });
  const behind =
    oval(6, 0.5, 24, 2.6, iron, 'opacity=".2"') +
    stroke("M-12 -52L-9 -24H16L20 -8H27", iron, 2.4) +
    stroke("M-12 -52h-5", iron, 2.6) +
    circle(21, -4.5, 4.5, "none", `stroke="${iron}" stroke-width="2"`);
  const wheel =
    spokes +
    circle(-1, -14, 13.4, "none", `stroke="${iron}" stroke-width="2.4"`) +
    circle(-1, -14, 1.8, iron);
  const flip = options.flip ?? false;
  const seated = person(stage, 0, -3, 100, { ...options, pose: "sit", flip: false });
  return place(behind + seated + wheel, x, y, h / 100, flip);
}

/** A loose group of `count` people between `from` and `to`, drawn far ones first. */
export function crowd(
  stage: Stage,
  from: number,
  to: number,
  y: number,
  h: number,
  count: number,
  depth = 0,
): string {
  const { random } = stage;
  const spots = Array.from({ length: count }, (_, i) => ({
    x: from + ((to - from) * (i + random.between(0.2, 0.8))) / count,
    dy: random.between(0, depth),
    child: random.chance(0.22),
  })).sort((a, b) => a.dy - b.dy);
  return spots
    .map(({ x, dy, child }) =>
      person(stage, x, y + dy, h * (child ? 0.66 : random.between(0.93, 1.05)) * (1 + dy / 500), {
        child,
      }),
    )
    .join("");
}
