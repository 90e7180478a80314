import { hue } from "../color.ts";
import { jangada, rowboat } from "../parts/boats.ts";
import { archBridge } from "../parts/bridge.ts";
import { church } from "../parts/church.ts";
import { palm } from "../parts/palm.ts";
import { sky } from "../parts/sky.ts";
import { sobrados } from "../parts/sobrado.ts";
import { towers } from "../parts/towers.ts";
import { tree } from "../parts/tree.ts";
import { bank, water as river, tide } from "../parts/water.ts";
import type { Stage } from "../stage.ts";

const WATER = 930;

/** How far the water ebbs in `ebb`, in stage units. */
const EBB = 56;

/** The Capibaribe in the old centre: town houses, a church, a stone bridge, boats. */
export function riverfront(stage: Stage): string {
  return (
    quay(stage, 0) +
    jangada(stage, 1230, 1150, 0.9) +
    rowboat(stage, 620, 1240, 0.95) +
    rowboat(stage, 1880, 1120, 0.62, true, hue.teal)
  );
}

/** The same at low water and without boats: the home page lays both over it (Hero.module.css). */
export function ebb(stage: Stage): string {
  return quay(stage, EBB);
}

function quay(stage: Stage, ebbed: number): string {
  const water = WATER + ebbed;
  const sun = { x: 860, y: 560, r: 118 };
  const far =
    towers(stage, {
      base: WATER - 20,
      from: -20,
      to: 760,
      distance: 0.62,
      lowest: 120,
      highest: 420,
    }) +
    towers(stage, {
      base: WATER - 20,
      from: 1000,
      to: 2420,
      distance: 0.55,
      lowest: 150,
      highest: 520,
    });
  const near =
    church(stage, 1560, WATER - 26, 300, 0.12) +
    tree(stage, 1120, WATER - 24, 190, { distance: 0.2 }) +
    tree(stage, 1280, WATER - 24, 230, { distance: 0.15 }) +
    sobrados(stage, WATER - 26, 1740, 2420, 0.98, 0.04) +
    palm(stage, 1380, WATER - 24, 330, -0.1, 0.1) +
    palm(stage, 1700, WATER - 24, 300, 0.12) +
    bank(stage, WATER - 28, WATER + 4, hue.stone, 0.1) +
    (ebbed > 0 ? bank(stage, WATER + 4, water + 4, hue.mud, 0.1) : "");
  const bridge = archBridge(stage, {
    from: -60,
    to: 1130,
    deck: 104 + ebbed,
    water,
    distance: 0.06,
  });
  return (
    sky(stage, { horizon: WATER, sun, clouds: 6, birds: 7 }) +
    far +
    river(stage, water, far + near + bridge, sun.x) +
    near +
    bridge +
    tide(stage, 1330, 5)
  );
}
