import { expect, test } from "vitest";
import { nominalHeight, renditionHeights } from "./heights.ts";

test.each([
  [1080, 6e6, true, [240, 360, 480, 576, 720]],
  [1080, 60e6, true, [240, 360, 480, 576, 720, 1080]],
  [1080, 6e6, false, [240, 360, 480, 576, 720, 1080]],
  [800, 3e6, true, [240, 360, 480, 576]],
  [240, 1e5, true, []],
  [200, 1e5, true, []],
  [200, 1e5, false, [240]],
])("a video %d high at %d bit/s, playable: %s, gets %j", (height, bitRate, isPlayable, heights) => {
  expect(renditionHeights({ height, bitRate, isPlayable })).toEqual(heights);
});

test("an original is offered under the option next below its height", () => {
  expect([4320, 1080, 800, 200].map(nominalHeight)).toEqual([4320, 1080, 720, 240]);
});
