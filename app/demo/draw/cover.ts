import { write } from "#app/lettering/letters.ts";
import { darker, hue } from "./color.ts";
import type { Hour } from "./light.ts";
import { framePicture } from "./picture.ts";
import type { SceneName } from "./scenes.ts";
import { group, place, poly, rect, repeat, shape, stroke, svgDocument } from "./svg.ts";
import { symbols } from "./symbols.ts";

/** The cover of a publication, 1120 x 1170: a scene, a title, and the site's tide motif. */
export interface Cover {
  title: readonly string[];
  series: string;
  color: string;
  scene: SceneName;
  hour: Hour;
  seed: number;
}

/** The book standing on a sand background, slightly turned, with its pages. */
export function drawCover({ title, series, color, scene, hour, seed }: Cover): string {
  const art = framePicture({
    scene,
    hour,
    seed,
    width: 720,
    height: 560,
    camera: { x: 0.5, y: 0.62, zoom: 1.5 },
  });
  const light = hue.sand;
  const front =
    rect(0, 0, 720, 960, color) +
    group(art, 'transform="translate(0 400)"') +
    shape("M0 392q60 -34 120 0t120 0t120 0t120 0t120 0t120 0V420H0Z", color) +
    stroke("M0 410q60 -34 120 0t120 0t120 0t120 0t120 0t120 0", light, 5) +
    title
      .map((line, i) => write(line, { x: 56, y: 150 + i * 84, size: 84, color: light }))
      .join("") +
    write(series, { x: 58, y: 74, size: 25, color: light, face: "text", tracking: 0.06 }) +
    place(symbols.wave(light), 640, 70, 0.7) +
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
  return svgDocument(1120, 1170, ground + group(pages + front, 'transform="translate(178 92)"'));
}
