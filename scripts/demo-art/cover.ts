import { darker, hue, lighter } from "./color.ts";
import type { Hour } from "./light.ts";
import { framePicture } from "./picture.ts";
import type { SceneName } from "./scenes.ts";
import { circle, group, place, poly, rect, repeat, shape, stroke, svgDocument } from "./svg.ts";
import { type SymbolName, symbols } from "./symbols.ts";

/**
 * The cover of a publication, 1120 x 1170: a scene, an emblem, and the site's tide motif. Without words: its
 * title stands beside it on the page, in the page's language.
 */
export interface Cover {
  symbol: SymbolName;
  /** Its number in the series, as that many drops. */
  number: number;
  color: string;
  accent: string;
  scene: SceneName;
  hour: Hour;
  seed: number;
}

/** The book standing on a sand background, slightly turned, with its pages. */
export function drawCover({ symbol, number, color, accent, scene, hour, seed }: Cover): string {
  const art = framePicture({
    scene,
    hour,
    seed,
    width: 720,
    height: 584,
    camera: { x: 0.5, y: 0.62, zoom: 1.5 },
  });
  const light = hue.sand;
  const wave = (y: number) => `M0 ${y}q60 -34 120 0t120 0t120 0t120 0t120 0t120 0`;
  const drops = repeat(number, (i) =>
    shape(`M${660 - i * 42} 52q20 26 20 40a20 20 0 0 1 -40 0q0 -14 20 -40Z`, accent),
  );
  const front =
    group(art, 'transform="translate(0 376)"') +
    shape(`${wave(410)}V0H0Z`, color) +
    repeat(5, (i) => stroke(wave(82 + i * 66), lighter(color, 0.1), 5)) +
    stroke(wave(410), light, 5) +
    circle(188, 188, 128, accent) +
    place(symbols[symbol](color), 188, 188, 1.5) +
    drops +
    rect(0, 0, 26, 960, darker(color, 0.35), 'opacity=".35"');
  const pages =
    poly(
      [
        [720, 0],
        [764, 22],
        [764, 982],
        [720, 960],
      ],
      "#fdf8ee",
    ) +
    repeat(6, (i) => stroke(`M${726 + i * 7} ${4 + i * 3.5}V${962 + i * 3.5}`, hue.dune, 2)) +
    poly(
      [
        [0, 960],
        [720, 960],
        [764, 982],
        [40, 982],
      ],
      hue.dune,
    );
  const ground =
    rect(0, 0, 1120, 1170, hue.sand) +
    shape("M0 850q140 -80 280 0t280 0t280 0t280 0V1170H0Z", hue.dune) +
    shape("M0 930q140 -60 280 0t280 0t280 0t280 0V1170H0Z", "#d8c4a2");
  return svgDocument(
    1120,
    1170,
    ground +
      group(
        `${pages}<svg width="720" height="960">${front}</svg>`,
        'transform="translate(178 92)"',
      ),
  );
}
