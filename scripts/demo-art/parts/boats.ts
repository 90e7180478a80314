import { darker, hue, lighter } from "../color.ts";
import type { Stage } from "../stage.ts";
import { group, line, oval, place, poly, rect, repeat, round, shape, stroke } from "../svg.ts";

/** A drawing on the water at x,y, with its rippled reflection below. */
function afloat(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  boat: string,
  flip: boolean,
): string {
  const shadow = group(
    boat,
    'transform="scale(1 -0.5) skewX(8)" fill-opacity=".24" stroke-opacity=".2"',
  );
  const foam = repeat(3, (i) =>
    oval(
      -6 + i * 8,
      6 + i * 9,
      120 - i * 26,
      3.2,
      stage.light.glint,
      `opacity="${0.5 - i * 0.13}"`,
    ),
  );
  const drift = (flip ? -1 : 1) * stage.time * 16 * size;
  const swell = Math.sin(stage.time * 1.7 + x) * 3 * size;
  return place(shadow + foam + boat, x + drift, y + swell, size, flip);
}

function hull(stage: Stage, color: string, half = 110, height = 36): string {
  const paint = stage.paint(color);
  return (
    shape(
      `M${-half - 16} ${-height}Q${-half} ${-2} ${-half + 30} 0H${half - 34}Q${half - 4} -2 ${half + 20} ${-height - 8}Q0 ${-height + 22} ${-half - 16} ${-height}Z`,
      paint,
    ) +
    shape(
      `M${-half - 9} ${-height * 0.55}Q${-half + 4} -1 ${-half + 30} 0H${half - 34}Q${half - 8} -1 ${half + 9} ${-height * 0.55}Q0 ${-height * 0.2 + 14} ${-half - 9} ${-height * 0.55}Z`,
      darker(paint, 0.3),
    ) +
    stroke(
      `M${-half - 15} ${-height + 1}Q0 ${-height + 23} ${half + 19} ${-height - 7}`,
      lighter(paint, 0.45),
      5,
    )
  );
}

/** A fishing raft under its curved sail. */
export function jangada(
  stage: Stage,
  x: number,
  y: number,
  size = 1,
  flip = false,
  color: string = hue.sand,
): string {
  const sail = stage.paint(color);
  const wood = stage.paint(hue.wood);
  const boat =
    shape("M10 -262Q-128 -130 -112 -34Q-40 -58 22 -40Q6 -140 10 -262Z", sail) +
    shape("M10 -262Q-30 -130 -22 -48Q2 -48 22 -40Q6 -140 10 -262Z", darker(sail, 0.1)) +
    stroke("M10 -262Q4 -130 24 -10", darker(wood, 0.3), 6) +
    stroke("M-114 -34Q-40 -60 26 -40", darker(wood, 0.2), 5) +
    shape("M-120 -14Q-126 0 -108 0H96Q118 -2 128 -22Q100 -12 -120 -14Z", wood) +
    rect(-64, -32, 40, 18, darker(wood, 0.25), 'rx="3"') +
    stroke("M-116 -13Q60 -12 126 -21", lighter(wood, 0.35), 4);
  return afloat(stage, x, y, size, boat, flip);
}

/** A rowing boat with its rower. */
export function rowboat(
  stage: Stage,
  x: number,
  y: number,
  size = 1,
  flip = false,
  color: string = hue.ember,
): string {
  const skin = stage.paint("#6b4029");
  const rower =
    stroke("M-6 -32L-2 -78", stage.paint(hue.sand), 30) +
    stroke("M-4 -86L34 -58", skin, 9) +
    shape("M-18 -118a18 18 0 1 1 32 0Z", stage.paint(hue.dune)) +
    oval(-2, -108, 13, 15, skin) +
    shape("M-30 -116Q-2 -126 26 -116Q12 -136 -2 -136Q-16 -136 -30 -116Z", stage.paint(hue.ochre)) +
    line([16, -66], [74, 6], stage.paint(hue.wood), 6) +
    oval(77, 9, 8, 16, stage.paint(hue.wood));
  return afloat(stage, x, y, size, rower + hull(stage, color), flip);
}

/** A passenger boat with an awning: `w` is about 460 at size 1. */
export function ferry(stage: Stage, x: number, y: number, size = 1, flip = false): string {
  const white = stage.paint(hue.white);
  const glass = stage.light.lamp ?? stage.paint(hue.river);
  const boat =
    shape("M-238 -54Q-226 -4 -190 0H176Q226 -6 262 -66H-238Z", stage.paint(hue.deep)) +
    shape("M-238 -54L-234 -38H246L262 -66Z", stage.paint(hue.ember)) +
    rect(-206, -150, 380, 90, white, 'rx="10"') +
    repeat(7, (i) => rect(-190 + i * 51, -136, 40, 44, glass, 'rx="5"')) +
    rect(-206, -84, 380, 8, stage.paint(hue.mangrove)) +
    poly(
      [
        [-226, -160],
        [206, -160],
        [190, -180],
        [-206, -180],
      ],
      stage.paint(hue.ember),
    ) +
    rect(-226, -162, 432, 8, darker(stage.paint(hue.ember), 0.25)) +
    rect(108, -222, 62, 44, white, 'rx="6"') +
    rect(116, -214, 46, 22, glass, 'rx="3"') +
    line([-150, -180], [-150, -236], stage.paint(hue.ink), 5) +
    poly(
      [
        [-148, -236],
        [-92, -222],
        [-148, -208],
      ],
      stage.paint(hue.ochre),
    );
  return afloat(stage, x, y, size, boat, flip);
}

/** A canoe; the caller draws the `people` over its hull. */
export function canoe(
  stage: Stage,
  x: number,
  y: number,
  size: number,
  crew: string,
  color: string = hue.river,
): string {
  return afloat(stage, x, y, size, crew + hull(stage, color, 190, 32), false);
}

/** A mooring post with a rope ring. */
export function post(stage: Stage, x: number, y: number, h: number): string {
  const wood = stage.paint(hue.bark);
  return (
    rect(x - 8, y - h, 16, h, wood) +
    rect(x + 2, y - h, 6, h, darker(wood, 0.3)) +
    rect(x - 10, round(y - h * 0.8), 20, 8, stage.paint(hue.dune))
  );
}
