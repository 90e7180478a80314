import { darker, hue, mix } from "../color.ts";
import { church } from "../parts/church.ts";
import { flags, garland, stall } from "../parts/market.ts";
import { crowd, person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { sobrados } from "../parts/sobrado.ts";
import { bench, strip } from "../parts/street.ts";
import { tree } from "../parts/tree.ts";
import { lamplit, lightPool, STAGE, type Stage } from "../stage.ts";
import { oval, rect, repeat, round, shape } from "../svg.ts";

const FRONT = 880;
const cloths = [hue.ember, hue.mangrove, hue.ochre, hue.river, hue.coral];

/** A street market under strings of bulbs, between town houses. */
export function market(stage: Stage): string {
  const near = lamplit(stage);
  const among = lamplit(stage, 0.75);
  return (
    sky(stage, { horizon: FRONT, sun: { x: 1560, y: 250, r: 70 }, clouds: 4 }) +
    church(stage, 1190, FRONT, 330, 0.34) +
    sobrados(stage, FRONT, -40, 900, 1.62, 0.06) +
    sobrados(stage, FRONT, 1500, 2440, 1.62, 0.06) +
    glowOnHouses(stage) +
    street(stage) +
    tree(stage, 960, FRONT + 20, 330, { color: hue.forest, distance: 0.12 }) +
    tree(stage, 1440, FRONT + 20, 360, { color: hue.forest, distance: 0.12 }) +
    repeat(6, (i) => stall(near, 40 + i * 400, FRONT + 120, 270, cloths[i % 5] as string)) +
    crowd(among, 60, 2360, FRONT + 130, 182, 17, 50) +
    flags(among, -40, 560, 1240, 470, 90) +
    flags(among, 1180, 480, 2440, 560, 90) +
    garland(stage, -40, 420, 1200, 350, 150, 15) +
    garland(stage, 1200, 350, 2440, 430, 150, 15) +
    repeat(3, (i) => stall(near, -60 + i * 980, FRONT + 430, 460, cloths[(i + 1) % 5] as string)) +
    bench(among, 760, FRONT + 410, 230) +
    person(among, 720, FRONT + 410, 200, { pose: "sit", flip: false }) +
    person(among, 1620, FRONT + 440, 262, { pose: "carry", flip: true }) +
    person(among, 1730, FRONT + 446, 170, { pose: "walk", flip: true, child: true }) +
    person(among, 560, FRONT + 470, 270, { pose: "work", flip: true }) +
    crowd(among, 700, 900, FRONT + 520, 290, 1)
  );
}

/** What the stalls throw on the walls behind them. */
function glowOnHouses(stage: Stage): string {
  const { lamp } = stage.light;
  if (!lamp) return "";
  return rect(
    0,
    FRONT - 330,
    STAGE.width,
    330,
    stage.gradient(Array(3).fill(mix(lamp, hue.ember, 0.3)), false, [0, 0.12, 0.5]),
  );
}

/** Paving, with pools of light under the stalls once the lamps are lit. */
function street(stage: Stage): string {
  const { random, light } = stage;
  const joint = darker(stage.paint(hue.clay), 0.5);
  const ground = light.lamp
    ? rect(
        0,
        FRONT,
        STAGE.width,
        STAGE.height - FRONT,
        stage.gradient([
          mix(light.wash, hue.river, 0.55),
          mix(light.wash, hue.river, 0.3),
          light.wash,
        ]),
      )
    : strip(stage, FRONT, STAGE.height, mix(hue.clay, hue.asphalt, 0.55));
  const stones = repeat(190, () => {
    const near = random();
    const y = FRONT + 14 + near ** 1.5 * 690;
    const s = 10 + near * 40;
    const x = random.between(-20, STAGE.width);
    const isLit = light.lamp && random.chance(0.5);
    return shape(
      `M${round(x)} ${round(y)}q${round(s / 2)} ${round(-s * 0.26)} ${round(s)} 0`,
      "none",
      `stroke="${isLit ? light.lamp : joint}" stroke-width="3" opacity="${isLit ? 0.22 : 0.6}"`,
    );
  });
  if (!light.lamp) return ground + stones;
  const pool = lightPool(stage);
  return (
    ground +
    repeat(6, (i) => oval(175 + i * 400, FRONT + 146, 300, 66, pool)) +
    repeat(3, (i) => oval(170 + i * 980, FRONT + 470, 520, 120, pool)) +
    stones
  );
}
