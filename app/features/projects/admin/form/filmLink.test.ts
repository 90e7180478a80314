import { expect, test } from "vitest";
import { applyFilmLink, filmLinkName } from "./filmLink.ts";

test.each([
  ["", "https://youtu.be/aqz-KE-bpKQ", "https://youtu.be/aqz-KE-bpKQ"],
  ["videos/a.mp4", "https://youtu.be/aqz-KE-bpKQ", "videos/a.mp4"],
  ["videos/a.mp4", " ", "videos/a.mp4"],
  ["", "", ""],
])("the file %j and the address %j make %j", (file, link, film) => {
  const formData = new FormData();
  formData.set("projectInAction", file);
  formData.set(filmLinkName, link);
  applyFilmLink(formData);
  expect(Object.fromEntries(formData)).toEqual({ projectInAction: film });
});
