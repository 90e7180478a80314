import { write } from "#app/lettering/letters.ts";
import { darker, hue } from "./color.ts";
import type { Hour } from "./light.ts";
import { type Camera, framePicture } from "./picture.ts";
import type { SceneName } from "./scenes.ts";
import { place, rect, round, shape, stroke, svgDocument } from "./svg.ts";
import { symbols } from "./symbols.ts";

/** A promotional banner: a scene, and beside or below it a panel with text. Pixels. */
export interface Poster {
  title: readonly string[];
  lines: readonly string[];
  call: string;
  scene: SceneName;
  hour: Hour;
  seed: number;
  camera: Camera;
  width: number;
  height: number;
}

/**
 * The panel takes the left half of a wide banner, the lower 56 % of a narrow one. Banners are cropped to a
 * fixed height, so all text stays within the middle: 1024 of 1440 by 400 of 532 in the wide format, 320 of
 * 728 across in the narrow one.
 */
export function drawPoster({ width, height, title, lines, call, ...scene }: Poster): string {
  const isWide = width / height > 2;
  const picture = framePicture({ ...scene, width, height });
  const words = { title, lines, call };
  return svgDocument(
    width,
    height,
    picture + (isWide ? leftPanel(words, width, height) : lowerPanel(words, width, height)),
  );
}

type Words = Pick<Poster, "title" | "lines" | "call">;

function leftPanel({ title, lines, call }: Words, width: number, height: number): string {
  const unit = height / 532;
  const x = 224 * unit;
  return (
    tideDown(width * 0.48, height) +
    place(symbols.awning(hue.ember), x + 28 * unit, 102 * unit, 0.54 * unit) +
    title
      .map((text, i) =>
        write(text, { x, y: (202 + i * 76) * unit, size: 82 * unit, color: hue.sand }),
      )
      .join("") +
    lines
      .map((text, i) =>
        write(text, {
          x,
          y: (326 + i * 34) * unit,
          size: 26 * unit,
          color: hue.blush,
          face: "text",
        }),
      )
      .join("") +
    pill(call, x + 136 * unit, 392 * unit, unit)
  );
}

function lowerPanel({ title, lines, call }: Words, width: number, height: number): string {
  const unit = height / 640;
  const x = width / 2;
  return (
    tideAcross(width, height * 0.44, height) +
    place(symbols.awning(hue.ember), x, 344 * unit, 0.6 * unit) +
    write(title.join(" "), {
      x,
      y: 444 * unit,
      size: 64 * unit,
      color: hue.sand,
      align: "middle",
    }) +
    lines
      .map((text, i) =>
        write(text, {
          x,
          y: (488 + i * 33) * unit,
          size: 25 * unit,
          color: hue.blush,
          face: "text",
          align: "middle",
        }),
      )
      .join("") +
    pill(call, x, 556 * unit, unit)
  );
}

function tideDown(x: number, height: number): string {
  const step = height / 6;
  const edge = `q${round(step * 0.4)} ${round(step / 2)} 0 ${round(step)}${`t0 ${round(step)}`.repeat(5)}`;
  return (
    shape(`M0 0H${round(x)}${edge}H0Z`, hue.ink) +
    stroke(`M${round(x + 22)} 0${edge}`, hue.ember, 7) +
    stroke(`M${round(x + 42)} 0${edge}`, hue.ochre, 4)
  );
}

function tideAcross(width: number, y: number, height: number): string {
  const step = width / 8;
  const edge = `q${round(step / 2)} ${round(-step * 0.36)} ${round(step)} 0${`t${round(step)} 0`.repeat(7)}`;
  return (
    shape(`M0 ${round(y)}${edge}V${height}H0Z`, hue.ink) +
    stroke(`M0 ${round(y - 20)}${edge}`, hue.ember, 7) +
    stroke(`M0 ${round(y - 38)}${edge}`, hue.ochre, 4)
  );
}

/** A button with its text, centred on x. */
function pill(text: string, x: number, y: number, unit: number): string {
  const w = text.length * 13.4 * unit + 58 * unit;
  const h = 54 * unit;
  const words = write(text, {
    x,
    y: y + h * 0.64,
    size: 25 * unit,
    color: hue.white,
    face: "text",
    align: "middle",
  });
  return rect(x - w / 2, y, w, h, darker(hue.ember, 0.16), `rx="${round(h / 2)}"`) + words;
}
