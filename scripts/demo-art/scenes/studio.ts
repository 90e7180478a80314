import { darker, hue, lighter, mix } from "../color.ts";
import { map, note } from "../parts/charts.ts";
import { person, wheelchairUser } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { towers } from "../parts/towers.ts";
import { tree } from "../parts/tree.ts";
import { lamplit, STAGE, type Stage } from "../stage.ts";
import {
  circle,
  group,
  line,
  oval,
  type Point,
  poly,
  rect,
  repeat,
  shape,
  smooth,
  stroke,
} from "../svg.ts";

const FLOOR = 1130;
/** The table's top: its edge away from the viewer, its near one, and the thickness of the board. */
const TABLE = { back: 1050, front: 1262, thick: 32 };

/** A workshop: people around a model of the river, a wall of notes, the city in the windows. */
export function studio(outside: Stage): string {
  const stage = lamplit(outside);
  const wall = stage.paint(mix(hue.sand, hue.blush, 0.25));
  const floor = stage.paint(mix(hue.clay, hue.sand, 0.35));
  return (
    rect(0, 0, STAGE.width, FLOOR, stage.gradient([darker(wall, 0.06), lighter(wall, 0.15)])) +
    windows(outside, stage) +
    board(stage) +
    rect(0, FLOOR - 100, STAGE.width, 100, stage.paint(hue.deep)) +
    rect(
      0,
      FLOOR,
      STAGE.width,
      STAGE.height - FLOOR,
      stage.gradient([lighter(floor, 0.1), darker(floor, 0.16)]),
    ) +
    repeat(22, (i) =>
      line(
        [i * 150 - 400, FLOOR],
        [1200 + (i * 150 - 1600) * 1.8, STAGE.height],
        darker(floor, 0.14),
        3,
      ),
    ) +
    repeat(3, (i) => pendant(stage, 720 + i * 480)) +
    person(stage, 840, FLOOR + 66, 402, { pose: "point", flip: false, shirt: hue.mangrove }) +
    person(stage, 1050, FLOOR + 60, 418, { pose: "stand", flip: false, shirt: hue.white }) +
    person(stage, 1260, FLOOR + 62, 396, { pose: "work", flip: true, shirt: hue.teal }) +
    person(stage, 1500, FLOOR + 66, 410, { pose: "point", flip: true, shirt: hue.ochre }) +
    table(stage) +
    person(stage, 470, FLOOR + 210, 468, { pose: "point", flip: false, shirt: hue.ember }) +
    wheelchairUser(stage, 1950, FLOOR + 250, 470, { flip: true, shirt: hue.coral, legs: hue.river })
  );
}

function windows(outside: Stage, stage: Stage): string {
  const [top, sill, half] = [390, 860, 150];
  const left = [1390, 1730, 2070];
  const arch = (x: number) =>
    `M${x} ${sill}V${top + half}a${half} ${half} 0 0 1 ${2 * half} 0V${sill}Z`;
  const clip = stage.keep(
    (id) => `<clipPath id="${id}">${left.map((x) => shape(arch(x), "#000")).join("")}</clipPath>`,
  );
  const view =
    sky(outside, { horizon: 860, sun: { x: 1880, y: 560, r: 78 }, clouds: 5 }) +
    towers(outside, { base: 860, from: 1360, to: 2400, distance: 0.5, lowest: 120, highest: 400 }) +
    tree(outside, 1600, 900, 260, { distance: 0.2 });
  const frame = stage.paint(hue.deep);
  const bars = left
    .map(
      (x) =>
        shape(arch(x), "none", `stroke="${frame}" stroke-width="16"`) +
        line([x + half, top + 4], [x + half, sill], frame, 9) +
        line([x, top + half], [x + 2 * half, top + half], frame, 9) +
        line([x, 700], [x + 2 * half, 700], frame, 6) +
        rect(x - 24, sill, 348, 24, stage.paint(hue.clay)) +
        rect(x - 24, sill, 348, 6, lighter(stage.paint(hue.clay), 0.3)),
    )
    .join("");
  return group(view, `clip-path="url(#${clip})"`) + bars;
}

function board(stage: Stage): string {
  const { random } = stage;
  const colors = [hue.ochre, hue.coral, hue.mist, hue.lime, hue.white, hue.blush].map((c) =>
    stage.paint(c),
  );
  return (
    rect(150, 240, 1090, 600, darker(stage.paint(hue.clay), 0.25), 'rx="8"') +
    rect(166, 256, 1058, 568, stage.paint(mix(hue.clay, hue.sand, 0.5))) +
    map(stage, { x: 200, y: 290, w: 460, h: 320 }, false) +
    repeat(28, (i) =>
      note(
        700 + (i % 7) * 74,
        296 + Math.floor(i / 7) * 78,
        60,
        random.pick(colors),
        Math.round(random.between(-5, 5)),
      ),
    ) +
    repeat(6, (i) =>
      note(
        206 + i * 76,
        650 + (i % 2) * 10,
        62,
        random.pick(colors),
        Math.round(random.between(-4, 4)),
      ),
    ) +
    repeat(
      4,
      (i) =>
        rect(712 + i * 126, 640, 108, 150, stage.paint(hue.white)) +
        shape(
          `M${712 + i * 126} 760q30 -60 54 -20t54 -26v76h-108Z`,
          stage.paint([hue.teal, hue.mangrove, hue.ember, hue.river][i] as string),
        ) +
        circle(790 + i * 126, 676, 14, stage.paint(hue.ochre)),
    ) +
    stroke("M640 450Q680 380 722 420M660 700Q690 720 712 700", stage.paint(hue.ember), 5)
  );
}

/** The table with the model: river, blocks, little trees. */
function table(stage: Stage): string {
  const { random } = stage;
  const { back, front, thick } = TABLE;
  const wood = stage.paint(hue.wood);
  /** A point of the table's top, 0..1 across and 0..1 towards the viewer. */
  const at = (u: number, v: number): Point => {
    const inset = 176 * (1 - v);
    return [600 + inset + u * (1200 - 2 * inset), back + v * (front - back)];
  };
  const river = [
    [0.4, 0.08],
    [0.52, 0.3],
    [0.44, 0.6],
    [0.56, 0.92],
  ] as const;
  const bank = (side: number) => river.map(([u, v]) => at(u + side * (0.045 + v * 0.02), v));
  const houses = repeat(4, (row) =>
    repeat(11, (i) => {
      const v = 0.2 + row * 0.235;
      const u = 0.07 + i * 0.085 + random.between(-0.012, 0.012);
      const course = 0.48 + Math.sin(row * 2.2) * 0.05;
      const [x, y] = at(u, v);
      const s = 0.8 + v * 0.35;
      const h = random.between(22, 84) * s;
      const face = stage.paint(random.pick([hue.white, hue.sand, hue.coral, hue.ochre, hue.mist]));
      const isTree = random.chance(0.24);
      if (Math.abs(u - course) < 0.085) return "";
      return isTree
        ? rect(x - 3 * s, y - 16 * s, 6 * s, 16 * s, stage.paint(hue.bark)) +
            circle(x, y - 28 * s, 19 * s, stage.paint(hue.mangrove)) +
            circle(x - 5 * s, y - 33 * s, 10 * s, stage.paint(hue.leaf))
        : block(x - 20 * s, y, 38 * s, h, face);
    }),
  );
  const legs = [640, 1716].map((x) =>
    rect(x, front + thick, 46, STAGE.height - 130 - front, darker(wood, 0.34)),
  );
  return (
    oval(1200, STAGE.height - 90, 640, 34, stage.paint(hue.ink), 'opacity=".2"') +
    legs.join("") +
    poly([at(0, 0), at(1, 0), at(1, 1), at(0, 1)], lighter(wood, 0.28)) +
    poly(
      [at(0.03, 0.06), at(0.97, 0.06), at(0.97, 0.94), at(0.03, 0.94)],
      stage.paint(mix(hue.leaf, hue.sand, 0.45)),
    ) +
    shape(`${smooth(bank(-1))}L${smooth(bank(1).reverse()).slice(1)}Z`, stage.paint(hue.teal)) +
    stroke(smooth(river.map(([u, v]) => at(u, v))), stage.paint(hue.mist), 3, 'opacity=".8"') +
    houses +
    rect(600, front, 1200, thick, wood) +
    rect(600, front, 1200, 7, lighter(wood, 0.4)) +
    poly([at(0.03, 0.97), at(0.1, 0.97), at(0.11, 0.72), at(0.045, 0.72)], stage.paint(hue.white))
  );
}

/** A block of the model with its side and roof, its front's lower left corner on x,y. */
function block(x: number, y: number, w: number, h: number, face: string): string {
  const [dx, dy] = [w * 0.3, -w * 0.24];
  return (
    rect(x, y - h, w, h, face) +
    poly(
      [
        [x + w, y - h],
        [x + w + dx, y - h + dy],
        [x + w + dx, y + dy],
        [x + w, y],
      ],
      darker(face, 0.24),
    ) +
    poly(
      [
        [x, y - h],
        [x + dx, y - h + dy],
        [x + w + dx, y - h + dy],
        [x + w, y - h],
      ],
      lighter(face, 0.3),
    )
  );
}

function pendant(stage: Stage, x: number): string {
  const shade = stage.paint(hue.ember);
  return (
    line([x, 0], [x, 170], stage.paint(hue.ink), 4) +
    circle(x, 232, 150, stage.glow(stage.light.lamp ?? "#ffe3a6", 0.4)) +
    shape(`M${x - 70} 230Q${x - 60} 168 ${x} 166Q${x + 60} 168 ${x + 70} 230Z`, shade) +
    oval(x, 230, 70, 10, lighter(stage.light.lamp ?? "#ffe3a6", 0.3))
  );
}
