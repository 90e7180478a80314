import { hue, mix } from "./color.ts";
import { type Hour, hours, type Light } from "./light.ts";
import { createRandom, type Random } from "./random.ts";

/** Every scene is painted on a stage of this size, of which a camera frames a part. */
export const STAGE = { width: 2400, height: 1600 } as const;

/** The "before" or "after" version of a scene; most scenes have only "after". */
export type Moment = "before" | "after";

/** What scenes paint with: light, random source and gradients. */
export interface Stage {
  light: Light;
  hour: Hour;
  random: Random;
  moment: Moment;
  /** Seconds into a video; boats, bicycles and clouds move with it. 0 for pictures. */
  time: number;
  /** The colour in this light; `distance` 0 (near) to 1 (lost in the haze). */
  paint(color: string, distance?: number): string;
  /** A gradient through the colours, evenly spaced, as a paint; downwards unless `across`. */
  gradient(colors: readonly string[], across?: boolean, opacities?: readonly number[]): string;
  /** A soft round spot that fades from `color` to transparent. */
  glow(color: string, strength: number): string;
  /** Adds a drawing to the definitions and returns its id, for `<use>` and clips. */
  keep(content: (id: string) => string): string;
  definitions(): string;
}

/** A new stage; equal arguments paint equal pictures. */
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

/** The colour of the lamps when they are what one sees by: at sunset they burn, but light nothing yet. */
export function lampAfterDark({ hour, light }: Stage): string | null {
  return hour === "sunset" ? null : light.lamp;
}

/** The same stage in the light of its lamps, for what stands near them; by day there is no difference. */
export function lamplit(stage: Stage, near = 1): Stage {
  const { wash, strength } = stage.light;
  const lamp = lampAfterDark(stage);
  if (!lamp) return stage;
  const night = strength * (1 - 0.72 * near);
  return { ...stage, paint: (color) => mix(mix(color, wash, night), lamp, 0.16 * near) };
}

/**
 * Light that lamps throw on the ground, for an oval. Redder than the lamps themselves: on a blue ground a
 * yellow light would look green. "none" by day.
 */
export function lightPool(stage: Stage, strength = 0.9): string {
  const lamp = lampAfterDark(stage);
  return lamp ? stage.glow(mix(lamp, hue.ember, 0.34), strength) : "none";
}
