import { type CropName, crops } from "./crops.ts";
import { type Orientation, type Point, shownSize, toShown, toStored } from "./orientation.ts";

/**
 * The part of a picture that staff have chosen for a place: its centre, in percent of the stored picture, and its size, in
 * percent of the largest part with the place's proportion. So it always has that proportion, fits also where the centre is
 * near an edge, and turns with the picture.
 */
export interface Frame extends Point {
  size: number;
}

export type Frames = Partial<Record<CropName, Frame>>;

/** A smaller part of a photo would be seen blurred. */
export const minFrameSize = 10;

interface Size {
  width: number;
  height: number;
}

export interface Rect extends Size {
  left: number;
  top: number;
}

/** The largest part with the place's proportion around a point, or a share of it. */
function rectAround(
  { width, height }: Size,
  ratio: number,
  { x, y, size }: Point & { size: number },
): Rect {
  const share = Math.min(100, Math.max(minFrameSize, size)) / 100;
  const wide = Math.min(width, height * ratio) * share;
  const high = wide / ratio;
  return {
    left: within((width * x) / 100 - wide / 2, width - wide),
    top: within((height * y) / 100 - high / 2, height - high),
    width: wide,
    height: high,
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, value));
}

/** What a frame shows of a picture of this stored size, in pixels of the picture as it is seen. */
export function framedRect(
  stored: Size,
  orientation: Orientation,
  name: CropName,
  frame: Frame,
): Rect {
  const centre = toShown(frame, orientation);
  const size = shownSize(stored, orientation);
  return rectAround(size, crops[name].ratio, { ...centre, size: frame.size });
}

/** The same in whole pixels, of which there is always one. */
export function pixelRect({ width, height }: Size, rect: Rect): Rect {
  const wide = Math.min(width, Math.max(1, Math.round(rect.width)));
  const high = Math.min(height, Math.max(1, Math.round(rect.height)));
  return {
    left: within(Math.round(rect.left), width - wide),
    top: within(Math.round(rect.top), height - high),
    width: wide,
    height: high,
  };
}

/**
 * The frame that shows the same as the focal point does, in a place of that proportion.
 *
 * @param focal percent of the stored picture
 */
export function frameAtFocal(
  stored: Size,
  orientation: Orientation,
  name: CropName,
  focal: Point,
): Frame {
  const rect = focalRect(stored, orientation, crops[name].ratio, focal);
  return frameOf(stored, orientation, rect, 100);
}

/** What a place of this proportion shows around the focal point (`object-fit: cover`), as seen. */
export function focalRect(
  stored: Size,
  orientation: Orientation,
  ratio: number,
  focal: Point,
): Rect {
  const { width, height } = shownSize(stored, orientation);
  const { x, y } = toShown(focal, orientation);
  const wide = Math.min(width, height * ratio);
  const high = wide / ratio;
  return {
    left: ((width - wide) * x) / 100,
    top: ((height - high) * y) / 100,
    width: wide,
    height: high,
  };
}

/** A frame moved or resized as somebody sees it: its centre stays where the whole frame is in the picture. */
export function changedFrame(
  stored: Size,
  orientation: Orientation,
  name: CropName,
  { x, y, size }: Point & { size: number },
): Frame {
  const rounded = Math.round(Math.min(100, Math.max(minFrameSize, size)));
  const shown = shownSize(stored, orientation);
  const rect = rectAround(shown, crops[name].ratio, { x, y, size: rounded });
  return frameOf(stored, orientation, rect, rounded);
}

/**
 * A frame resized by a corner, whose opposite stays where it is.
 *
 * @param rect what it shows now
 * @param corner -1 for left or upper, 1 for right or lower
 * @param to where the corner is dragged, in pixels of the picture as it is seen
 */
export function resizedFrame(
  stored: Size,
  orientation: Orientation,
  name: CropName,
  { rect, corner, to }: { rect: Rect; corner: Point; to: Point },
): Frame {
  const { ratio } = crops[name];
  const { width, height } = shownSize(stored, orientation);
  const fixed = {
    x: corner.x > 0 ? rect.left : rect.left + rect.width,
    y: corner.y > 0 ? rect.top : rect.top + rect.height,
  };
  const room = {
    x: corner.x > 0 ? width - fixed.x : fixed.x,
    y: corner.y > 0 ? height - fixed.y : fixed.y,
  };
  const pulled = Math.max((to.x - fixed.x) * corner.x, (to.y - fixed.y) * corner.y * ratio);
  const largest = Math.min(width, height * ratio);
  const wide = Math.min(Math.max(pulled, (largest * minFrameSize) / 100), room.x, room.y * ratio);
  const centre = {
    x: (100 * (fixed.x + (corner.x * wide) / 2)) / width,
    y: (100 * (fixed.y + (corner.y * wide) / ratio / 2)) / height,
  };
  return changedFrame(stored, orientation, name, { ...centre, size: (100 * wide) / largest });
}

function frameOf(stored: Size, orientation: Orientation, rect: Rect, size: number): Frame {
  const shown = shownSize(stored, orientation);
  const centre = {
    x: (100 * (rect.left + rect.width / 2)) / shown.width,
    y: (100 * (rect.top + rect.height / 2)) / shown.height,
  };
  const { x, y } = toStored(centre, orientation);
  return { x: oneDecimal(x), y: oneDecimal(y), size };
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10;
}

/** What of a frame the name of its file tells: another frame is another file. */
export function frameTag({ x, y, size }: Frame): string {
  return `x${Math.round(x * 10)}y${Math.round(y * 10)}s${Math.round(size)}`;
}

/** The frames of a picture's row. */
export function parseFrames(json: string | undefined): Frames {
  return json ? (JSON.parse(json) as Frames) : {};
}
