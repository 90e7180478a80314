import { darker, hue, lighter, mix } from "../color.ts";
import { bicycle } from "../parts/bicycle.ts";
import { flags } from "../parts/market.ts";
import { crowd, person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { car, crossing, planter, strip, wires } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { shrubs, tree } from "../parts/tree.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, oval, place, poly, rect, repeat, shape } from "../svg.ts";

const FRONT = 900;

/** In front of a municipal school: traffic at the gate before; a wide crossing and playground markings after. */
export function school(stage: Stage): string {
  const backdrop =
    sky(stage, { horizon: FRONT, sun: { x: 360, y: 320, r: 92 }, clouds: 6, birds: 5 }) +
    towers(stage, { base: FRONT, from: -20, to: 2420, distance: 0.64, lowest: 180, highest: 480 }) +
    building(stage);
  return backdrop + (stage.moment === "before" ? before(stage) : after(stage));
}

function building(stage: Stage): string {
  const wall = stage.paint(hue.sand);
  const colors = [hue.ember, hue.ochre, hue.leaf, hue.teal, hue.coral, hue.river].map((c) =>
    stage.paint(c),
  );
  const glass = stage.light.lamp ?? stage.paint(hue.deep);
  const brise = repeat(36, (i) =>
    rect(470 + i * 40, FRONT - 420, 16, 130, colors[(i * 5 + (i % 4)) % 6] as string),
  );
  return (
    rect(440, FRONT - 460, 1500, 460, stage.gradient([lighter(wall, 0.15), darker(wall, 0.06)])) +
    rect(400, FRONT - 486, 1580, 34, stage.paint(hue.deep)) +
    rect(462, FRONT - 424, 1444, 138, glass, 'opacity=".8"') +
    brise +
    rect(440, FRONT - 262, 1500, 22, darker(wall, 0.2)) +
    repeat(
      6,
      (i) =>
        rect(490 + i * 132 + (i > 2 ? 640 : 0), FRONT - 200, 104, 96, glass, 'rx="6"') +
        rect(490 + i * 132 + (i > 2 ? 640 : 0), FRONT - 154, 104, 5, wall),
    ) +
    rect(940, FRONT - 250, 500, 250, colors[3] as string) +
    shape(
      `M960 ${FRONT}V${FRONT - 60}q60 -90 120 -20t120 -30t120 10t100 -40v140Z`,
      colors[5] as string,
    ) +
    circle(1040, FRONT - 190, 34, colors[1] as string) +
    rect(1120, FRONT - 170, 140, 170, stage.paint(hue.ink), 'rx="6"') +
    rect(1130, FRONT - 160, 56, 160, lighter(stage.paint(hue.deep), 0.16)) +
    rect(1194, FRONT - 160, 56, 160, lighter(stage.paint(hue.deep), 0.1)) +
    rect(900, FRONT - 276, 580, 28, stage.paint(hue.ember)) +
    tree(stage, 2120, FRONT + 6, 520, { color: hue.mangrove, distance: 0.08 }) +
    tree(stage, 240, FRONT + 6, 480, { color: hue.leaf, distance: 0.08 })
  );
}

function before(stage: Stage): string {
  const colors = [hue.dune, hue.deep, hue.mist, hue.asphalt, hue.coral];
  return (
    rect(0, 0, STAGE.width, FRONT, mix(stage.light.haze, hue.stone, 0.5), 'opacity=".24"') +
    wires(stage, 1640, FRONT + 30, 620) +
    strip(stage, FRONT, FRONT + 50, hue.stone, 12) +
    strip(stage, FRONT + 50, STAGE.height, hue.asphalt) +
    crowd(stage, 1000, 1380, FRONT + 40, 150, 4) +
    repeat(5, (i) =>
      car(stage, 150 + i * 500 + (i > 2 ? 120 : 0), FRONT + 150, 1.15, colors[i] as string),
    ) +
    rect(0, 1190, STAGE.width, 10, stage.paint(hue.ochre), 'opacity=".6"') +
    person(stage, 1240, 1190, 190, { pose: "walk" }) +
    person(stage, 1310, 1196, 124, { pose: "walk", child: true }) +
    repeat(4, (i) => car(stage, 240 + i * 720, 1400, 1.55, colors[(i + 2) % 5] as string, true))
  );
}

function after(stage: Stage): string {
  const colors = [hue.ember, hue.ochre, hue.teal, hue.leaf, hue.coral];
  const dots = repeat(26, (i) =>
    oval(
      140 + (i % 13) * 178 + Math.floor(i / 13) * 80,
      FRONT + 80 + Math.floor(i / 13) * 84,
      58,
      22,
      stage.paint(colors[(i * 3) % 5] as string),
    ),
  );
  const hop = repeat(7, (i) =>
    poly(
      [
        [560 + i * 74, FRONT + 214],
        [626 + i * 74, FRONT + 214],
        [620 + i * 78, FRONT + 262],
        [550 + i * 78, FRONT + 262],
      ],
      stage.paint(colors[i % 5] as string),
      `stroke="${stage.paint(hue.white)}" stroke-width="6"`,
    ),
  );
  return (
    strip(stage, FRONT, FRONT + 290, hue.dune, 18) +
    dots +
    hop +
    shrubs(stage, 20, 420, FRONT + 24, 64) +
    shrubs(stage, 1980, 2400, FRONT + 24, 64) +
    flags(stage, 360, FRONT - 300, 1190, FRONT - 330, 60) +
    flags(stage, 1190, FRONT - 330, 2040, FRONT - 300, 60) +
    planter(stage, 120, FRONT + 230, 300, 80) +
    planter(stage, 1930, FRONT + 230, 330, 80) +
    repeat(4, (i) => place(bicycle(stage, colors[i] as string), 1560 + i * 80, FRONT + 70, 0.62)) +
    crowd(stage, 700, 1520, FRONT + 60, 158, 7, 70) +
    person(stage, 640, FRONT + 250, 130, { pose: "wave", child: true, shirt: hue.ember }) +
    person(stage, 860, FRONT + 246, 126, { pose: "walk", child: true }) +
    strip(stage, FRONT + 290, STAGE.height, hue.asphalt) +
    crossing(stage, 960, FRONT + 296, STAGE.height, 6, 60) +
    person(stage, 1120, FRONT + 440, 270, { pose: "walk", flip: false, shirt: hue.teal }) +
    person(stage, 1230, FRONT + 446, 184, {
      pose: "walk",
      flip: false,
      child: true,
      shirt: hue.ochre,
    }) +
    person(stage, 1330, FRONT + 440, 176, {
      pose: "wave",
      flip: false,
      child: true,
      shirt: hue.ember,
    }) +
    person(stage, 1600, FRONT + 300, 250, { pose: "point", flip: true, shirt: hue.lime })
  );
}
