/** One decimal is precise enough for any screen, and keeps the drawings small. */
export const round = (value: number) => Math.round(value * 10) / 10;

export type Point = readonly [x: number, y: number];

/**
 * Further attributes. `opacity` is turned into the paint's opacity: otherwise the renderer creates a layer
 * of the picture's size for every shape, which takes most of the time.
 */
const more = (attributes: string) =>
  attributes
    ? ` ${attributes.replace(/\bopacity=("[^"]*")/, "fill-opacity=$1 stroke-opacity=$1")}`
    : "";

export const rect = (x: number, y: number, w: number, h: number, fill: string, rest = "") =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${more(rest)}/>`;

export const circle = (x: number, y: number, r: number, fill: string, rest = "") =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${more(rest)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, fill: string, rest = "") =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${more(rest)}/>`;

export const poly = (points: readonly Point[], fill: string, rest = "") =>
  `<polygon points="${points.map(([x, y]) => `${round(x)},${round(y)}`).join(" ")}" fill="${fill}"${more(rest)}/>`;

export const shape = (d: string, fill: string, rest = "") =>
  `<path d="${d}" fill="${fill}"${more(rest)}/>`;

/** An open line with round ends. */
export const stroke = (d: string, color: string, width: number, rest = "") =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"${more(rest)}/>`;

/** A row of `on`-long blocks with `off`-long gaps: window columns, railings, awnings. */
export const dashes = (
  from: Point,
  to: Point,
  color: string,
  width: number,
  on: number,
  off: number,
  rest = "",
) =>
  `<path d="M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-dasharray="${round(on)} ${round(off)}"${more(rest)}/>`;

export const line = (from: Point, to: Point, color: string, width: number, rest = "") =>
  stroke(
    `M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`,
    color,
    width,
    rest,
  );

export const group = (content: string, attributes: string) => `<g ${attributes}>${content}</g>`;

/** Places a drawing made around 0,0, scaled; `flip` mirrors it horizontally. */
export const place = (content: string, x: number, y: number, size = 1, flip = false) =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${flip ? -size : size} ${size})">${content}</g>`;

/** A smooth closed or open outline through the points (Catmull-Rom as Bézier). */
export function smooth(points: readonly Point[], closed = false): string {
  const at = (i: number): Point => {
    const n = points.length;
    const index = closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i));
    return points[index] as Point;
  };
  const first = at(0);
  let d = `M${round(first[0])} ${round(first[1])}`;
  const last = closed ? points.length : points.length - 1;
  for (let i = 0; i < last; i++) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (e[0] - b[0]) / 6)} ${round(c[1] - (e[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Calls `make` for 0..count-1 and joins the results. */
export const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => make(index)).join("");

/** A complete drawing, with its size in pixels. */
export const svgDocument = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
