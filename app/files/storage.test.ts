import { join } from "node:path";
import { expect, test } from "vitest";
import { type FileType, fileTypes } from "#app/validation/fileTypes.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { variantPath } from "./mediaDescription.ts";
import { cropPath } from "./picture/crops.ts";
import { diskPath, newPath } from "./storage.server.ts";
import { posterPath, renditionPath, spritePath, thumbnailsPath } from "./video/videoPaths.ts";

const storage = setupTestStorage();

test("every path that is given to a file lies among the uploads", () => {
  const stored = Object.keys(fileTypes).map((type) => newPath(type as FileType));
  const picture = newPath("webp");
  const video = newPath("mp4");
  const made = [
    variantPath(picture, 640, "avif"),
    variantPath(cropPath(picture, "card", 50), 640, "avif"),
    renditionPath(video, 576),
    posterPath(video),
    spritePath(video),
    thumbnailsPath(video),
  ];
  for (const path of [...stored, ...made]) {
    expect(diskPath(path)).toBe(join(storage.root(), "public", path));
  }
});

test.each([
  "",
  "images",
  "../site.sqlite",
  "images/../../site.sqlite",
  "images/a/b.webp",
  "/etc/passwd",
  "cards/pt-sobre.jpg",
  "images/.hidden",
  "images/a.webp\n",
  "images\\..\\a.webp",
])("%j has no place on the disk", (path) => {
  expect(() => diskPath(path)).toThrow("Not a stored file");
});
