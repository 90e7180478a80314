import { describe, expect, test } from "vitest";
import { closestSource } from "./quality.ts";

const sources = (...heights: number[]) =>
  heights.map((height) => ({ height, path: `videos/a-${height}.mp4`, type: "video/mp4" }));

describe("the quality that plays", () => {
  test.each([
    { there: [1080, 720, 576, 480, 360, 240], wanted: undefined, plays: 576 },
    { there: [1080, 720, 480], wanted: undefined, plays: 480 },
    { there: [1080], wanted: undefined, plays: 1080 },
    { there: [1080, 720, 576], wanted: 4320, plays: 1080 },
    { there: [1080, 720, 576], wanted: 100, plays: 576 },
    { there: [720, 480], wanted: 600, plays: 480 },
  ])("of $there for $wanted is $plays", ({ there, wanted, plays }) => {
    expect(closestSource(sources(...there), wanted)?.height).toBe(plays);
  });

  test("is none where there is none", () => {
    expect(closestSource([])).toBeUndefined();
  });
});
