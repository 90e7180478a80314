import { darker, hue, mix } from "../color.ts";
import { church } from "../parts/church.ts";
import { flags, garland, stall } from "../parts/market.ts";
import { crowd, person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { sobrados } from "../parts/sobrado.ts";
import { bench, strip } from "../parts/street.ts";
import { tree } from "../parts/tree.ts";
import { STAGE, type Stage } from "../stage.ts";
import { oval, repeat, shape } from "../svg.ts";

const FRONT = 880;
const cloths = [hue.ember, hue.mangrove, hue.ochre, hue.river, hue.coral];

/** A street market under strings of bulbs, between town houses. */
export function market(stage: Stage): string {
  return (
    sky(stage, { horizon: FRONT, sun: { x: 1560, y: 250, r: 70 }, clouds: 4 }) +
    church(stage, 1190, FRONT, 330, 0.34) +
    sobrados(stage, FRONT, -40, 900, 1.62, 0.06) +
    sobrados(stage, FRONT, 1500, 2440, 1.62, 0.06) +
    strip(stage, FRONT, STAGE.height, mix(hue.clay, hue.asphalt, 0.55)) +
    cobbles(stage) +
    tree(stage, 960, FRONT + 20, 330, { color: hue.forest, distance: 0.12 }) +
    tree(stage, 1440, FRONT + 20, 360, { color: hue.forest, distance: 0.12 }) +
    repeat(6, (i) => stall(stage, 40 + i * 400, FRONT + 120, 270, cloths[i % 5] as string)) +
    crowd(stage, 60, 2360, FRONT + 130, 182, 17, 50) +
    garland(stage, -40, 420, 1200, 350, 150, 15) +
    garland(stage, 1200, 350, 2440, 430, 150, 15) +
    flags(stage, -40, 560, 1240, 470, 90) +
    flags(stage, 1180, 480, 2440, 560, 90) +
    repeat(3, (i) => stall(stage, -60 + i * 980, FRONT + 430, 460, cloths[(i + 1) % 5] as string)) +
    bench(stage, 760, FRONT + 410, 230) +
    person(stage, 720, FRONT + 410, 200, { pose: "sit", flip: false }) +
    person(stage, 1620, FRONT + 440, 262, { pose: "carry", flip: true }) +
    person(stage, 1730, FRONT + 446, 170, { pose: "walk", flip: true, child: true }) +
    person(stage, 560, FRONT + 470, 270, { pose: "work", flip: true }) +
    crowd(stage, 700, 900, FRONT + 520, 290, 1)
  );
}

function cobbles(stage: Stage): string {
  const { random } = stage;
  const light = stage.light.lamp ?? stage.paint(hue.sand);
  return (
    repeat(150, () => {
      const near = random();
      const y = FRONT + 14 + near ** 1.5 * 690;
      const s = 10 + near * 40;
      const x = random.between(-20, STAGE.width);
      return shape(
        `M${Math.round(x)} ${Math.round(y)}q${Math.round(s / 2)} ${Math.round(-s * 0.26)} ${Math.round(s)} 0`,
        "none",
        `stroke="${darker(stage.paint(hue.clay), 0.5)}" stroke-width="3" opacity=".6"`,
      );
    }) +
    (stage.light.lamp
      ? repeat(6, (i) => oval(180 + i * 400, FRONT + 150, 230, 40, stage.glow(light, 0.5)))
      : "")
  );
}
