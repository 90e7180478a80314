import { darker, hue, lighter, mix } from "../color.ts";
import { hillHouses } from "../parts/hillHouses.ts";
import { palm } from "../parts/palm.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { towers } from "../parts/towers.ts";
import { cluster, shrubs, tree } from "../parts/tree.ts";
import { STAGE, type Stage } from "../stage.ts";
import { line, oval, poly, rect, repeat, shape, stroke } from "../svg.ts";

const terraces = [
  { y: 620, from: 520, to: 2060 },
  { y: 800, from: 320, to: 2240 },
  { y: 990, from: 120, to: 2420 },
  { y: 1200, from: -40, to: 2440 },
];

/** A hill of self-built houses: bare slope and tarpaulin before; stairs, murals and gardens after. */
export function hillside(stage: Stage): string {
  const after = stage.moment === "after";
  const earth = stage.paint(after ? mix(hue.clay, hue.mangrove, 0.42) : hue.clay);
  const hill = shape(
    "M-20 1600V1060Q120 860 300 720Q460 560 760 500Q1220 420 1660 500Q2020 560 2180 740Q2320 880 2420 930V1600Z",
    stage.gradient([lighter(earth, 0.08), darker(earth, 0.34)]),
  );
  const homes = terraces
    .map((t, i) => hillHouses(stage, t.from, t.to, t.y, 0.78 + i * 0.16, 0.2 - i * 0.06))
    .join("");
  return (
    sky(stage, { horizon: 1000, sun: { x: 420, y: 330, r: 92 }, clouds: 6, birds: 5 }) +
    towers(stage, { base: 1010, from: -20, to: 560, distance: 0.62, lowest: 120, highest: 380 }) +
    towers(stage, { base: 1010, from: 2060, to: 2420, distance: 0.62, lowest: 120, highest: 380 }) +
    hill +
    homes +
    (after ? cared(stage) : exposed(stage)) +
    rect(
      0,
      1420,
      STAGE.width,
      180,
      stage.gradient([stage.paint(hue.asphalt), darker(stage.paint(hue.asphalt), 0.3)]),
    ) +
    rect(0, 1414, STAGE.width, 16, stage.paint(hue.stone))
  );
}

function cared(stage: Stage): string {
  const { random } = stage;
  const steps = [hue.ember, hue.ochre, hue.teal, hue.white, hue.leaf, hue.coral];
  const count = 46;
  const stair = repeat(count, (i) => {
    const t = i / (count - 1);
    const y = 560 + t ** 1.12 * 850;
    const w = 84 + t * 120;
    const x = 1226 + Math.sin(t * 5.2) * 46 - w / 2;
    const paint = stage.paint(steps[Math.floor(i / 2) % steps.length] as string);
    return (
      rect(x, y, w, 12 + t * 12, paint) + rect(x, y + 9 + t * 8, w, 3 + t * 5, darker(paint, 0.32))
    );
  });
  const walls = terraces
    .slice(1)
    .map(
      (t, i) =>
        shrubs(stage, t.from + 60, 1090 - i * 10, t.y + 30 + i * 6, 46 + i * 8, 0.08) +
        shrubs(stage, 1370 + i * 20, t.to - 80, t.y + 30 + i * 6, 46 + i * 8, 0.08),
    )
    .join("");
  const mural = [180, 470, 760, 1480, 1770, 2060]
    .map((x, i) => {
      const paint = stage.paint(steps[i % 6] as string);
      return (
        rect(x, 1262, 270, 150, stage.paint(hue.sand)) +
        shape(`M${x} 1412V1340q68 -70 135 -10t135 -20v102Z`, paint) +
        shape(`M${x} 1412v-44q68 -50 135 0t135 -6v50Z`, darker(paint, 0.35)) +
        oval(x + 200, 1306, 26, 26, stage.paint(steps[(i + 1) % 6] as string))
      );
    })
    .join("");
  return (
    walls +
    repeat(
      6,
      (i) =>
        shrubs(
          stage,
          1130 - i * 12,
          1190 - i * 16 + Math.sin(i) * 20,
          690 + i * 130,
          60 + i * 5,
          0.06,
        ) + shrubs(stage, 1316 + i * 10, 1370 + i * 16, 720 + i * 128, 60 + i * 5, 0.06),
    ) +
    repeat(5, (i) =>
      tree(stage, 560 + i * 290, 520 - Math.sin(((i + 0.6) / 5) * Math.PI) * 60 + 60, 170, {
        color: i % 2 ? hue.leaf : hue.mangrove,
        distance: 0.26,
      }),
    ) +
    tree(stage, 700, 700, 240, { color: hue.leaf, distance: 0.12 }) +
    palm(stage, 1800, 690, 300, -0.1, 0.12) +
    mural +
    stair +
    repeat(9, (i) =>
      line([1330 + i * 12, 700 + i * 80], [1330 + i * 12, 640 + i * 80], stage.paint(hue.white), 6),
    ) +
    tree(stage, 120, 1416, 420, { color: hue.mangrove }) +
    tree(stage, 2280, 1416, 440, { color: hue.ember, spread: 1.3 }) +
    person(stage, 1216, 1040, 108, { pose: "walk" }) +
    person(stage, 1260, 1270, 138, { pose: "walk", flip: true }) +
    person(stage, 1200, 1300, 92, { pose: "wave", child: true }) +
    person(stage, 900, 1430, 190, { pose: "walk", flip: false }) +
    person(stage, 1560, 1434, 194, { pose: "carry", flip: true }) +
    repeat(8, () =>
      shape(
        cluster(stage, random.between(300, 2100), random.between(1250, 1262), 40, 22),
        stage.paint(hue.leaf),
      ),
    )
  );
}

function exposed(stage: Stage): string {
  const earth = stage.paint(mix(hue.clay, hue.ember, 0.18));
  const tarp = stage.paint(hue.ink);
  const gully =
    shape(
      "M1190 520Q1150 760 1230 900Q1140 1120 1210 1420H1330Q1390 1140 1300 920Q1340 740 1270 520Z",
      darker(earth, 0.26),
    ) + stroke("M1228 540Q1200 760 1266 920Q1200 1140 1264 1416", darker(earth, 0.5), 14);
  const sheet = (x: number, y: number, w: number, h: number) =>
    poly(
      [
        [x, y],
        [x + w, y + 14],
        [x + w + 40, y + h],
        [x - 30, y + h - 10],
      ],
      tarp,
      'opacity=".82"',
    ) +
    repeat(5, (i) =>
      line(
        [x + (w * i) / 5, y + 4],
        [x - 20 + ((w + 60) * i) / 5, y + h - 8],
        lighter(tarp, 0.3),
        3,
        'opacity=".5"',
      ),
    );
  return (
    repeat(9, (i) =>
      shape(
        `M${120 + i * 260} 1240q60 -40 140 -6q60 60 30 176h-190q-40 -110 20 -170Z`,
        darker(earth, 0.06 + (i % 3) * 0.08),
      ),
    ) +
    gully +
    sheet(620, 1080, 280, 250) +
    sheet(1660, 1090, 300, 240) +
    sheet(1470, 850, 190, 130) +
    repeat(26, () =>
      oval(
        stage.random.between(1080, 1460),
        stage.random.between(1250, 1410),
        stage.random.between(8, 26),
        9,
        darker(earth, 0.3),
      ),
    ) +
    stroke(
      "M1100 1400L1160 1260M1120 1404L1180 1264M1106 1370H1136M1120 1340H1150M1134 1306H1162",
      stage.paint(hue.bark),
      7,
    ) +
    person(stage, 1010, 1424, 184, { pose: "carry", flip: false })
  );
}
