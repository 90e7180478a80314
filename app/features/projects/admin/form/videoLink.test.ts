import { expect, test } from "vitest";
import { applyVideoLink, videoLinkName } from "./videoLink.ts";

test.each([
  ["", "https://youtu.be/aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ"],
  ["videos/a.mp4", "https://youtu.be/aqz-KE-bpKQ", "videos/a.mp4"],
  ["videos/a.mp4", " ", "videos/a.mp4"],
  ["", "", ""],
])("the file %j and the address %j make %j", (file, link, video) => {
  const formData = new FormData();
  formData.set("projectInAction", file);
  formData.set(videoLinkName, link);
  applyVideoLink(formData);
  expect(Object.fromEntries(formData)).toEqual({ projectInAction: video });
});
