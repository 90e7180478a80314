import { expect, test } from "vitest";
import { isRising, tideAt } from "./tide.ts";

const minute = 60_000;
const hour = 60 * minute;
const inRecife = (moment: string) => Date.parse(`${moment}:00-03:00`);

/**
 * Days of the Navy's table for 2026 (Tábuas das Marés, DG6-63, Porto do Recife): springs and neaps of each quarter.
 * Times of Recife, heights in metres.
 */
const published: Record<string, [time: string, height: number][]> = {
  "2026-01-04": [
    ["04:32", 2.31],
    ["10:40", 0.29],
    ["16:44", 2.48],
    ["23:12", 0.09],
  ],
  "2026-01-11": [
    ["04:10", 0.84],
    ["10:12", 1.71],
    ["16:47", 0.85],
    ["22:49", 1.71],
  ],
  "2026-03-19": [
    ["04:04", 2.42],
    ["10:08", 0.11],
    ["16:19", 2.59],
    ["22:38", 0.05],
  ],
  "2026-04-10": [
    ["03:34", 1.03],
    ["09:51", 1.64],
    ["16:46", 0.91],
    ["22:55", 1.59],
  ],
  "2026-07-15": [
    ["04:21", 2.5],
    ["10:51", 0.06],
    ["16:59", 2.32],
    ["23:02", 0.26],
  ],
  "2026-07-22": [
    ["04:17", 0.79],
    ["10:23", 1.75],
    ["16:47", 0.87],
    ["22:51", 1.72],
  ],
  "2026-09-11": [
    ["03:49", 2.54],
    ["10:08", 0.09],
    ["16:08", 2.37],
    ["22:16", 0.12],
  ],
  "2026-09-19": [
    ["03:51", 0.96],
    ["10:02", 1.54],
    ["16:23", 1.05],
    ["22:42", 1.62],
  ],
  "2026-11-25": [
    ["04:01", 2.43],
    ["10:10", 0.24],
    ["16:16", 2.45],
    ["22:36", 0.08],
  ],
  "2026-12-10": [
    ["04:27", 2.11],
    ["10:32", 0.46],
    ["16:38", 2.23],
    ["22:59", 0.38],
  ],
};

const events = Object.entries(published).flatMap(([day, waters]) =>
  waters.map(([time, height]) => ({ at: inRecife(`${day}T${time}`), height })),
);

test("high and low waters come when the Navy's table says: to a quarter of an hour, at neaps to 35 minutes", () => {
  const late = events.map(({ at, height }) => ({
    minutes: Math.abs(turnNear(at, height > 1.3) - at) / minute,
    isNeap: Math.abs(height - 1.3) < 0.6,
  }));
  const most = (isNeap: boolean) =>
    Math.max(...late.filter((each) => each.isNeap === isNeap).map(({ minutes }) => minutes));
  expect(most(false)).toBeLessThanOrEqual(15);
  // Then the water hardly moves for an hour.
  expect(most(true)).toBeLessThanOrEqual(35);
});

test("their heights are those of the Navy's table, to a decimetre", () => {
  const differences = events.map(({ at, height }) => tideAt(at) - height);
  expect(Math.max(...differences.map(Math.abs))).toBeLessThan(0.1);
});

test("the water rises towards a high water and falls after it", () => {
  for (const { at, height } of events) {
    const isHigh = height > 1.3;
    expect(isRising(at - hour)).toBe(isHigh);
    expect(isRising(at + hour)).toBe(!isHigh);
  }
});

test("high waters follow each other by 12.42 hours on average", () => {
  const start = Date.UTC(2027, 0, 1);
  const highs = turns(start, start + 365 * 24 * hour).filter(({ isHigh }) => isHigh);
  const first = highs[0]?.at ?? 0;
  const last = highs.at(-1)?.at ?? 0;
  expect((last - first) / (highs.length - 1) / hour).toBeCloseTo(12.42, 2);
});

test("the range is largest a day or two after new and full moon, and smallest after the quarters", () => {
  // Of 2027: full moon on 22 March, last quarter on 30 March, new moon on 6 April, first quarter on 13 April.
  const rangeOf = (day: string) => rangeFrom(inRecife(`${day}T00:00`));
  const [full, last, fresh, first] = ["03-23", "03-31", "04-07", "04-14"].map((day) =>
    rangeOf(`2027-${day}`),
  ) as [number, number, number, number];
  expect(Math.min(full, fresh)).toBeGreaterThan(1.5 * Math.max(last, first));
});

test("in the 19 years of the moon's node no water is lower than 0.1 m below the charts' zero, or higher than 2.8 m", () => {
  const start = Date.UTC(2020, 0, 1);
  const heights = Array.from({ length: 19 * 365 * 12 }, (_, index) =>
    tideAt(start + index * 2 * hour),
  );
  expect(Math.min(...heights)).toBeGreaterThan(-0.1);
  expect(Math.max(...heights)).toBeLessThan(2.8);
  expect(Math.max(...heights)).toBeGreaterThan(2.5);
});

/** The moment of the high or low water within two hours of an instant. */
function turnNear(at: number, isHigh: boolean): number {
  const sign = isHigh ? 1 : -1;
  const minutes = Array.from({ length: 241 }, (_, index) => at + (index - 120) * minute);
  return minutes.reduce((best, each) => (sign * tideAt(each) > sign * tideAt(best) ? each : best));
}

function turns(start: number, end: number) {
  const found: { at: number; isHigh: boolean }[] = [];
  for (let at = start; at < end; at += 10 * minute) {
    const wasRising = isRising(at);
    if (wasRising !== isRising(at + 10 * minute)) found.push({ at, isHigh: wasRising });
  }
  return found;
}

/** Between the highest and the lowest water of the 25 hours from an instant. */
function rangeFrom(start: number): number {
  const heights = Array.from({ length: 151 }, (_, index) => tideAt(start + index * 10 * minute));
  return Math.max(...heights) - Math.min(...heights);
}
