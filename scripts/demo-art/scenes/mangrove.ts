import { darker, hue, lighter, mix } from "../color.ts";
import { canoe, rowboat } from "../parts/boats.ts";
import { crab, heron, mangrove as mangroveTree, seedling } from "../parts/mangrove.ts";
import { crowd, person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { towers } from "../parts/towers.ts";
import { ridge, tide, water } from "../parts/water.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, line, oval, poly, rect, repeat, round, shape } from "../svg.ts";

const WATER = 880;

/** An estuary: bare mud and rubbish before; after, mangrove, a boardwalk class and a canoe. */
export function mangrove(stage: Stage): string {
  const after = stage.moment === "after";
  const far =
    towers(stage, {
      base: WATER - 30,
      from: 300,
      to: 2420,
      distance: 0.66,
      lowest: 120,
      highest: 430,
    }) + ridge(stage, WATER + 2, 90, stage.paint(hue.forest, 0.5));
  const mid = ridge(stage, WATER + 6, 70, stage.paint(hue.forest, 0.28));
  const forest = after
    ? repeat(6, (i) =>
        mangroveTree(
          stage,
          1240 + i * 236,
          WATER + 30 + (i % 2) * 24,
          400 + (i % 3) * 90,
          0.16 - (i % 2) * 0.08,
        ),
      )
    : repeat(2, (i) => mangroveTree(stage, 1860 + i * 420, WATER + 30, 300, 0.2));
  return (
    sky(stage, { horizon: WATER, sun: { x: 620, y: 470, r: 104 }, clouds: 5, birds: 6 }) +
    far +
    water(stage, WATER, far + mid + (after ? forest : ""), 620) +
    mid +
    forest +
    (after ? living(stage) : bare(stage)) +
    tide(stage, 1440, 3)
  );
}

function mud(stage: Stage): string {
  const top = stage.paint(hue.mud);
  return (
    shape(
      `M2420 1010Q2060 1000 1800 1062Q1500 1096 1330 1180Q1180 1250 1010 1270Q1300 1330 1560 1330Q1900 1360 2420 1330Z`,
      stage.gradient([lighter(top, 0.12), darker(top, 0.3)]),
    ) +
    repeat(24, () =>
      oval(
        stage.random.between(1420, 2380),
        stage.random.between(1120, 1310),
        stage.random.between(10, 46),
        4,
        darker(top, 0.3),
        'opacity=".5"',
      ),
    )
  );
}

function living(stage: Stage): string {
  const wood = stage.paint(hue.wood);
  const deckY = 1090;
  const deck =
    repeat(11, (i) => rect(-20 + i * 104, deckY + 10, 14, 150 + (i % 2) * 26, darker(wood, 0.4))) +
    poly(
      [
        [-20, deckY - 26],
        [960, deckY - 26],
        [1110, deckY + 8],
        [-20, deckY + 8],
      ],
      lighter(wood, 0.22),
    ) +
    repeat(14, (i) =>
      line([i * 78 - 10, deckY - 26], [i * 84 - 10, deckY + 8], darker(wood, 0.1), 2),
    ) +
    rect(-20, deckY + 8, 1130, 20, darker(wood, 0.12)) +
    rect(-20, deckY + 8, 1130, 5, lighter(wood, 0.35));
  const rail =
    repeat(8, (i) => rect(-6 + i * 120, deckY - 112, 8, 92, darker(wood, 0.22))) +
    rect(-20, deckY - 114, 870, 9, darker(wood, 0.08)) +
    rect(-20, deckY - 74, 870, 6, darker(wood, 0.08));
  const pupils =
    person(stage, 210, deckY - 4, 214, { pose: "point", flip: false, shirt: hue.ember }) +
    crowd(stage, 330, 800, deckY - 4, 200, 5, 6) +
    person(stage, 900, deckY + 2, 150, {
      pose: "point",
      flip: false,
      child: true,
      shirt: hue.ochre,
    });
  const crew =
    person(stage, -70, -4, 128, { pose: "sit", flip: false, shirt: hue.ochre }) +
    person(stage, 20, -4, 110, { pose: "sit", flip: false, child: true }) +
    person(stage, 96, -4, 112, { pose: "sit", flip: true, child: true });
  return (
    mud(stage) +
    repeat(15, (i) =>
      seedling(stage, 1290 + i * 76, 1180 + ((i * 37) % 90), 74 + ((i * 13) % 30)),
    ) +
    heron(stage, 1560, 1116, 190) +
    heron(stage, 2150, 1080, 150, true) +
    rail +
    deck +
    pupils +
    canoe(stage, 1240, 1330, 0.98, crew, hue.teal) +
    crab(stage, 1740, 1300, 0.62) +
    crab(stage, 2050, 1262, 0.46, hue.coral, true) +
    crab(stage, 2260, 1316, 0.54, mix(hue.river, hue.ember, 0.2))
  );
}

function bare(stage: Stage): string {
  const { random } = stage;
  const tyre = stage.paint(hue.ink);
  const litter = repeat(46, () => {
    const x = random.between(1230, 2380);
    const y = random.between(1130, 1320);
    const color = stage.paint(
      random.pick([hue.white, hue.mist, hue.teal, hue.ochre, hue.coral, hue.stone]),
    );
    const kind = random.whole(0, 2);
    if (kind === 0)
      return (
        rect(x, y - 10, 30, 12, color, 'rx="5"') + rect(x + 30, y - 7, 7, 6, darker(color, 0.3))
      );
    if (kind === 1) return shape(`M${round(x)} ${round(y)}l14 -24l22 6l8 20Z`, color);
    return oval(x, y, 20, 6, darker(color, 0.2));
  });
  const tyres = [1420, 1930, 2230]
    .map((x, i) => oval(x, 1215 + i * 30, 46, 22, "none", `stroke="${tyre}" stroke-width="17"`))
    .join("");
  const stumps = repeat(
    7,
    (i) =>
      rect(1500 + i * 126, 1080 - (i % 3) * 12, 16, 60, stage.paint(hue.bark)) +
      circle(1508 + i * 126, 1080 - (i % 3) * 12, 8, stage.paint(hue.clay)),
  );
  const pipe =
    rect(2180, 1010, 260, 62, stage.paint(hue.stone)) +
    oval(2182, 1041, 16, 31, stage.paint(hue.ink)) +
    shape(
      "M2176 1058Q2140 1090 2120 1180Q2090 1240 2040 1262L2160 1270Q2190 1160 2196 1066Z",
      stage.paint(hue.asphalt),
      'opacity=".75"',
    );
  return (
    rect(0, 0, STAGE.width, STAGE.height, stage.light.haze, 'opacity=".1"') +
    mud(stage) +
    stumps +
    pipe +
    litter +
    tyres +
    rowboat(stage, 620, 1190, 1, false, hue.asphalt)
  );
}
