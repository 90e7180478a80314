import { type Light, lightAt } from "./sun.ts";
import { isRising, tideAt } from "./tide.ts";

/** The river as the home page shows it. */
export interface River {
  /** Since when, in milliseconds since 1970. */
  at: number;
  /** Of the water, in metres. */
  height: number;
  isRising: boolean;
  /** The same height in steps of the picture, 0 to 8. */
  level: number;
  light: Light;
}

const periodMs = 30 * 60_000;
/** Of the year's highest waters, in metres. */
const highest = 2.6;

/**
 * The half hour of an instant. What pages show of the river is the same for all of it, so that they may be cached until
 * it is over (`periodEnd`).
 */
export function riverPeriod(instant = Date.now()): number {
  return Math.floor(instant / periodMs);
}

/** When a half hour is over. */
export function periodEnd(period: number): Date {
  return new Date((period + 1) * periodMs);
}

/** The river at the beginning of a half hour. */
export function riverIn(period: number): River {
  const at = period * periodMs;
  const height = tideAt(at);
  const level = Math.min(8, Math.max(0, Math.round((height / highest) * 8)));
  return { at, height, isRising: isRising(at), level, light: lightAt(at) };
}
