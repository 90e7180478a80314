import { expect, test } from "vitest";
import { sheetOf, thumbnailsVtt } from "./thumbnails.ts";

/** The times of the last thumbnail of a video that lasts so many seconds. */
function lastTimes(duration: number): string {
  const vtt = thumbnailsVtt(
    sheetOf({ width: 640, height: 360, duration }),
    "images/a.jpg",
    duration,
  );
  return vtt.match(/.+ --> .+/g)?.at(-1) ?? "";
}

test.each([
  [5, "00:00:04.000 --> 00:00:05.000"],
  [3_599.9996, "00:59:24.000 --> 01:00:00.000"],
  [90_000, "24:45:00.000 --> 25:00:00.000"],
  [1e13, "2750000000:00:00.000 --> 2777777777:46:40.000"],
])("the last thumbnail of %d s", (duration, times) => {
  expect(lastTimes(duration)).toBe(times);
});
