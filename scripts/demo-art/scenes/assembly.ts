import { darker, hue, lighter } from "../color.ts";
import { map } from "../parts/charts.ts";
import { flags } from "../parts/market.ts";
import { palm } from "../parts/palm.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { sobrados } from "../parts/sobrado.ts";
import { strip } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { shrubs, tree } from "../parts/tree.ts";
import { STAGE, type Stage } from "../stage.ts";
import { line, oval, rect, repeat } from "../svg.ts";

const GROUND = 900;

/** A neighbourhood meeting under a flamboyant tree, chairs in a half circle, a map on an easel. */
export function assembly(stage: Stage): string {
  const ground = stage.paint(hue.clay);
  return (
    sky(stage, { horizon: GROUND, sun: { x: 480, y: 380, r: 96 }, clouds: 5, birds: 5 }) +
    towers(stage, {
      base: GROUND,
      from: -20,
      to: 2420,
      distance: 0.66,
      lowest: 160,
      highest: 420,
    }) +
    sobrados(stage, GROUND, -40, 760, 0.98, 0.2) +
    sobrados(stage, GROUND, 1820, 2440, 0.98, 0.2) +
    palm(stage, 800, GROUND + 10, 400, -0.1, 0.16) +
    palm(stage, 1760, GROUND + 10, 430, 0.1, 0.16) +
    shrubs(stage, 700, 1850, GROUND + 14, 70, 0.12) +
    strip(stage, GROUND, STAGE.height, hue.clay) +
    oval(1230, 1180, 1080, 250, lighter(ground, 0.24)) +
    oval(1230, 1170, 820, 170, darker(ground, 0.14), 'opacity=".5"') +
    tree(stage, 1230, GROUND + 130, 880, { color: hue.ember, spread: 1.5 }) +
    flags(stage, 500, 620, 1230, 700, 50) +
    flags(stage, 1230, 700, 1960, 620, 50) +
    easel(stage, 640, 1150) +
    person(stage, 860, 1160, 300, { pose: "point", flip: true, shirt: hue.river }) +
    person(stage, 1060, 1100, 250, { pose: "stand", flip: true }) +
    ring(stage) +
    person(stage, 2020, 1190, 300, { pose: "stand", flip: true }) +
    person(stage, 2130, 1196, 200, { pose: "wave", flip: true, child: true })
  );
}

function easel(stage: Stage, x: number, y: number): string {
  const wood = stage.paint(hue.bark);
  return (
    line([x - 90, y], [x - 20, y - 400], wood, 12) +
    line([x + 110, y], [x + 30, y - 400], wood, 12) +
    rect(x - 160, y - 380, 340, 250, stage.paint(hue.white), 'rx="6"') +
    map(stage, { x: x - 146, y: y - 366, w: 312, h: 222 }, false)
  );
}

/** People on chairs, the nearer ones larger and seen last. */
function ring(stage: Stage): string {
  const seats = [
    [1240, 1130, 1],
    [1400, 1112, 1],
    [1560, 1130, 1],
    [1710, 1170, 1.06],
    [1180, 1290, 1.2],
    [1390, 1330, 1.26],
    [1610, 1320, 1.24],
    [1820, 1290, 1.2],
  ] as const;
  const plastic = [hue.white, hue.mist, hue.ochre, hue.white];
  return repeat(seats.length, (i) => {
    const [x, y, s] = seats[i] as (typeof seats)[number];
    const chair = stage.paint(plastic[i % 4] as string);
    const legs =
      line([x - 8 * s, y - 60 * s], [x - 18 * s, y], chair, 7 * s) +
      line([x + 50 * s, y - 60 * s], [x + 60 * s, y], chair, 7 * s);
    return (
      oval(x + 20 * s, y, 70 * s, 9 * s, stage.paint(hue.ink), 'opacity=".2"') +
      rect(x + 34 * s, y - 150 * s, 22 * s, 96 * s, chair, `rx="${9 * s}"`) +
      rect(x - 18 * s, y - 66 * s, 80 * s, 16 * s, darker(chair, 0.12), 'rx="7"') +
      legs +
      person(stage, x + 22 * s, y - 2, 240 * s, { pose: "sit", flip: true })
    );
  });
}
