import { circle, line, oval, poly, rect, repeat, shape, stroke } from "./svg.ts";

/** Marks of the projects and of the partners: one colour, drawn in a square of 100 around 0,0. */
export const symbols = {
  wave: (c: string) =>
    repeat(3, (i) => stroke(`M-44 ${-18 + i * 20}q11 -16 22 0t22 0t22 0t22 0`, c, 9)),
  arch: (c: string) =>
    shape("M-46 34V6A46 46 0 0 1 46 6V34H28V6A28 28 0 0 0 -28 6V34Z", c) + rect(-46, 38, 92, 8, c),
  bridge: (c: string) =>
    shape(
      "M-48 -8H48V6H40V34H30V20A14 14 0 0 0 2 20V34H-8V20A14 14 0 0 0 -36 20V34H-46V6H-48Z",
      c,
    ) +
    line([-44, -22], [44, -22], c, 5) +
    repeat(5, (i) => line([-40 + i * 20, -22], [-40 + i * 20, -8], c, 4)),
  leaf: (c: string) => shape("M-36 38Q-46 -36 40 -42Q44 40 -22 30Q-6 6 18 -14Q-20 4 -28 38Z", c),
  wheel: (c: string) =>
    circle(0, 0, 38, "none", `stroke="${c}" stroke-width="9"`) +
    repeat(4, (i) =>
      line(
        [Math.cos((i * Math.PI) / 4) * -36, Math.sin((i * Math.PI) / 4) * -36],
        [Math.cos((i * Math.PI) / 4) * 36, Math.sin((i * Math.PI) / 4) * 36],
        c,
        4.5,
      ),
    ) +
    circle(0, 0, 8, c),
  sail: (c: string) =>
    shape("M4 -46Q-44 6 -38 22Q-14 12 10 20Q4 -10 4 -46Z", c) +
    shape("M14 -34Q36 -4 38 20Q26 14 16 20Q18 -8 14 -34Z", c) +
    shape("M-44 30H44Q36 46 22 46H-24Q-38 46 -44 30Z", c),
  sun: (c: string) =>
    shape("M-30 10A30 30 0 0 1 30 10Z", c) +
    repeat(5, (i) => {
      const a = Math.PI + (i * Math.PI) / 4;
      return line(
        [Math.cos(a) * 38, 8 + Math.sin(a) * 38],
        [Math.cos(a) * 48, 8 + Math.sin(a) * 48],
        c,
        7,
      );
    }) +
    stroke("M-46 24q11 -12 23 0t23 0t23 0t23 0", c, 7),
  crab: (c: string) =>
    oval(0, 12, 32, 22, c) +
    stroke(
      "M-24 -2Q-44 -8 -38 -30M24 -2Q44 -8 38 -30M-28 22L-46 34M28 22L46 34M-30 12H-48M30 12H48",
      c,
      6.5,
    ) +
    shape("M-46 -30a10 12 0 1 1 16 0l-8 -6Z", c) +
    shape("M46 -30a10 12 0 1 0 -16 0l8 -6Z", c),
  stairs: (c: string) => shape("M-44 40V22H-22V4H0V-14H22V-32H44V40Z", c),
  house: (c: string) =>
    shape("M-40 -4L0 -40L40 -4V12H-40Z", c) +
    repeat(4, (i) => line([-32 + i * 21, 14], [-32 + i * 21, 40], c, 6)) +
    line([-44, 40], [44, 40], c, 5),
  awning: (c: string) =>
    shape("M-30 -38H30L44 -8H-44Z", c) +
    repeat(4, (i) => shape(`M${-44 + i * 22} -4h22a11 13 0 0 1 -22 0Z`, c)) +
    rect(-36, 14, 7, 30, c) +
    rect(29, 14, 7, 30, c) +
    rect(-44, 30, 88, 9, c),
  bars: (c: string) =>
    repeat(4, (i) =>
      rect(
        -40 + i * 22,
        36 - (i + 1) * 17 - (i % 2) * 8,
        15,
        (i + 1) * 17 + (i % 2) * 8,
        c,
        'rx="3"',
      ),
    ),
  nodes: (c: string) =>
    line([-30, 22], [0, -28], c, 7) +
    line([0, -28], [32, 18], c, 7) +
    line([-30, 22], [32, 18], c, 7) +
    circle(-30, 22, 14, c) +
    circle(0, -28, 16, c) +
    circle(32, 18, 12, c),
  ring: (c: string) =>
    circle(0, 0, 36, "none", `stroke="${c}" stroke-width="15"`) + circle(0, 0, 10, c),
  blocks: (c: string) =>
    rect(-42, -42, 38, 38, c) +
    circle(23, -23, 19, c) +
    shape("M-42 4H-4V42A38 38 0 0 1 -42 4Z", c) +
    poly(
      [
        [4, 42],
        [42, 42],
        [42, 4],
      ],
      c,
    ),
  petals: (c: string) =>
    repeat(
      6,
      (i) => `<g transform="rotate(${i * 60})">${shape("M0 -6Q-18 -28 0 -46Q18 -28 0 -6Z", c)}</g>`,
    ),
  book: (c: string) =>
    shape("M-44 -30Q-20 -38 -3 -24V36Q-22 24 -44 32Z", c) +
    shape("M44 -30Q20 -38 3 -24V36Q22 24 44 32Z", c),
  people: (c: string) =>
    [-26, 0, 26]
      .map(
        (x, i) =>
          circle(x, -18 - (i === 1 ? 10 : 0), 11, c) +
          shape(`M${x - 15} 34V${14 - (i === 1 ? 12 : 0)}a15 16 0 0 1 30 0V34Z`, c),
      )
      .join(""),
} satisfies Record<string, (color: string) => string>;

export type SymbolName = keyof typeof symbols;
