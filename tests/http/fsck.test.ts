import { readdirSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { command } from "#tests/support/command.ts";
import { newStorage } from "#tests/support/server.ts";

function check(storage: string) {
  const { status, stdout, stderr } = command(storage, "fsck");
  return { status, lines: (stdout + stderr).trim().split("\n") };
}

test("fsck names each file that is missing, cut off, or unknown", () => {
  const storage = newStorage(true);
  expect(check(storage)).toEqual({ status: 0, lines: ["Rows and files agree"] });

  const images = path.join(storage, "public", "images");
  const [cut = "", gone = ""] = readdirSync(images);
  const { size } = statSync(path.join(images, cut));
  truncateSync(path.join(images, cut), 100);
  rmSync(path.join(images, gone));
  writeFileSync(path.join(images, "nobody.webp"), "");
  expect(check(storage)).toEqual({
    status: 1,
    lines: [
      `missing file: images/${gone}`,
      "file without a row: images/nobody.webp",
      `damaged file: images/${cut} has 100 bytes instead of ${size}`,
    ],
  });
});

test("fsck of a database whose files are yet to come names them all", () => {
  const storage = newStorage(true);
  const files = path.join(storage, "public");
  const { length } = readdirSync(files, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  renameSync(files, path.join(storage, "away"));
  const { status, lines } = check(storage);
  expect(status).toBe(1);
  expect(lines).toHaveLength(length);
  for (const line of lines) expect(line).toMatch(/^missing file: /);
});
