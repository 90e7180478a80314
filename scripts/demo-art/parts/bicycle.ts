import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { circle, line, oval, place, repeat, round, shape, stroke } from "../svg.ts";
import { face, skins } from "./people.ts";

interface Rider {
  flip?: boolean;
  shirt?: string;
  frame?: string;
  basket?: boolean;
}

/** A bicycle (180 long at size 1) standing on x,y; with its rider unless `parked`. */
export function cyclist(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  { flip = false, shirt, frame, basket }: Rider = {},
): string {
  const { random } = stage;
  const skin = stage.paint(random.pick(skins));
  const cloth = stage.paint(
    shirt ?? random.pick([hue.ember, hue.ochre, hue.white, hue.teal, hue.lime, hue.coral]),
  );
  const trousers = stage.paint(random.pick([hue.ink, hue.deep, hue.bark, hue.clay]));
  const rider =
    stroke("M-12 -112Q14 -92 4 -62L-2 -30", darker(trousers, 0.2), 15) +
    bicycle(
      stage,
      frame ?? random.pick([hue.ember, hue.sand, hue.mangrove, hue.ochre]),
      basket ?? random.chance(0.5),
    ) +
    stroke("M-12 -114Q30 -96 24 -70L14 -26", trousers, 16) +
    shape("M6 -30h12q10 2 12 8v3h-24Z", stage.paint(hue.ink)) +
    shape("M-26 -112Q-16 -160 14 -178Q34 -180 36 -166Q26 -136 4 -106Q-14 -100 -26 -112Z", cloth) +
    shape("M-26 -112Q-16 -160 14 -178Q-2 -140 -10 -105Q-20 -104 -26 -112Z", darker(cloth, 0.18)) +
    stroke("M24 -166Q42 -140 62 -122", skin, 10) +
    stroke("M22 -168Q34 -150 42 -141", lighter(cloth, 0.1), 15) +
    stroke("M26 -176L32 -190", darker(skin, 0.12), 11) +
    place(face(stage, skin), 37, -200, 2.2);
  const ridden = (flip ? -1 : 1) * stage.time * 96 * size;
  const shadow = oval(0, 0, 104, 7, stage.paint(hue.ink), 'opacity=".2"');
  return place(shadow + rider, x + ridden, y, size, flip);
}

/** The bicycle alone, its wheels on y = 0. */
export function bicycle(stage: Stage, color: string, basket = false): string {
  const tyre = stage.paint(hue.ink);
  const frame = stage.paint(color);
  const wheel = (cx: number) =>
    circle(cx, -36, 33, "none", `stroke="${tyre}" stroke-width="6"`) +
    repeat(6, (i) => {
      const a = (i * Math.PI) / 6 + stage.time * 3.2;
      return line(
        [cx - Math.cos(a) * 31, -36 - Math.sin(a) * 31],
        [cx + Math.cos(a) * 31, -36 + Math.sin(a) * 31],
        stage.paint(hue.stone),
        1.4,
      );
    }) +
    circle(cx, -36, 5, tyre);
  return (
    wheel(-58) +
    wheel(60) +
    stroke("M-58 -36L-22 -94L4 -34ZM-22 -94L46 -98L4 -34M46 -98L60 -36", frame, 7) +
    stroke("M42 -112L46 -98M38 -124Q58 -134 66 -120", tyre, 6) +
    stroke("M-26 -104L-22 -92M-40 -106H-12", tyre, 8) +
    circle(4, -34, 9, tyre) +
    (basket
      ? shape("M56 -122h42l-6 34h-30Z", stage.paint(hue.clay)) +
        repeat(3, (i) =>
          line([60 + i * 12, -118], [64 + i * 9, -92], darker(stage.paint(hue.clay), 0.3), 2),
        )
      : "")
  );
}

/** A parked bicycle at x,y. */
export const parked = (
  stage: Stage,
  x: number,
  y: number,
  size: number,
  color: string = hue.ember,
) => place(bicycle(stage, color), round(x), y, size);
