import { darker, hue, lighter, mix } from "../color.ts";
import { church } from "../parts/church.ts";
import { garland } from "../parts/market.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { bench, planter } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { cluster, shrubs, tree } from "../parts/tree.ts";
import { ridge } from "../parts/water.ts";
import { lampAfterDark, lamplit, lightPool, STAGE, type Stage } from "../stage.ts";
import {
  circle,
  line,
  oval,
  type Point,
  poly,
  rect,
  repeat,
  round,
  shape,
  stroke,
} from "../svg.ts";

const HORIZON = 640;
/** The roof that is the garden: its far edge, and where its sides meet the stage's lower edge. */
const ROOF = { far: 1000, left: 330, right: 2070, spread: 300 };
/** Height of the parapet. */
const PARAPET = 62;

/**
 * A garden on a roof of the old centre, seen from a little above: beds between its parapets, and below and
 * around it the tiled roofs of the neighbours, the river and the towers.
 */
export function rooftop(stage: Stage): string {
  const { light } = stage;
  return (
    sky(stage, { horizon: HORIZON, sun: { x: 1520, y: 300, r: 104 }, clouds: 6, birds: 7 }) +
    towers(stage, {
      base: HORIZON + 12,
      from: -20,
      to: 2420,
      distance: 0.6,
      lowest: 110,
      highest: 420,
    }) +
    ridge(stage, HORIZON + 16, 52, stage.paint(hue.mangrove, 0.42)) +
    rect(
      0,
      HORIZON + 14,
      STAGE.width,
      70,
      stage.gradient([light.water[0], mix(light.water[0], light.water[1], 0.6)]),
    ) +
    repeat(26, () =>
      rect(
        stage.random.between(-40, STAGE.width),
        HORIZON + stage.random.between(22, 76),
        stage.random.between(40, 170),
        3.4,
        light.glint,
        'rx="2" opacity=".4"',
      ),
    ) +
    town(stage) +
    roof(stage)
  );
}

/** The neighbourhood from above: rows of tiled roofs that grow towards the viewer, with streets between. */
function town(stage: Stage): string {
  const { random } = stage;
  const street = stage.paint(mix(hue.clay, hue.asphalt, 0.5), 0.2);
  let drawn = rect(0, HORIZON + 80, STAGE.width, STAGE.height - HORIZON - 80, street);
  drawn += shrubs(stage, -20, 2420, HORIZON + 96, 46, 0.3);
  let y = HORIZON + 150;
  for (let row = 0; y < STAGE.height + 260; row++) {
    const size = 0.62 + row * 0.21;
    const distance = Math.max(0, 0.32 - row * 0.08);
    for (let x = random.between(-160, -60); x < STAGE.width + 60; ) {
      const w = random.between(150, 220) * size;
      const isHidden = y - 150 * size > ROOF.far + 90 && x > 420 && x + w < 1980;
      if (!isHidden)
        drawn += random.chance(0.14)
          ? yard(stage, x, y, w, size)
          : house(stage, x, y, w, size, distance);
      x += w + random.pick([0, 0, 0, 26 * size]);
    }
    if (row === 0) drawn += church(stage, 620, y + 40, 210, 0.24);
    y += 128 * size;
  }
  return drawn;
}

/** A house from above, the foot of its front on y: a gable roof's near slope and its far one, and a wall. */
function house(
  stage: Stage,
  x: number,
  y: number,
  w: number,
  size: number,
  distance: number,
): string {
  const { random, light } = stage;
  const tile = stage.paint(
    mix(random.pick([hue.ember, hue.clay, hue.coral]), hue.bark, random.between(0.12, 0.4)),
    distance,
  );
  const wall = stage.paint(
    random.pick([hue.sand, hue.blush, hue.mist, hue.ochre, hue.teal, hue.white]),
    distance,
  );
  const front = 54 * size;
  const near = 62 * size;
  const far = 34 * size;
  const eaves = y - front;
  const ridgeTop = eaves - near;
  const isLit = light.lamp && random.chance(0.6);
  const pane = isLit ? (light.lamp as string) : darker(wall, 0.5);
  const windows = repeat(Math.max(2, Math.floor(w / (54 * size))), (i) =>
    rect(
      x + w * 0.1 + i * 50 * size,
      eaves + 15 * size,
      20 * size,
      27 * size,
      pane,
      `rx="${round(8 * size)}"`,
    ),
  );
  const ribs = repeat(Math.floor(w / (17 * size)), (i) =>
    line(
      [x + (10 + i * 17) * size, ridgeTop + 3],
      [x + (5 + i * 17) * size, eaves - 2],
      darker(tile, 0.16),
      2.2 * size,
    ),
  );
  return (
    rect(x, eaves - 4, w, front + 4, stage.gradient([darker(wall, 0.24), wall])) +
    windows +
    poly(
      [
        [x + 12 * size, ridgeTop - far],
        [x + w - 2, ridgeTop - far],
        [x + w + 4 * size, ridgeTop],
        [x + 6 * size, ridgeTop],
      ],
      darker(tile, 0.26),
    ) +
    poly(
      [
        [x + 6 * size, ridgeTop],
        [x + w + 4 * size, ridgeTop],
        [x + w + 2 * size, eaves],
        [x - 6 * size, eaves],
      ],
      stage.gradient([lighter(tile, 0.12), tile]),
    ) +
    ribs +
    rect(x + 4 * size, ridgeTop - 3 * size, w, 6 * size, lighter(tile, 0.24)) +
    (random.chance(0.22)
      ? rect(
          x + w * 0.62,
          ridgeTop - 30 * size,
          26 * size,
          42 * size,
          stage.paint(hue.white, distance),
        ) + rect(x + w * 0.62 - 3, ridgeTop - 34 * size, 32 * size, 8 * size, tile)
      : "")
  );
}

/** A courtyard with trees between the houses. */
function yard(stage: Stage, x: number, y: number, w: number, size: number): string {
  const { random } = stage;
  return repeat(5, (i) => {
    const leaf = stage.paint(random.pick([hue.mangrove, hue.forest, hue.leaf]), 0.1);
    const cx = x + (w * (i + 0.5)) / 5;
    const cy = y - random.between(30, 80) * size;
    return (
      shape(cluster(stage, cx, cy, 44 * size, 36 * size), leaf) +
      shape(
        cluster(stage, cx - 8 * size, cy - 10 * size, 22 * size, 17 * size),
        lighter(leaf, 0.16),
      )
    );
  });
}

/** Where a line across the roof at `y` meets its sides. */
function sides(y: number): [left: number, right: number] {
  const t = (y - ROOF.far) / (STAGE.height - ROOF.far);
  return [ROOF.left - t * ROOF.spread, ROOF.right + t * ROOF.spread];
}

function roof(stage: Stage): string {
  const { light } = stage;
  const tile = stage.paint(mix(hue.clay, hue.sand, 0.35));
  const wall = stage.paint(hue.sand);
  const bottom = STAGE.height + 40;
  const [left, right] = sides(ROOF.far);
  const [nearLeft, nearRight] = sides(bottom);
  const floor: Point[] = [
    [left, ROOF.far],
    [right, ROOF.far],
    [nearRight, bottom],
    [nearLeft, bottom],
  ];
  const joints = repeat(8, (i) => {
    const y = ROOF.far + 40 + i * 26 + i * i * 8;
    const [a, b] = sides(y);
    return line([a, y], [b, y], darker(tile, 0.12), 2.5);
  });
  const fan = repeat(17, (i) => {
    const u = i / 16;
    return line(
      [left + (right - left) * u, ROOF.far],
      [nearLeft + (nearRight - nearLeft) * u, bottom],
      darker(tile, 0.12),
      2.5,
    );
  });
  /** A parapet that runs towards the viewer: its inner face and its top. */
  const parapet = (side: -1 | 1) => {
    const [x, nx] = side < 0 ? [left, nearLeft] : [right, nearRight];
    const [t, nt] = [26 * side, 46 * side];
    return (
      poly(
        [
          [x, ROOF.far - PARAPET],
          [nx, bottom - PARAPET * 2.1],
          [nx, bottom],
          [x, ROOF.far],
        ],
        side < 0 ? lighter(wall, 0.1) : darker(wall, 0.14),
      ) +
      poly(
        [
          [x, ROOF.far - PARAPET],
          [x + t, ROOF.far - PARAPET],
          [nx + nt, bottom - PARAPET * 2.1],
          [nx, bottom - PARAPET * 2.1],
        ],
        lighter(wall, 0.45),
      )
    );
  };
  const farWall =
    rect(
      left,
      ROOF.far - PARAPET,
      right - left,
      PARAPET,
      stage.gradient([wall, darker(wall, 0.12)]),
    ) + rect(left - 26, ROOF.far - PARAPET - 12, right - left + 52, 14, lighter(wall, 0.45));
  return (
    poly(
      floor,
      lampAfterDark(stage)
        ? stage.gradient([mix(light.wash, hue.river, 0.45), mix(light.wash, hue.clay, 0.2)])
        : stage.gradient([lighter(tile, 0.12), darker(tile, 0.08)]),
    ) +
    joints +
    fan +
    parapet(-1) +
    parapet(1) +
    farWall +
    garden(stage)
  );
}

function garden(evening: Stage): string {
  const top = ROOF.far;
  const stage = lamplit(evening, 0.7);
  return (
    pools(stage) +
    stairHouse(stage, 1780, top + 70) +
    tank(stage, 1900, top - 118) +
    pergola(stage, 470, top + 60) +
    panels(stage, 1300, top + 52) +
    washing(stage, 1010, 1290, top - 2) +
    bench(stage, 712, top + 74, 150) +
    person(stage, 672, top + 74, 186, { pose: "sit", flip: false }) +
    person(stage, 752, top + 74, 186, { pose: "sit", flip: true }) +
    tree(stage, 1010, top + 104, 300, { color: hue.leaf }) +
    planter(stage, 880, top + 136, 270, 66) +
    person(stage, 1236, top + 178, 212, { pose: "work", flip: true }) +
    planter(stage, 1330, top + 232, 420, 84, hue.wood) +
    planter(stage, 380, top + 256, 400, 88, hue.clay) +
    person(stage, 850, top + 300, 250, { pose: "work", flip: true }) +
    person(stage, 1820, top + 250, 226, { pose: "carry", flip: true }) +
    barrels(stage, 1950, top + 300) +
    planter(stage, 980, top + 400, 470, 108, hue.clay) +
    planter(stage, 240, top + 470, 470, 116, hue.wood) +
    person(stage, 1560, top + 430, 280, { pose: "work", flip: true }) +
    person(stage, 1700, top + 440, 190, { pose: "point", flip: true, child: true }) +
    planter(stage, 1790, top + 520, 400, 116, hue.wood) +
    bulbs(stage)
  );
}

/** Strings of bulbs over the beds once it is dark, and their light on the floor. */
function bulbs(stage: Stage): string {
  const top = ROOF.far;
  if (!lampAfterDark(stage)) return "";
  return (
    garland(stage, 800, top - 236, 1300, top - 170, 40, 8) +
    garland(stage, 1300, top - 170, 1790, top - 140, 40, 8)
  );
}

function pools(stage: Stage): string {
  if (!lampAfterDark(stage)) return "";
  const pool = lightPool(stage, 0.7);
  return [
    [640, 90],
    [1080, 190],
    [1520, 210],
    [560, 380],
    [1240, 470],
    [1850, 400],
  ]
    .map(([x = 0, y = 0]) => oval(x, ROOF.far + y, 420, 96, pool))
    .join("");
}

/** The head of the stairs by which one comes up, with its door. */
function stairHouse(stage: Stage, x: number, y: number): string {
  const wall = stage.paint(hue.coral);
  return (
    rect(x, y - 190, 210, 190, stage.gradient([lighter(wall, 0.12), darker(wall, 0.08)])) +
    poly(
      [
        [x, y - 190],
        [x - 46, y - 170],
        [x - 46, y + 6],
        [x, y],
      ],
      darker(wall, 0.24),
    ) +
    rect(x - 56, y - 206, 280, 20, lighter(stage.paint(hue.sand), 0.3), 'rx="3"') +
    rect(x + 54, y - 138, 84, 138, stage.paint(hue.deep), 'rx="4"') +
    rect(x + 66, y - 124, 60, 50, stage.light.lamp ?? stage.paint(hue.mist), 'rx="3"') +
    circle(x + 126, y - 62, 4, stage.paint(hue.ochre))
  );
}

function tank(stage: Stage, x: number, y: number): string {
  const blue = stage.paint(hue.river);
  return (
    repeat(3, (i) => rect(x - 78 + i * 72, y - 36, 11, 44, stage.paint(hue.bark))) +
    rect(
      x - 92,
      y - 180,
      184,
      148,
      stage.gradient([stage.paint(hue.mist), blue, stage.paint(hue.deep)], true),
      'rx="12"',
    ) +
    repeat(3, (i) => rect(x - 95, y - 160 + i * 50, 190, 7, darker(blue, 0.3))) +
    oval(x, y - 180, 92, 17, lighter(blue, 0.3))
  );
}

function pergola(stage: Stage, x: number, y: number): string {
  const wood = stage.paint(hue.wood);
  return (
    repeat(3, (i) => rect(x + i * 160, y - 290, 14, 296, wood)) +
    rect(x - 30, y - 302, 400, 16, lighter(wood, 0.2)) +
    shrubs(stage, x - 20, x + 370, y - 290, 54) +
    repeat(7, (i) =>
      stroke(
        `M${x + i * 52} ${y - 290}q${i % 2 ? 12 : -12} 40 0 ${60 + (i % 3) * 24}`,
        stage.paint(hue.leaf),
        6,
      ),
    )
  );
}

function panels(stage: Stage, x: number, y: number): string {
  const glass = stage.paint(hue.deep);
  return repeat(3, (i) => {
    const left = x + i * 150;
    return (
      line([left + 100, y - 70], [left + 112, y + 4], stage.paint(hue.ink), 6) +
      poly(
        [
          [left, y],
          [left + 34, y - 92],
          [left + 166, y - 92],
          [left + 132, y],
        ],
        glass,
      ) +
      repeat(3, (k) =>
        line([left + 33 + k * 33, y], [left + 67 + k * 33, y - 92], stage.paint(hue.teal), 3),
      ) +
      line([left + 17, y - 46], [left + 149, y - 46], stage.paint(hue.teal), 3)
    );
  });
}

/** Clothes on a line between two poles. */
function washing(stage: Stage, from: number, to: number, y: number): string {
  const cloths = [hue.white, hue.ochre, hue.coral, hue.mist, hue.white].map((c) => stage.paint(c));
  const pole = stage.paint(hue.bark);
  const span = to - from;
  return (
    rect(from - 4, y - 176, 8, 180, pole) +
    rect(to - 4, y - 176, 8, 180, pole) +
    stroke(`M${from} ${y - 168}q${span / 2} 26 ${span} 0`, stage.paint(hue.ink), 2.5) +
    repeat(5, (i) =>
      shape(
        `M${round(from + 22 + (i * (span - 40)) / 5)} ${y - 162 + (i % 4 ? 7 : 3)}h40q4 34 -2 ${i % 2 ? 84 : 62}h-37q6 -30 -1 ${i % 2 ? -84 : -62}Z`,
        cloths[i] as string,
      ),
    )
  );
}

/** Barrels that gather the rain. */
function barrels(stage: Stage, x: number, y: number): string {
  const blue = stage.paint(hue.teal);
  return repeat(2, (i) => {
    const left = x + i * 84;
    return (
      rect(
        left,
        y - 104,
        74,
        104,
        stage.gradient([lighter(blue, 0.2), darker(blue, 0.3)], true),
        'rx="8"',
      ) +
      repeat(2, (k) => rect(left - 2, y - 76 + k * 38, 78, 5, darker(blue, 0.35))) +
      oval(left + 37, y - 102, 36, 8, stage.paint(hue.mist))
    );
  });
}
