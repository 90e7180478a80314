import { darker, hue, lighter, mix } from "../color.ts";
import { parked } from "../parts/bicycle.ts";
import { jangada } from "../parts/boats.ts";
import { ironBridge, lamp } from "../parts/bridge.ts";
import { palm } from "../parts/palm.ts";
import { crowd, person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { bench, car, planter, strip, waves } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { shrubs, tree } from "../parts/tree.ts";
import { ridge, water } from "../parts/water.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, dashes, line, oval, poly, rect, repeat, shape, stroke } from "../svg.ts";

const WATER = 760;
const EDGE = 960;

/** A river bank: a fenced car park before; after, a square that steps down to the water. */
export function square(stage: Stage): string {
  const far =
    towers(stage, {
      base: WATER - 24,
      from: -20,
      to: 2420,
      distance: 0.5,
      lowest: 140,
      highest: 480,
    }) + ridge(stage, WATER + 2, 74, stage.paint(hue.mangrove, 0.3));
  const bridge = ironBridge(stage, {
    from: 1500,
    to: 2500,
    deck: 74,
    water: WATER + 20,
    distance: 0.14,
  });
  return (
    sky(stage, { horizon: WATER, sun: { x: 1180, y: 400, r: 96 }, clouds: 6, birds: 6 }) +
    far +
    water(stage, WATER, far + bridge, 1180) +
    bridge +
    jangada(stage, 700, 880, 0.5) +
    (stage.moment === "before" ? fenced(stage) : open(stage))
  );
}

function fenced(stage: Stage): string {
  const wall = stage.paint(hue.stone);
  const colors = [hue.asphalt, hue.dune, hue.mist, hue.deep];
  return (
    shrubs(stage, -20, 2420, EDGE - 30, 60) +
    strip(stage, EDGE - 24, STAGE.height, hue.asphalt) +
    rect(0, EDGE - 130, STAGE.width, 130, mix(wall, stage.light.haze, 0.2)) +
    rect(0, EDGE - 140, STAGE.width, 14, darker(wall, 0.2)) +
    repeat(17, (i) => rect(i * 150, EDGE - 126, 8, 126, darker(wall, 0.18))) +
    repeat(7, (i) =>
      shape(
        `M${90 + i * 350} ${EDGE - 20}q10 -60 40 -70q20 34 60 20q-6 40 10 52Z`,
        darker(wall, 0.3),
        'opacity=".6"',
      ),
    ) +
    dashes(
      [0, EDGE - 168],
      [STAGE.width, EDGE - 168],
      stage.paint(hue.ink),
      56,
      3,
      30,
      'opacity=".6"',
    ) +
    repeat(9, (i) =>
      line(
        [i * 300 - 60, EDGE + 60],
        [i * 330 - 180, STAGE.height],
        stage.paint(hue.white),
        8,
        'opacity=".5"',
      ),
    ) +
    repeat(5, (i) => car(stage, 200 + i * 490, EDGE + 150, 1.16, colors[i % 4] as string)) +
    repeat(4, (i) =>
      car(stage, 420 + i * 560, EDGE + 400, 1.5, colors[(i + 1) % 4] as string, true),
    ) +
    repeat(8, (i) =>
      oval(
        160 + i * 300,
        EDGE + 240 + (i % 3) * 90,
        90,
        14,
        darker(stage.paint(hue.asphalt), 0.3),
        'opacity=".7"',
      ),
    )
  );
}

function open(stage: Stage): string {
  const stone = stage.paint(hue.sand);
  const wood = stage.paint(hue.wood);
  const steps = repeat(
    4,
    (i) =>
      rect(
        640 - i * 46,
        EDGE - 78 + i * 24,
        1120 + i * 92,
        26,
        stage.gradient([lighter(stone, 0.1), darker(stone, 0.12)]),
      ) + rect(640 - i * 46, EDGE - 56 + i * 24, 1120 + i * 92, 5, darker(stone, 0.3)),
  );
  const sitters =
    [820, 950, 1010, 1330, 1500, 1570]
      .map((x, i) => person(stage, x, EDGE - 4 - (i % 2) * 22, 138, { pose: "sit" }))
      .join("") +
    person(stage, 1150, EDGE - 50, 150, { pose: "stand" }) +
    person(stage, 1206, EDGE - 52, 104, { pose: "wave", child: true });
  const pergola =
    repeat(4, (i) => rect(1880 + i * 150, EDGE - 250, 14, 300, wood)) +
    repeat(16, (i) =>
      poly(
        [
          [1850 + i * 36, EDGE - 262],
          [1866 + i * 36, EDGE - 262],
          [1884 + i * 36, EDGE - 246],
          [1868 + i * 36, EDGE - 246],
        ],
        darker(wood, 0.2),
      ),
    ) +
    rect(1840, EDGE - 258, 600, 14, lighter(wood, 0.15)) +
    shrubs(stage, 1840, 2420, EDGE - 244, 46);
  return (
    strip(stage, EDGE - 84, EDGE + 20, hue.stone) +
    shrubs(stage, -20, 560, EDGE - 70, 70) +
    palm(stage, 130, EDGE - 60, 480, 0.1) +
    palm(stage, 520, EDGE - 60, 400, -0.12) +
    steps +
    sitters +
    strip(stage, EDGE + 18, STAGE.height, hue.sand) +
    waves(stage, EDGE + 30, STAGE.height, mix(hue.river, hue.sand, 0.35)) +
    shrubs(stage, 1800, 2420, EDGE + 10, 60) +
    pergola +
    bench(stage, 2040, EDGE + 52, 190) +
    person(stage, 2000, EDGE + 52, 160, { pose: "sit", flip: false }) +
    person(stage, 2080, EDGE + 52, 160, { pose: "sit", flip: true }) +
    lamp(stage, 600, EDGE + 60, 330) +
    lamp(stage, 1790, EDGE + 60, 330) +
    tree(stage, 330, EDGE + 110, 540, { color: hue.ember, spread: 1.4 }) +
    oval(330, EDGE + 116, 130, 22, stage.paint(hue.mangrove)) +
    crowd(stage, 640, 1760, EDGE + 110, 178, 7, 60) +
    crowd(stage, 860, 1700, EDGE + 330, 214, 3, 60) +
    kite(stage) +
    parked(stage, 1980, EDGE + 190, 1) +
    planter(stage, 2120, EDGE + 260, 360, 84) +
    planter(stage, -80, EDGE + 300, 420, 84)
  );
}

/** A child's kite over the square. */
function kite(stage: Stage): string {
  const red = stage.paint(hue.ember);
  return (
    stroke(`M1208 ${EDGE - 140}Q1300 600 1420 470`, stage.paint(hue.ink), 2) +
    poly(
      [
        [1420, 400],
        [1470, 450],
        [1420, 520],
        [1378, 450],
      ],
      red,
    ) +
    poly(
      [
        [1420, 400],
        [1470, 450],
        [1420, 450],
      ],
      lighter(red, 0.4),
    ) +
    stroke("M1420 520q-22 30 4 56q22 26 -6 54", stage.paint(hue.ochre), 5) +
    circle(1420, 450, 3, stage.paint(hue.ink))
  );
}
