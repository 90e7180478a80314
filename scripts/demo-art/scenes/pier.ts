import { darker, hue, lighter } from "../color.ts";
import { ferry, post, rowboat } from "../parts/boats.ts";
import { ironBridge, lamp } from "../parts/bridge.ts";
import { heron } from "../parts/mangrove.ts";
import { crowd, person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { bench } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { tree } from "../parts/tree.ts";
import { ridge, tide, water } from "../parts/water.ts";
import { STAGE, type Stage } from "../stage.ts";
import { line, poly, rect, repeat } from "../svg.ts";

const WATER = 860;

/** A river station: the boat comes in, people wait under the roof of a floating pier. */
export function pier(stage: Stage): string {
  const far =
    towers(stage, {
      base: WATER - 20,
      from: 700,
      to: 2420,
      distance: 0.58,
      lowest: 140,
      highest: 470,
    }) + ridge(stage, WATER + 4, 120, stage.paint(hue.mangrove, 0.32));
  const bank = repeat(7, (i) =>
    tree(stage, 40 + i * 130, WATER + 16, 250 + (i % 3) * 70, {
      color: i % 2 ? hue.mangrove : hue.leaf,
      distance: 0.14,
    }),
  );
  const bridge = ironBridge(stage, {
    from: 1080,
    to: 2480,
    deck: 96,
    water: WATER + 6,
    color: hue.river,
    distance: 0.2,
  });
  return (
    sky(stage, { horizon: WATER, sun: { x: 960, y: 500, r: 108 }, clouds: 6, birds: 7 }) +
    far +
    water(stage, WATER, far + bridge + bank, 960) +
    bridge +
    bank +
    rowboat(stage, 2180, 1010, 0.7, true, hue.ochre) +
    ferry(stage, 1660, 1130, 1.16) +
    floating(stage) +
    tide(stage, 1460, 3)
  );
}

function floating(stage: Stage): string {
  const wood = stage.paint(hue.wood);
  const deck = 1170;
  const roof = stage.paint(hue.ember);
  const posts = repeat(4, (i) => rect(130 + i * 300, deck - 350, 18, 350, stage.paint(hue.deep)));
  return (
    repeat(9, (i) => rect(-10 + i * 150, deck + 30, 20, 120 + (i % 2) * 40, darker(wood, 0.45))) +
    poly(
      [
        [-20, deck - 40],
        [1160, deck - 40],
        [1300, deck + 16],
        [-20, deck + 16],
      ],
      lighter(wood, 0.26),
    ) +
    repeat(17, (i) => line([i * 80, deck - 40], [i * 88, deck + 16], darker(wood, 0.12), 2.4)) +
    rect(-20, deck + 16, 1320, 30, wood) +
    rect(-20, deck + 16, 1320, 6, lighter(wood, 0.4)) +
    posts +
    poly(
      [
        [40, deck - 350],
        [1140, deck - 350],
        [1230, deck - 410],
        [-20, deck - 410],
      ],
      roof,
    ) +
    rect(-20, deck - 352, 1180, 16, darker(roof, 0.3)) +
    rect(330, deck - 330, 240, 150, stage.paint(hue.deep), 'rx="8"') +
    repeat(3, (i) =>
      rect(
        354,
        deck - 300 + i * 36,
        120 - i * 18,
        12,
        stage.paint(i === 0 ? hue.ochre : hue.sand),
        'rx="6"',
      ),
    ) +
    repeat(3, (i) => rect(510, deck - 300 + i * 36, 36, 12, stage.paint(hue.mist), 'rx="6"')) +
    bench(stage, 780, deck - 20, 220) +
    person(stage, 740, deck - 18, 200, { pose: "sit", flip: false }) +
    person(stage, 820, deck - 18, 196, { pose: "sit", flip: true }) +
    crowd(stage, 60, 640, deck - 14, 210, 5, 14) +
    person(stage, 960, deck - 8, 214, { pose: "walk", flip: false }) +
    person(stage, 1110, deck - 6, 150, { pose: "wave", flip: false, child: true }) +
    lamp(stage, 1190, deck, 330) +
    post(stage, 1284, deck + 60, 130) +
    post(stage, 1384, deck + 120, 150) +
    heron(stage, 1384, deck - 28, 130) +
    rect(0, STAGE.height - 1, STAGE.width, 1, stage.light.water[2])
  );
}
