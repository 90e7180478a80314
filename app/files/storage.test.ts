import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { type FileType, fileTypes } from "#app/validation/fileTypes.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { variantPath } from "./mediaDescription.ts";
import { cropPath } from "./picture/crops.ts";
import { newTempPath, setStorage, storedFiles } from "./storage.server.ts";
import { newPath } from "./storedPath.server.ts";
import { posterPath, renditionPath, spritePath, thumbnailsPath } from "./video/videoPaths.ts";

const storage = setupTestStorage();

test("every path that is given to a file lies among the uploads", async () => {
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
    await storedFiles().withLocal(path, async (file) =>
      expect(file).toBe(join(storage.root(), "public", path)),
    );
  }
});

test("with the files on the disk no copies of a bucket's stay", () => {
  const root = storage.root();
  mkdirSync(join(root, "cache/images"), { recursive: true });
  const limits = { maxFileBytes: 1, maxVideoBytes: 1 };
  setStorage({ root, files: storedFiles(), ...limits });
  expect(existsSync(join(root, "cache/images"))).toBe(true);
  setStorage({ root, ...limits });
  expect(existsSync(join(root, "cache"))).toBe(false);
});

const others = [
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
];

test.each(others)("%j is no stored file: nothing is read, written or removed", async (path) => {
  const files = storedFiles();
  const temp = newTempPath();
  writeFileSync(temp, "x");
  const refused = "Not a stored file";
  expect(await files.open(path)).toBeUndefined();
  await expect(files.has(path)).rejects.toThrow(refused);
  await expect(files.place(temp, path)).rejects.toThrow(refused);
  await expect(files.remove([path])).rejects.toThrow(refused);
  await expect(files.withLocal(path, async () => {})).rejects.toThrow(refused);
  expect(storage.files()).toEqual([`tmp/${basename(temp)}`]);
});
