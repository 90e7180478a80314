import { cosOf, daysSince2000, sinOf } from "./sun.ts";

/*
 * The tide in Recife's harbour, computed from harmonic constants: no network, and no table that runs out.
 *
 * The constants are those of the gauge "Recife USCGS" (UHSLC 712a, 8°03' S, 34°52' W, hourly from 1955 to 1968) in
 * TICON-4, https://www.seanoe.org/data/00980/109129/ (CC BY 4.0; Hart-Davis et al.), those of more than 1.3 cm. The
 * gauge's clock was twelve hours late: its daily constituents are the opposite of those of Suape, 30 km away, and of
 * the Navy's tables. Corrected for that, its high and low waters are those that the Brazilian Navy predicts
 * ("Tábuas das Marés", DG6-63, Porto do Recife); the test says how closely.
 */

const clockErrorHours = 12;

/** Between the zero of the Navy's charts and mean water, in metres: the mean of its table for 2026. */
const meanLevel = 1.29;

/** What a constituent's amplitude and phase undergo in the 18.6 years of the moon's node (Schureman, 1958). */
type Node = keyof typeof nodes;
const nodes = {
  none: { f: [1, 0], u: 0 },
  M2: { f: [1, -0.037], u: -2.1 },
  K2: { f: [1.024, 0.286], u: -17.7 },
  O1: { f: [1.009, 0.187], u: 10.8 },
  K1: { f: [1.006, 0.115], u: -8.9 },
} as const satisfies Record<string, { f: readonly [number, number]; u: number }>;

/**
 * Amplitude in centimetres and phase lag in degrees as published, and the argument: how many times the hour angle of
 * the day, and the mean longitudes of the moon, the sun and the moon's perigee, plus an angle.
 */
const constituents: readonly (readonly [
  amplitude: number,
  phase: number,
  argument: readonly [day: number, moon: number, sun: number, perigee: number, angle: number],
  node: Node,
])[] = [
  [75.918, 210.972, [2, -2, 2, 0, 0], "M2"], // M2
  [27.188, 216.762, [2, 0, 0, 0, 0], "none"], // S2
  [15.255, 207.415, [2, -3, 2, 1, 0], "M2"], // N2
  [8.055, 209.885, [2, 0, 2, 0, 0], "K2"], // K2
  [5.091, 13.506, [1, -2, 1, 0, -90], "O1"], // O1
  [4.196, 91.612, [1, 0, 1, 0, 90], "K1"], // K1
  [2.94, 204.218, [2, -4, 4, 0, 0], "M2"], // mu2
  [2.793, 206.973, [2, -3, 4, -1, 0], "M2"], // nu2
  [2.231, 202.939, [2, -4, 2, 2, 0], "M2"], // 2N2
  [1.891, 208.114, [2, -1, 2, -1, 180], "M2"], // L2
  [1.451, 218.806, [2, 0, -1, 0, 282.9], "none"], // T2
  [1.367, 348.572, [1, -3, 1, 1, -90], "O1"], // Q1
  [1.314, 80.718, [1, 0, -1, 0, -90], "none"], // P1
];

/** Degrees an hour of the hour angle of the day and the three longitudes. */
const speeds = [15, 13.17639648 / 24, 0.98564736 / 24, 0.11140353 / 24] as const;

/**
 * The predicted height of the water in the harbour, without what wind and rain add.
 *
 * @param instant in milliseconds since 1970
 * @returns metres above the zero of the Navy's charts: 0 to 2.7
 */
export function tideAt(instant: number): number {
  const days = daysSince2000(instant);
  const longitudes = [
    (instant / 3_600_000) * speeds[0],
    218.3165 + speeds[1] * 24 * days,
    280.4661 + speeds[2] * 24 * days,
    83.3535 + speeds[3] * 24 * days,
  ] as const;
  const node = 125.0445 - 0.05295377 * days;
  return constituents.reduce((height, [amplitude, phase, argument, name]) => {
    const { f, u } = nodes[name];
    const speed = times(argument, speeds);
    const angle = times(argument, longitudes) + argument[4] + u * sinOf(node);
    const lag = phase + speed * clockErrorHours;
    const share = f[0] + f[1] * cosOf(node);
    return height + (amplitude / 100) * share * cosOf(angle - lag);
  }, meanLevel);
}

/** Whether the water rises at an instant. */
export function isRising(instant: number): boolean {
  return tideAt(instant + 60_000) > tideAt(instant - 60_000);
}

function times(argument: readonly number[], values: readonly number[]): number {
  return values.reduce((sum, value, index) => sum + value * (argument[index] ?? 0), 0);
}
