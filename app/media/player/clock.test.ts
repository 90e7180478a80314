import { expect, test } from "vitest";
import { clock } from "./clock.ts";

test.each([
  [0, "0:00"],
  [9.9, "0:09"],
  [75, "1:15"],
  [3675, "1:01:15"],
])("%f seconds are %s", (seconds, text) => {
  expect(clock(seconds)).toBe(text);
});
