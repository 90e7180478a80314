import { darker, hue, lighter, mix } from "../color.ts";
import { bars, curve, map, note, ring } from "../parts/charts.ts";
import { person } from "../parts/people.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, line, oval, poly, rect, repeat, stroke } from "../svg.ts";

const FLOOR = 1180;

/** A data room: a wall screen with the map of the estuary and charts, people reading it together. */
export function data(stage: Stage): string {
  const wall = mix(hue.ink, hue.deep, 0.5);
  const screen = hue.deep;
  const card = lighter(screen, 0.07);
  return (
    rect(0, 0, STAGE.width, FLOOR, stage.gradient([darker(wall, 0.25), lighter(wall, 0.06)])) +
    circle(1150, 620, 1200, stage.glow(hue.teal, 0.4)) +
    repeat(18, (i) => line([i * 140, 0], [i * 140, FLOOR], darker(wall, 0.3), 3, 'opacity=".5"')) +
    rect(330, 170, 1740, 840, "#06161b", 'rx="26"') +
    rect(350, 190, 1700, 800, screen, 'rx="14"') +
    rect(380, 216, 240, 18, hue.sand, 'rx="9"') +
    repeat(4, (i) =>
      rect(1620 + i * 100, 216, 80, 18, i === 0 ? hue.ember : lighter(screen, 0.2), 'rx="9"'),
    ) +
    map(stage, { x: 380, y: 264, w: 900, h: 690 }, true) +
    bars(stage, { x: 1310, y: 264, w: 350, h: 330 }, card, [hue.teal, hue.teal, hue.ember]) +
    ring(
      { x: 1680, y: 264, w: 340, h: 330 },
      card,
      [hue.ember, hue.ochre, hue.leaf, hue.teal],
      [0.38, 0.27, 0.2, 0.15],
    ) +
    curve(stage, { x: 1310, y: 624, w: 710, h: 330 }, card, hue.ochre) +
    rect(
      0,
      FLOOR,
      STAGE.width,
      STAGE.height - FLOOR,
      stage.gradient([mix(hue.deep, hue.river, 0.4), hue.ink]),
    ) +
    poly(
      [
        [330, FLOOR],
        [2070, FLOOR],
        [2360, STAGE.height],
        [40, STAGE.height],
      ],
      hue.teal,
      'opacity=".13"',
    ) +
    rect(0, FLOOR - 14, STAGE.width, 14, hue.ink) +
    desk(stage, 60) +
    plant(stage, 2230) +
    person(stage, 760, FLOOR + 130, 520, { pose: "point", flip: false, shirt: hue.ember }) +
    person(stage, 1160, FLOOR + 150, 510, { pose: "stand", flip: true, shirt: hue.sand }) +
    person(stage, 1400, FLOOR + 150, 360, {
      pose: "wave",
      flip: false,
      child: true,
      shirt: hue.ochre,
    }) +
    person(stage, 1720, FLOOR + 170, 530, { pose: "point", flip: true, shirt: hue.mangrove })
  );
}

function desk(stage: Stage, x: number): string {
  const wood = hue.wood;
  return (
    rect(x - 80, FLOOR - 120, 440, 26, lighter(wood, 0.25), 'rx="6"') +
    rect(x - 80, FLOOR - 94, 440, 14, darker(wood, 0.2)) +
    repeat(2, (i) => rect(x - 40 + i * 340, FLOOR - 80, 22, 250, darker(wood, 0.35))) +
    rect(x, FLOOR - 330, 260, 176, hue.ink, 'rx="12"') +
    curve(stage, { x: x + 12, y: FLOOR - 318, w: 236, h: 150 }, hue.river, hue.ochre) +
    rect(x + 110, FLOOR - 156, 40, 34, hue.ink) +
    note(x + 280, FLOOR - 176, 52, hue.ochre, 8) +
    rect(x - 50, FLOOR - 166, 34, 46, hue.ember, 'rx="6"')
  );
}

function plant(stage: Stage, x: number): string {
  const { random } = stage;
  return (
    oval(x, FLOOR + 150, 100, 16, hue.ink, 'opacity=".5"') +
    repeat(13, (i) => {
      const lean = (i - 6) * 26;
      const tall = random.between(260, 430);
      return stroke(
        `M${x} ${FLOOR}Q${x + lean * 0.4} ${FLOOR - tall * 0.7} ${x + lean * 1.5} ${FLOOR - tall}`,
        i % 3 ? hue.mangrove : hue.leaf,
        17,
      );
    }) +
    poly(
      [
        [x - 86, FLOOR - 20],
        [x + 86, FLOOR - 20],
        [x + 62, FLOOR + 150],
        [x - 62, FLOOR + 150],
      ],
      hue.ember,
    ) +
    rect(x - 96, FLOOR - 34, 192, 30, lighter(hue.ember, 0.15), 'rx="8"')
  );
}
