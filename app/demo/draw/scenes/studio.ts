import { darker, hue, lighter, mix } from "../color.ts";
import { map, note } from "../parts/charts.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { towers } from "../parts/towers.ts";
import { tree } from "../parts/tree.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, group, line, oval, poly, rect, repeat, shape, stroke } from "../svg.ts";

const FLOOR = 1130;

/** A workshop: people around a model of the river, a wall of notes, the city in the windows. */
export function studio(stage: Stage): string {
  const wall = stage.paint(mix(hue.sand, hue.blush, 0.25));
  const floor = stage.paint(mix(hue.clay, hue.sand, 0.35));
  return (
    rect(0, 0, STAGE.width, FLOOR, stage.gradient([darker(wall, 0.06), lighter(wall, 0.15)])) +
    windows(stage) +
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
    person(stage, 560, FLOOR + 70, 430, { pose: "point", flip: false, shirt: hue.ember }) +
    person(stage, 900, FLOOR + 20, 400, { pose: "stand", flip: false }) +
    person(stage, 1110, FLOOR + 20, 410, { pose: "work", flip: false }) +
    person(stage, 1480, FLOOR + 20, 400, { pose: "point", flip: true, shirt: hue.ochre }) +
    person(stage, 1720, FLOOR + 24, 404, { pose: "stand", flip: true }) +
    table(stage) +
    person(stage, 560, STAGE.height + 40, 520, { pose: "work", flip: false, shirt: hue.white }) +
    person(stage, 1960, STAGE.height + 50, 530, { pose: "work", flip: true, shirt: hue.mangrove })
  );
}

function windows(stage: Stage): string {
  const clip = stage.keep(
    (id) =>
      `<clipPath id="${id}">${[1390, 1730, 2070].map((x) => rect(x, 190, 300, 640, "#000", 'rx="150"')).join("")}</clipPath>`,
  );
  const view =
    sky(stage, { horizon: 860, sun: { x: 1880, y: 460, r: 84 }, clouds: 5 }) +
    towers(stage, { base: 840, from: 1360, to: 2400, distance: 0.5, lowest: 120, highest: 420 }) +
    tree(stage, 1600, 880, 260, { distance: 0.2 });
  const frame = stage.paint(hue.deep);
  const bars = [1390, 1730, 2070]
    .map(
      (x) =>
        rect(x, 190, 300, 640, "none", `rx="150" stroke="${frame}" stroke-width="16"`) +
        line([x + 150, 194], [x + 150, 826], frame, 9) +
        line([x, 500], [x + 300, 500], frame, 9) +
        rect(x - 24, 820, 348, 24, stage.paint(hue.clay)),
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
  const wood = stage.paint(hue.wood);
  const top = FLOOR + 10;
  const houses = repeat(40, (i) => {
    const x = 830 + (i % 10) * 82 + random.between(-14, 14);
    const row = Math.floor(i / 10);
    const y = top + 20 + row * 34;
    if (Math.abs(x - 1210 - Math.sin(row) * 50) < 60) return "";
    const h = random.between(26, 96);
    const face = stage.paint(random.pick([hue.white, hue.sand, hue.coral, hue.ochre, hue.mist]));
    return random.chance(0.22)
      ? circle(x + 16, y - 20, 19, stage.paint(hue.leaf)) +
          rect(x + 14, y - 8, 5, 12, stage.paint(hue.bark))
      : rect(x, y - h, 38, h, face) +
          poly(
            [
              [x + 38, y - h],
              [x + 50, y - h - 9],
              [x + 50, y - 9],
              [x + 38, y],
            ],
            darker(face, 0.24),
          ) +
          poly(
            [
              [x, y - h],
              [x + 12, y - h - 9],
              [x + 50, y - h - 9],
              [x + 38, y - h],
            ],
            lighter(face, 0.3),
          );
  });
  return (
    oval(1200, top + 420, 640, 40, stage.paint(hue.ink), 'opacity=".2"') +
    repeat(2, (i) =>
      poly(
        [
          [760 + i * 800, top + 160],
          [810 + i * 800, top + 160],
          [830 + i * 760, STAGE.height],
          [790 + i * 760, STAGE.height],
        ],
        darker(wood, 0.35),
      ),
    ) +
    poly(
      [
        [760, top - 20],
        [1640, top - 20],
        [1780, top + 150],
        [620, top + 150],
      ],
      lighter(wood, 0.28),
    ) +
    poly(
      [
        [800, top - 8],
        [1600, top - 8],
        [1712, top + 132],
        [688, top + 132],
      ],
      stage.paint(mix(hue.leaf, hue.sand, 0.45)),
    ) +
    shape(
      `M1130 ${top - 8}Q1260 ${top + 30} 1170 ${top + 70}Q1100 ${top + 104} 1230 ${top + 132}H1370Q1230 ${top + 100} 1290 ${top + 62}Q1350 ${top + 28} 1220 ${top - 8}Z`,
      stage.paint(hue.teal),
    ) +
    houses +
    rect(620, top + 150, 1160, 34, wood) +
    rect(620, top + 150, 1160, 7, lighter(wood, 0.4)) +
    rect(1620, top + 60, 90, 60, stage.paint(hue.white), 'transform="skewX(20) translate(-420 0)"')
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
