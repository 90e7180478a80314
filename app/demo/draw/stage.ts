import { mix } from "./color.ts";
import { type Hour, hours, type Light } from "./light.ts";
import { createRandom, type Random } from "./random.ts";

/** Every scene is painted on a stage of this size; a camera then frames a part of it. */
export const STAGE = { width: 2400, height: 1600 } as const;

/** Which side of a transformation a scene shows; most scenes know only "after". */
export type Moment = "before" | "after";

/** What a scene paints with: its light, its chance and its gradients. */
export interface Stage {
  light: Light;
  hour: Hour;
  random: Random;
  moment: Moment;
  /** Seconds into a film; boats, bicycles and clouds move with it. Pictures stand at 0. */
  time: number;
  /** The colour as it looks in this light; `distance` 0 (near) to 1 (lost in the haze). */
  paint(color: string, distance?: number): string;
  /** A gradient through the colours, evenly spaced, as a paint; downwards unless `across`. */
  gradient(colors: readonly string[], across?: boolean, opacities?: readonly number[]): string;
  /** A soft round spot from `color` to nothing. */
  glow(color: string, strength: number): string;
  /** Keeps a drawing in the definitions and gives its id, for `<use>` and clips. */
  keep(content: (id: string) => string): string;
  definitions(): string;
}

/** A fresh stage; equal arguments paint equal pictures. */
export function createStage(hour: Hour, seed: number, moment: Moment = "after", time = 0): Stage {
  const light: Light = hours[hour];
  const kept: string[] = [];
  const keep = (content: (id: string) => string) => {
    const id = `d${kept.length}`;
    kept.push(content(id));
    return id;
  };
  return {
    light,
    hour,
    moment,
    time,
    random: createRandom(seed),
    paint: (color, distance = 0) =>
      mix(mix(color, light.wash, light.strength), light.haze, distance),
    gradient: (colors, across = false, opacities) => {
      const stops = colors.map((color, i) => {
        const opacity = opacities ? ` stop-opacity="${opacities[i]}"` : "";
        return `<stop offset="${i / (colors.length - 1)}" stop-color="${color}"${opacity}/>`;
      });
      const direction = across ? "" : ' x2="0" y2="1"';
      return `url(#${keep((id) => `<linearGradient id="${id}"${direction}>${stops.join("")}</linearGradient>`)})`;
    },
    glow: (color, strength) =>
      `url(#${keep(
        (id) =>
          `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strength}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`,
      )})`,
    keep,
    definitions: () => (kept.length ? `<defs>${kept.join("")}</defs>` : ""),
  };
}
