import { darker, hue, lighter, mix } from "../color.ts";
import { STAGE, type Stage } from "../stage.ts";
import {
  circle,
  group,
  oval,
  type Point,
  poly,
  rect,
  repeat,
  round,
  shape,
  smooth,
  stroke,
} from "../svg.ts";

/** The estuary from above: rivers between blocks of roofs, bridges, parks, boats and their wakes. */
export function aerial(stage: Stage): string {
  const { random } = stage;
  const land = stage.paint(hue.dune);
  const river = stage.paint(mix(hue.river, hue.teal, 0.4));
  const shallow = lighter(river, 0.22);
  const main: Point[] = [
    [-80, 1120],
    [260, 1010],
    [520, 1160],
    [820, 1040],
    [960, 760],
    [1280, 720],
    [1560, 520],
    [1880, 560],
    [2480, 260],
  ];
  const arm: Point[] = [
    [1280, 720],
    [1460, 980],
    [1760, 1100],
    [1900, 1380],
    [2020, 1700],
  ];
  const course = smooth(main);
  const branch = smooth(arm);
  return (
    rect(0, 0, STAGE.width, STAGE.height, land) +
    quarter(stage, -13, [-300, -300, 2900, 2300]) +
    stroke(course, stage.paint(hue.leaf), 270) +
    stroke(branch, stage.paint(hue.mangrove), 220) +
    trees(stage, main, 120) +
    trees(stage, arm, 98) +
    stroke(course, shallow, 204) +
    stroke(branch, shallow, 160) +
    stroke(course, river, 176) +
    stroke(branch, river, 132) +
    shape("M2140 -20Q2060 300 2200 640Q2320 980 2240 1620H2440V-20Z", stage.paint(hue.sand)) +
    shape("M2190 -20Q2110 300 2250 640Q2370 980 2300 1620H2440V-20Z", river) +
    ripples(stage, course) +
    [
      bridge(stage, 650, 1110, -64),
      bridge(stage, 910, 880, 24),
      bridge(stage, 1420, 620, 58),
      bridge(stage, 1610, 1040, -66),
      bridge(stage, 1760, 530, 88),
    ].join("") +
    repeat(7, (i) =>
      boat(
        stage,
        [320, 760, 1090, 1360, 1680, 1830, 2330][i] as number,
        [1030, 1070, 735, 830, 520, 1230, 900][i] as number,
        random.between(-40, 40),
      ),
    )
  );
}

/** Streets and roofs, turned by `angle`. */
function quarter(
  stage: Stage,
  angle: number,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
): string {
  const { random } = stage;
  const roofs = [
    mix(hue.ember, hue.clay, 0.4),
    hue.coral,
    hue.clay,
    hue.sand,
    hue.white,
    hue.blush,
    hue.stone,
    hue.ochre,
  ].map((c) => stage.paint(c));
  let drawn = "";
  for (let y = y0; y < y1; y += 124) {
    for (let x = x0; x < x1; ) {
      const w = random.between(90, 190);
      const green = random.chance(0.11);
      if (green) {
        drawn +=
          rect(x, y, w, 100, stage.paint(hue.leaf), 'rx="14"') +
          repeat(7, () =>
            circle(
              x + random.between(14, w - 14),
              y + random.between(14, 86),
              random.between(10, 19),
              stage.paint(random.pick([hue.mangrove, hue.forest, hue.ember, hue.mangrove])),
            ),
          );
      } else {
        const cells = Math.max(2, Math.round(w / 46));
        drawn += repeat(cells * 2, (i) => {
          const cw = w / cells;
          const cx = x + (i % cells) * cw;
          const cy = y + Math.floor(i / cells) * 51;
          const roof = random.pick(roofs);
          return (
            rect(cx + 1, cy + 1, cw - 3, 46, roof) +
            (random.chance(0.7)
              ? poly(
                  [
                    [cx + 1, cy + 24],
                    [cx + cw - 2, cy + 24],
                    [cx + cw - 2, cy + 47],
                    [cx + 1, cy + 47],
                  ],
                  darker(roof, 0.17),
                )
              : rect(cx + cw * 0.3, cy + 14, cw * 0.36, 16, darker(roof, 0.22)))
          );
        });
      }
      x += w + 22;
    }
  }
  return group(drawn, `transform="rotate(${angle} 1200 800)"`);
}

function trees(stage: Stage, path: readonly Point[], off: number): string {
  const { random } = stage;
  return repeat(path.length - 1, (i) => {
    const [a, b] = [path[i] as Point, path[i + 1] as Point];
    return repeat(16, () => {
      const t = random();
      const side = random.chance(0.5) ? 1 : -1;
      const angle = Math.atan2(b[1] - a[1], b[0] - a[0]) + (Math.PI / 2) * side;
      const out = off + random.between(-14, 22);
      const x = a[0] + (b[0] - a[0]) * t + Math.cos(angle) * out;
      const y = a[1] + (b[1] - a[1]) * t + Math.sin(angle) * out;
      const r = random.between(12, 26);
      const leaf = stage.paint(random.pick([hue.mangrove, hue.forest, hue.leaf, hue.mangrove]));
      return (
        oval(x + 6, y + 8, r, r * 0.9, stage.paint(hue.ink), 'opacity=".22"') +
        circle(x, y, r, leaf) +
        circle(x - r * 0.25, y - r * 0.3, r * 0.5, lighter(leaf, 0.16))
      );
    });
  });
}

const ripples = (stage: Stage, course: string) =>
  repeat(5, (i) =>
    stroke(
      course,
      stage.light.glint,
      3,
      `stroke-dasharray="${40 + i * 22} ${130 + i * 46}" stroke-dashoffset="${i * 90}" opacity=".3" transform="translate(${(i - 2) * 5} ${(i - 2) * 30})"`,
    ),
  );

function bridge(stage: Stage, x: number, y: number, angle: number): string {
  const deck = stage.paint(hue.white);
  return group(
    rect(-150, -18, 300, 50, stage.paint(hue.ink), 'opacity=".25"') +
      rect(-150, -26, 300, 50, deck) +
      rect(-150, -16, 300, 30, stage.paint(hue.asphalt)) +
      rect(-150, 4, 300, 9, stage.paint(hue.ember)) +
      stroke("M-150 -4H150", deck, 2.5, 'stroke-dasharray="16 12"'),
    `transform="translate(${x} ${y}) rotate(${angle})"`,
  );
}

function boat(stage: Stage, x: number, y: number, angle: number): string {
  const wake = stage.light.glint;
  return group(
    shape(
      "M-12 0Q-60 -26 -130 -34Q-60 -6 -40 0Q-60 6 -130 34Q-60 26 -12 0Z",
      wake,
      'opacity=".5"',
    ) +
      shape("M-30 -11H14Q34 -8 40 0Q34 8 14 11H-30Z", stage.paint(hue.white)) +
      rect(-20, -6, 26, 12, stage.paint(hue.ember), 'rx="3"'),
    `transform="translate(${x} ${y}) rotate(${round(angle)})"`,
  );
}
