import { expect, test } from "vitest";
import { applyFormOnlyFields, postDayOf, videoLinkName } from "./formOnlyFields.ts";

const stored = "2025-06-02T01:30:00.000Z";

test.each([
  ["left as it is", stored, "2025-06-01", stored],
  ["another day", stored, "2024-12-31", "2024-12-31T12:00:00.000Z"],
  ["emptied", stored, "", ""],
  ["of a new card", "", "2025-06-01", "2025-06-01T12:00:00.000Z"],
  ["of a new card, not chosen", "", "", ""],
  ["no day at all, which the schema refuses", "", "ontem", "ontem"],
])("the day of a news card, %s", (_, createdAt, day, expected) => {
  const formData = new FormData();
  formData.set("posts[0].createdAt", createdAt);
  formData.set("posts[0].day", day);
  applyFormOnlyFields(formData);
  expect([...formData]).toEqual([["posts[0].createdAt", expected]]);
});

test("the field shows the day in Recife, or the one that was chosen", () => {
  expect(postDayOf({ createdAt: stored })).toBe("2025-06-01");
  expect(postDayOf({ createdAt: stored, day: "2024-01-02" })).toBe("2024-01-02");
  expect(postDayOf({ createdAt: "" })).toBe("");
  expect(postDayOf(undefined)).toBe("");
});

test.each([
  ["", "https://youtu.be/aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ"],
  ["videos/a.mp4", "https://youtu.be/aqz-KE-bpKQ", "videos/a.mp4"],
  ["videos/a.mp4", " ", "videos/a.mp4"],
  ["", "", ""],
])("the file %j and the address %j make %j", (file, link, video) => {
  const formData = new FormData();
  formData.set("projectInAction", file);
  formData.set(videoLinkName, link);
  applyFormOnlyFields(formData);
  expect(Object.fromEntries(formData)).toEqual({ projectInAction: video });
});
