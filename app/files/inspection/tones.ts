/** Cells along each side of the grid. */
export const toneSide = 20;

/** The brightness of a picture in a grid of 20 by 20 cells, as `measureTones` has found it. */
export type Tones = Uint8Array;

/** A part of a picture, each side as a share of it: 0 is its left or upper edge, 1 the other one. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** From how they are stored; undefined where there are none. */
export function parseTones(stored: string): Tones | undefined {
  const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
  return bytes.length === toneSide ** 2 ? bytes : undefined;
}

/** The relative luminance (WCAG 2, 0..1) of the brightest cell that a part of the picture touches. */
export function brightestIn(tones: Tones, { left, top, right, bottom }: Part): number {
  const first = (share: number) =>
    Math.min(toneSide - 1, Math.max(0, Math.floor(share * toneSide)));
  const last = (share: number) => Math.min(toneSide, Math.max(1, Math.ceil(share * toneSide)));
  let brightest = 0;
  for (let row = first(top); row < last(bottom); row += 1) {
    for (let column = first(left); column < last(right); column += 1) {
      brightest = Math.max(brightest, tones[row * toneSide + column] ?? 0);
    }
  }
  return toLinear(brightest);
}

/** A channel of sRGB, 0..255, as light. */
export function toLinear(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Light as a channel of sRGB. */
export function fromLinear(light: number): number {
  const share = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * share;
}
