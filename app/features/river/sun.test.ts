import { expect, test } from "vitest";
import { lightAt, sunAt } from "./sun.ts";

const inRecife = (moment: string) => Date.parse(`${moment}:00-03:00`);

test("the sun rises and sets when the almanac says", () => {
  // As the press of Pernambuco gave them for Porto de Galinhas, 50 km south: refraction lifts the sun by half a degree.
  const published = [
    ["2025-10-10T04:58", true],
    ["2025-10-10T17:15", false],
    ["2025-10-28T04:51", true],
    ["2025-10-28T17:16", false],
  ] as const;
  for (const [moment, isRising] of published) {
    const sun = sunAt(inRecife(moment));
    expect(sun.degrees, moment).toBeCloseTo(-0.83, 0);
    expect(sun.isRising, moment).toBe(isRising);
  }
});

test("at noon it is nearly overhead in October, and 58 degrees high in June", () => {
  expect(sunAt(inRecife("2026-10-14T11:06")).degrees).toBeGreaterThan(89);
  expect(sunAt(inRecife("2026-06-21T11:21")).degrees).toBeCloseTo(58.5, 0);
});

test("a day has a night, a dawn, a day, a sunset and a dusk, in this order", () => {
  const hours = Array.from({ length: 96 }, (_, index) =>
    lightAt(inRecife("2026-11-27T00:00") + index * 15 * 60_000),
  );
  const order = hours.filter((light, index) => light !== hours[index - 1]);
  expect(order).toEqual(["night", "dawn", "day", "sunset", "dusk", "night"]);
  expect(lightAt(inRecife("2026-11-27T17:00"))).toBe("sunset");
});
