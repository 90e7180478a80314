import { darker, hue, lighter, mix } from "../color.ts";
import { cyclist } from "../parts/bicycle.ts";
import { lamp } from "../parts/bridge.ts";
import { person } from "../parts/people.ts";
import { sky } from "../parts/sky.ts";
import { sobrados } from "../parts/sobrado.ts";
import { bench, car, laneLine, paving, planter, strip, wires } from "../parts/street.ts";
import { towers } from "../parts/towers.ts";
import { tree } from "../parts/tree.ts";
import { STAGE, type Stage } from "../stage.ts";
import { circle, group, rect, repeat, shape } from "../svg.ts";

const FRONT = 860;

/** A street of town houses: given over to parked cars before, a cycle lane and trees after. */
export function cycle(stage: Stage): string {
  const backdrop =
    sky(stage, { horizon: FRONT, sun: { x: 1900, y: 300, r: 84 }, clouds: 5, birds: 3 }) +
    towers(stage, { base: FRONT, from: -20, to: 2420, distance: 0.58, lowest: 260, highest: 640 }) +
    sobrados(stage, FRONT, -30, 2430, 1.5, 0.04);
  return backdrop + (stage.moment === "before" ? before(stage) : after(stage));
}

function before(stage: Stage): string {
  const grime = rect(
    0,
    0,
    STAGE.width,
    FRONT,
    mix(stage.light.haze, hue.stone, 0.6),
    'opacity=".3"',
  );
  const colors = [hue.stone, hue.asphalt, hue.dune, hue.mist, hue.deep, hue.clay];
  return (
    grime +
    strip(stage, FRONT, FRONT + 46, hue.stone, 12) +
    strip(stage, FRONT + 46, STAGE.height, hue.asphalt) +
    repeat(9, (i) =>
      shape(
        `M${150 + i * 260} ${1010 + (i % 4) * 120}q60 -22 130 4q40 22 -10 40q-90 18 -130 -12Z`,
        darker(stage.paint(hue.asphalt), 0.22),
      ),
    ) +
    wires(stage, 640, FRONT + 40, 560) +
    repeat(6, (i) => car(stage, 190 + i * 405, FRONT + 122, 1, colors[i] as string)) +
    laneLine(stage, 1130, 12) +
    repeat(4, (i) => car(stage, 60 + i * 690, 1320, 1.5, colors[(i + 3) % 6] as string, true)) +
    person(stage, 1250, FRONT + 38, 150, { pose: "walk", flip: true })
  );
}

function after(stage: Stage): string {
  const lane = stage.paint(mix(hue.ember, hue.clay, 0.22));
  const mark = stage.paint(hue.white);
  const bike = (x: number) =>
    group(
      circle(-24, 0, 15, "none", `stroke="${mark}" stroke-width="6"`) +
        circle(26, 0, 15, "none", `stroke="${mark}" stroke-width="6"`) +
        shape(
          "M-24 0L-6 -26H18L26 0M-6 -26L4 0L18 -26",
          "none",
          `stroke="${mark}" stroke-width="6"`,
        ),
      `transform="translate(${x} 1090) scale(1.5 .72)"`,
    );
  return (
    strip(stage, FRONT, FRONT + 116, hue.dune, 14) +
    paving(stage, FRONT, FRONT + 102, hue.clay) +
    tree(stage, 300, FRONT + 84, 470, { color: hue.leaf }) +
    tree(stage, 1180, FRONT + 84, 430, { color: hue.ember, spread: 1.35 }) +
    tree(stage, 2060, FRONT + 84, 480, { color: hue.mangrove }) +
    repeat(3, (i) => lamp(stage, 720 + i * 820, FRONT + 84, 330)) +
    bench(stage, 860, FRONT + 92, 170) +
    person(stage, 830, FRONT + 92, 150, { pose: "sit", flip: false }) +
    person(stage, 560, FRONT + 90, 158, { pose: "walk" }) +
    person(stage, 1420, FRONT + 92, 160, { pose: "walk", flip: true }) +
    person(stage, 1480, FRONT + 96, 104, { pose: "walk", flip: true, child: true }) +
    planter(stage, 1600, FRONT + 100, 300, 54) +
    rect(
      0,
      FRONT + 116,
      STAGE.width,
      236,
      stage.gradient([lighter(lane, 0.08), darker(lane, 0.08)]),
    ) +
    rect(0, FRONT + 122, STAGE.width, 7, mark) +
    laneLine(stage, 1094, 7) +
    rect(0, 1204, STAGE.width, 8, mark) +
    repeat(4, (i) => bike(340 + i * 640)) +
    cyclist(stage, 1960, 1066, 1.06, { flip: true }) +
    cyclist(stage, 980, 1070, 1.06, { flip: true }) +
    cyclist(stage, 620, 1190, 1.34, { shirt: hue.ochre, frame: hue.river }) +
    cyclist(stage, 1500, 1186, 1.34, { shirt: hue.white, frame: hue.ember, basket: true }) +
    strip(stage, 1212, 1290, hue.stone, 16) +
    repeat(5, (i) => planter(stage, 40 + i * 500, 1268, 330, 66, hue.stone)) +
    strip(stage, 1290, STAGE.height, hue.asphalt) +
    laneLine(stage, 1500, 14)
  );
}
