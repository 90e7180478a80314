/**
 * How a picture stands compared with its stored file, which never changes: first mirrored (`f`), then turned clockwise.
 * The empty one is as it was sent. These are all that there are: each step from one leads to another of them.
 */
export const orientations = ["", "r90", "r180", "r270", "f", "fr90", "fr180", "fr270"] as const;

export type Orientation = (typeof orientations)[number];

interface Size {
  width: number;
  height: number;
}

/** Percent from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

/** Its parts; the angle in degrees, clockwise. */
export function partsOf(orientation: Orientation) {
  return {
    isFlipped: orientation.startsWith("f"),
    angle: Number(/\d+$/.exec(orientation)?.[0] ?? 0),
  };
}

function from(isFlipped: boolean, angle: number): Orientation {
  const turn = (angle + 360) % 360;
  return `${isFlipped ? "f" : ""}${turn === 0 ? "" : `r${turn}`}` as Orientation;
}

/** A quarter more, clockwise. */
export function turnedRight(orientation: Orientation): Orientation {
  const { isFlipped, angle } = partsOf(orientation);
  return from(isFlipped, angle + 90);
}

/** A quarter more, the other way. */
export function turnedLeft(orientation: Orientation): Orientation {
  const { isFlipped, angle } = partsOf(orientation);
  return from(isFlipped, angle - 90);
}

/** Left and right of what is seen change places: what has been turned before turns the other way. */
export function mirrored(orientation: Orientation): Orientation {
  const { isFlipped, angle } = partsOf(orientation);
  return from(!isFlipped, -angle);
}

/** The size of a stored picture as it is seen. */
export function shownSize({ width, height }: Size, orientation: Orientation): Size {
  return partsOf(orientation).angle % 180 === 0
    ? { width, height }
    : { width: height, height: width };
}

/** Where a point of the stored picture is seen. */
export function toShown({ x, y }: Point, orientation: Orientation): Point {
  const { isFlipped, angle } = partsOf(orientation);
  const across = isFlipped ? 100 - x : x;
  if (angle === 90) return { x: 100 - y, y: across };
  if (angle === 180) return { x: 100 - across, y: 100 - y };
  if (angle === 270) return { x: y, y: 100 - across };
  return { x: across, y };
}

/** Where a point that is seen lies in the stored picture. */
export function toStored({ x, y }: Point, orientation: Orientation): Point {
  const { isFlipped, angle } = partsOf(orientation);
  const unturned: Record<number, Point> = {
    0: { x, y },
    90: { x: y, y: 100 - x },
    180: { x: 100 - x, y: 100 - y },
    270: { x: 100 - y, y: x },
  };
  const at = unturned[angle] ?? { x, y };
  return isFlipped ? { x: 100 - at.x, y: at.y } : at;
}

/** The path of a picture turned so: `images/ab-r90.webp`; its own where it is shown as it was sent. */
export function turnedPath(path: string, orientation: Orientation): string {
  return orientation === "" ? path : path.replace(/\.\w+$/, `-${orientation}$&`);
}

/** An SVG transform that shows the stored picture so, in a box as large as `shownSize`. */
export function svgTransform(
  { width, height }: Size,
  orientation: Orientation,
): string | undefined {
  const { isFlipped, angle } = partsOf(orientation);
  const turns: Record<number, string> = {
    90: `matrix(0 1 -1 0 ${height} 0)`,
    180: `matrix(-1 0 0 -1 ${width} ${height})`,
    270: `matrix(0 -1 1 0 0 ${width})`,
  };
  const parts = [turns[angle], isFlipped && `matrix(-1 0 0 1 ${width} 0)`].filter(Boolean);
  return parts.join(" ") || undefined;
}
