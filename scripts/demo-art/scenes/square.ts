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
import { lampAfterDark, lamplit, lightPool, STAGE, type Stage } from "../stage.ts";
import { circle, line, oval, poly, rect, repeat, shape, stroke } from "../svg.ts";

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
    (stage.moment === "before" ? fenced(stage) : jangada(stage, 700, 880, 0.5) + open(stage))
  );
}

/** Height of the wall that hid the river, three metres beside cars of one and a half. */
const WALL = 330;

function fenced(stage: Stage): string {
  const { random } = stage;
  const wall = mix(stage.paint(hue.stone), stage.light.haze, 0.2);
  const colors = [hue.asphalt, hue.dune, hue.mist, hue.deep];
  const paintOnGround = mix(stage.paint(hue.white), stage.paint(hue.asphalt), 0.45);
  const top = EDGE - 24 - WALL;
  const panels = repeat(11, (i) => rect(i * 240 - 20, top, 10, WALL, darker(wall, 0.16)));
  /** Damp that runs down from the coping. */
  const damp = repeat(26, () => {
    const x = random.between(0, STAGE.width);
    const w = random.between(12, 34);
    const h = random.between(40, 190);
    return shape(
      `M${Math.round(x)} ${top + 16}h${Math.round(w)}v${Math.round(h * 0.7)}q${Math.round(-w / 2)} ${Math.round(h * 0.3)} ${Math.round(-w)} 0Z`,
      darker(wall, 0.1),
    );
  });
  const weeds = repeat(24, () => {
    const x = random.between(0, STAGE.width);
    const leaf = stage.paint(random.pick([hue.mangrove, hue.forest, hue.leaf]));
    return repeat(4, (k) =>
      stroke(
        `M${Math.round(x)} ${EDGE - 20}q${(k - 1.5) * 6} -18 ${(k - 1.5) * 16} ${-20 - (k % 2) * 16}`,
        leaf,
        5,
      ),
    );
  });
  /** A row of bays across the view: a mark in every gap between two cars. */
  const bays = (first: number, step: number, from: number, to: number, width: number) =>
    repeat(7, (i) => {
      const x = first + (i - 1) * step;
      return line([x - (x - 1200) * 0.03, from], [x, to], paintOnGround, width);
    });
  const oil = repeat(9, () =>
    oval(
      random.between(0, STAGE.width),
      random.between(EDGE + 190, STAGE.height - 60),
      random.between(40, 90),
      random.between(7, 13),
      darker(stage.paint(hue.asphalt), 0.22),
    ),
  );
  return (
    rect(0, top, STAGE.width, WALL, stage.gradient([lighter(wall, 0.1), darker(wall, 0.1)])) +
    panels +
    damp +
    rect(0, top - 12, STAGE.width, 20, darker(wall, 0.24)) +
    rect(0, top - 12, STAGE.width, 5, lighter(wall, 0.3)) +
    strip(stage, EDGE - 24, STAGE.height, hue.asphalt) +
    rect(0, EDGE - 26, STAGE.width, 12, darker(stage.paint(hue.asphalt), 0.3)) +
    weeds +
    oil +
    bays(445, 490, EDGE + 30, EDGE + 176, 8) +
    bays(700, 560, EDGE + 286, EDGE + 440, 11) +
    repeat(5, (i) => car(stage, 200 + i * 490, EDGE + 150, 1.16, colors[i % 4] as string)) +
    repeat(5, (i) =>
      car(stage, 420 + (i - 1) * 560, EDGE + 400, 1.5, colors[(i + 1) % 4] as string, true),
    )
  );
}

function open(stage: Stage): string {
  const { light } = stage;
  const near = lamplit(stage, 0.7);
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
      .map((x, i) => person(near, x, EDGE - 4 - (i % 2) * 22, 138, { pose: "sit" }))
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
    (lampAfterDark(stage)
      ? rect(
          0,
          EDGE + 18,
          STAGE.width,
          STAGE.height - EDGE,
          stage.gradient([mix(light.wash, hue.teal, 0.5), mix(light.wash, hue.river, 0.3)]),
        )
      : strip(stage, EDGE + 18, STAGE.height, hue.sand)) +
    waves(stage, EDGE + 30, STAGE.height, mix(hue.river, hue.sand, 0.35)) +
    lights(stage) +
    shrubs(stage, 1800, 2420, EDGE + 10, 60) +
    pergola +
    bench(stage, 2040, EDGE + 52, 190) +
    person(stage, 2000, EDGE + 52, 160, { pose: "sit", flip: false }) +
    person(stage, 2080, EDGE + 52, 160, { pose: "sit", flip: true }) +
    lamp(stage, 600, EDGE + 60, 330) +
    lamp(stage, 1790, EDGE + 60, 330) +
    treeBed(stage, 330, EDGE + 128, 190) +
    tree(stage, 330, EDGE + 104, 540, { color: hue.ember, spread: 1.4 }) +
    shrubs(stage, 190, 490, EDGE + 126, 34) +
    crowd(near, 640, 1760, EDGE + 110, 178, 7, 60) +
    crowd(near, 860, 1700, EDGE + 330, 214, 3, 60) +
    kite(stage) +
    parked(stage, 1980, EDGE + 190, 1) +
    planter(stage, 2120, EDGE + 260, 360, 84) +
    planter(stage, -80, EDGE + 300, 420, 84)
  );
}

/** Low lights at people's height along the paving, and what they and the lamps throw on it. */
function lights(stage: Stage): string {
  const lamp = lampAfterDark(stage);
  if (!lamp) return "";
  const iron = stage.paint(hue.ink);
  const pool = lightPool(stage, 0.75);
  const lit = stage.glow(lamp, 0.9);
  const bollards = [
    [760, EDGE + 70],
    [1060, EDGE + 70],
    [1360, EDGE + 70],
    [1640, EDGE + 70],
    [620, EDGE + 380],
    [1200, EDGE + 400],
    [1800, EDGE + 380],
  ] as const;
  return (
    [600, 1790].map((x) => oval(x, EDGE + 66, 380, 74, pool)).join("") +
    bollards
      .map(([x, y], i) => {
        const s = i < 4 ? 1 : 1.5;
        return (
          oval(x, y, 190 * s, 40 * s, pool) +
          circle(x, y - 50 * s, 44 * s, lit) +
          rect(x - 5 * s, y - 46 * s, 10 * s, 46 * s, iron, 'rx="3"') +
          rect(x - 8 * s, y - 60 * s, 16 * s, 16 * s, mix(lamp, hue.white, 0.6), 'rx="5"')
        );
      })
      .join("")
  );
}

/** A round bed of earth in the paving, inside a stone seat. */
function treeBed(stage: Stage, x: number, y: number, r: number): string {
  const stone = stage.paint(hue.stone);
  const depth = r * 0.2;
  const seat = r * 0.2;
  return (
    oval(x + 8, y + seat + 6, r * 1.03, depth * 1.1, stage.paint(hue.ink), 'opacity=".18"') +
    shape(
      `M${x - r} ${y}v${seat}a${r} ${depth} 0 0 0 ${2 * r} 0v${-seat}Z`,
      stage.gradient([darker(stone, 0.08), darker(stone, 0.34), darker(stone, 0.14)], true),
    ) +
    oval(x, y, r, depth, lighter(stone, 0.4)) +
    oval(x, y - 1, r * 0.84, depth * 0.72, stage.paint(hue.bark))
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
