import { darker, hue, lighter, mix } from "../color.ts";
import { bars, curve, map, note, ring } from "../parts/charts.ts";
import { person, wheelchairUser } from "../parts/people.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, line, oval, poly, rect, repeat, stroke } from "../svg.ts";

const FLOOR = 1180;

/**
 * A data room: a wall screen with the map of the estuary and charts, people reading it together. The screen
 * hangs below the site's header, and everybody stands in its light, right of the title.
 */
export function data(stage: Stage): string {
  const wall = mix(hue.river, hue.mist, 0.3);
  const screen = hue.ink;
  const card = lighter(screen, 0.1);
  return (
    rect(0, 0, STAGE.width, FLOOR, stage.gradient([darker(wall, 0.3), lighter(wall, 0.2)])) +
    repeat(18, (i) => line([i * 140, 0], [i * 140, FLOOR], darker(wall, 0.18), 3, 'opacity=".5"')) +
    circle(1340, 640, 1300, stage.glow(hue.mist, 0.5)) +
    rect(560, 404, 1760, 620, darker(screen, 0.5), 'rx="26"') +
    rect(576, 420, 1728, 588, screen, 'rx="14"') +
    map(stage, { x: 600, y: 444, w: 900, h: 540 }, true) +
    bars(stage, { x: 1524, y: 444, w: 370, h: 258 }, card, [hue.teal, hue.teal, hue.ember]) +
    ring(
      { x: 1918, y: 444, w: 362, h: 258 },
      card,
      [hue.ember, hue.ochre, hue.leaf, hue.teal],
      [0.38, 0.27, 0.2, 0.15],
    ) +
    curve(stage, { x: 1524, y: 726, w: 756, h: 258 }, card, hue.ochre) +
    rect(
      0,
      FLOOR,
      STAGE.width,
      STAGE.height - FLOOR,
      stage.gradient([mix(wall, hue.mist, 0.3), darker(wall, 0.35)]),
    ) +
    poly(
      [
        [560, FLOOR],
        [2320, FLOOR],
        [2560, STAGE.height],
        [320, STAGE.height],
      ],
      hue.mist,
      'opacity=".16"',
    ) +
    rect(0, FLOOR - 14, STAGE.width, 14, darker(wall, 0.4)) +
    desk(stage, 60) +
    plant(stage, 500) +
    person(stage, 1090, FLOOR + 150, 480, { pose: "point", flip: false, shirt: hue.coral }) +
    person(stage, 1400, FLOOR + 120, 460, { pose: "stand", flip: false, shirt: hue.white }) +
    person(stage, 1590, FLOOR + 156, 330, {
      pose: "wave",
      flip: false,
      child: true,
      shirt: hue.ochre,
    }) +
    person(stage, 1790, FLOOR + 130, 480, { pose: "point", flip: false, shirt: hue.ember }) +
    wheelchairUser(stage, 2130, FLOOR + 190, 500, { flip: true, shirt: hue.lime, legs: hue.sand })
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
