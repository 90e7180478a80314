import { darker, hue, lighter, mix } from "../color.ts";
import { church } from "../parts/church.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { bench, planter } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { shrubs, tree } from "../parts/tree.ts";
import { ridge } from "../parts/water.ts";
import { STAGE, type Stage } from "../stage.ts";
import { dashes, line, oval, poly, rect, repeat, stroke } from "../svg.ts";

const DECK = 1080;

/** A garden on a roof of the old centre: beds, a water tank, solar panels, the city beyond. */
export function rooftop(stage: Stage): string {
  return (
    sky(stage, { horizon: 940, sun: { x: 1520, y: 420, r: 112 }, clouds: 6, birds: 7 }) +
    towers(stage, { base: 960, from: -20, to: 2420, distance: 0.62, lowest: 200, highest: 560 }) +
    ridge(stage, 966, 60, stage.paint(hue.mangrove, 0.4)) +
    church(stage, 560, 1000, 300, 0.3) +
    roofs(stage) +
    garden(stage)
  );
}

/** The neighbours' tiled roofs, some already green. */
function roofs(stage: Stage): string {
  const { random } = stage;
  return repeat(12, (i) => {
    const x = -60 + i * 214 + random.between(-20, 20);
    const w = 230;
    const top = 900 + random.between(-50, 40);
    const tile = stage.paint(mix(hue.ember, hue.bark, random.between(0.2, 0.5)), 0.14);
    const wall = stage.paint(
      random.pick([hue.sand, hue.blush, hue.mist, hue.ochre, hue.teal]),
      0.14,
    );
    const body =
      rect(x, top, w, 240, wall) +
      repeat(3, (k) => rect(x + 26 + k * 70, top + 40, 36, 60, darker(wall, 0.5), 'rx="16"'));
    if (i % 3 === 1)
      return (
        body +
        rect(x - 6, top - 16, w + 12, 20, lighter(wall, 0.3)) +
        shrubs(stage, x + 10, x + w - 10, top - 12, 46, 0.12)
      );
    return (
      body +
      poly(
        [
          [x - 12, top + 4],
          [x + 30, top - 66],
          [x + w - 30, top - 66],
          [x + w + 12, top + 4],
        ],
        tile,
      ) +
      repeat(7, (k) =>
        line([x + 46 + k * 24, top - 62], [x + 16 + k * 34, top], darker(tile, 0.22), 3),
      )
    );
  });
}

function garden(stage: Stage): string {
  const tile = stage.paint(hue.clay);
  const wall = stage.paint(hue.sand);
  const tank =
    repeat(3, (i) => rect(2010 + i * 90, DECK - 210, 12, 230, stage.paint(hue.bark))) +
    rect(
      1980,
      DECK - 400,
      240,
      200,
      stage.gradient([stage.paint(hue.mist), stage.paint(hue.river), stage.paint(hue.deep)], true),
      'rx="14"',
    ) +
    repeat(3, (i) => rect(1976, DECK - 376 + i * 68, 248, 9, darker(stage.paint(hue.river), 0.3))) +
    oval(2100, DECK - 400, 120, 22, lighter(stage.paint(hue.river), 0.3));
  const panels = repeat(3, (i) => {
    const x = 1380 + i * 176;
    return (
      poly(
        [
          [x, DECK - 20],
          [x + 40, DECK - 120],
          [x + 190, DECK - 120],
          [x + 150, DECK - 20],
        ],
        stage.paint(hue.deep),
      ) +
      repeat(3, (k) =>
        line([x + 38 + k * 37, DECK - 20], [x + 78 + k * 37, DECK - 120], stage.paint(hue.teal), 3),
      ) +
      line([x + 20, DECK - 70], [x + 170, DECK - 70], stage.paint(hue.teal), 3)
    );
  });
  const pergola =
    repeat(3, (i) => rect(180 + i * 230, DECK - 330, 16, 350, stage.paint(hue.wood))) +
    rect(140, DECK - 344, 560, 18, lighter(stage.paint(hue.wood), 0.2)) +
    shrubs(stage, 150, 700, DECK - 330, 60) +
    repeat(9, (i) =>
      stroke(
        `M${180 + i * 58} ${DECK - 330}q${i % 2 ? 12 : -12} 46 0 ${70 + (i % 3) * 26}`,
        stage.paint(hue.leaf),
        6,
      ),
    );
  return (
    rect(0, DECK - 10, STAGE.width, 530, stage.gradient([lighter(tile, 0.2), darker(tile, 0.16)])) +
    repeat(8, (i) =>
      line(
        [0, DECK + 30 + i * i * 9 + i * 12],
        [STAGE.width, DECK + 30 + i * i * 9 + i * 12],
        darker(tile, 0.16),
        2.5,
      ),
    ) +
    repeat(24, (i) =>
      line(
        [i * 130 - 280, DECK],
        [1200 + (i * 130 - 280 - 1200) * 1.7, STAGE.height],
        darker(tile, 0.16),
        2.5,
      ),
    ) +
    rect(0, DECK - 74, STAGE.width, 70, wall) +
    dashes([0, DECK - 40], [STAGE.width, DECK - 40], darker(wall, 0.22), 40, 30, 26) +
    rect(0, DECK - 84, STAGE.width, 14, lighter(wall, 0.3)) +
    pergola +
    tank +
    panels +
    bench(stage, 430, DECK + 20, 220) +
    person(stage, 380, DECK + 20, 190, { pose: "sit", flip: false }) +
    tree(stage, 960, DECK + 40, 330, { color: hue.leaf }) +
    planter(stage, 820, DECK + 70, 300, 74) +
    person(stage, 1250, DECK + 110, 226, { pose: "work", flip: true }) +
    person(stage, 1840, DECK + 90, 220, { pose: "carry", flip: true }) +
    repeat(4, (i) =>
      planter(stage, 60 + i * 620, DECK + 300, 470, 116, i % 2 ? hue.wood : hue.clay),
    ) +
    person(stage, 610, DECK + 330, 290, { pose: "work", flip: true }) +
    person(stage, 1870, DECK + 330, 190, { pose: "point", flip: true, child: true })
  );
}
