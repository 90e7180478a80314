import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

/**
 * The folders of `app/` from the ground up: a folder uses only what stands below it, or beside it on its own
 * floor. Files directly in `app/` (routes, paths, brand, entries) may be used by all.
 */
const floors = [
  ["styles", "text", "xml"],
  ["csv", "i18n", "validation"],
  ["platform"],
  ["db", "flash", "http", "hydration"],
  ["auth", "files"],
  ["connection", "media", "ui"],
  ["api", "forms", "head"],
  ["features", "history", "staff"],
  ["admin", "site"],
  ["demo"],
  ["server"],
];

/** Imports that climb, each with its reason. */
const climbing = [
  // Types of the image worker's tasks, and in development the tasks themselves: no built program to fork.
  "app/files/picture/imageWorker.server.ts -> server",
  // Every page's head names its Open Graph image, whose text comes from the features.
  "app/head/pageHead.server.ts -> features",
];

/** Where the README's tree begins to say what a line's folders hold. */
const textColumn = 35;

const levels = new Map(floors.flatMap((names, level) => names.map((name) => [name, level])));

test("every folder of app stands on a floor", () => {
  const folders = new Set(sources().flatMap((file) => folderOf(file) ?? []));
  expect([...folders].filter((folder) => !levels.has(folder))).toEqual([]);
});

test("the README's tree shows every folder on its floor", () => {
  const [, tree = ""] =
    /```text\napp\/ .*\n([^`]*)```/.exec(readFileSync("README.md", "utf8")) ?? [];
  const drawn = tree
    .split("\n")
    .filter((line) => line.startsWith("  "))
    .map((line) =>
      [...line.slice(0, textColumn).matchAll(/([a-z0-9]+)\//g)].map(([, name]) => name),
    );
  expect(drawn).toEqual(floors.toReversed());
});

test("no folder imports from a floor above its own", () => {
  const found = sources().flatMap((file) =>
    importsOf(file)
      .filter((folder) => (levels.get(folder) ?? 0) > (levels.get(folderOf(file) ?? "") ?? 0))
      .map((folder) => `${file} -> ${folder}`),
  );
  expect([...new Set(found)].toSorted()).toEqual(climbing);
});

/** The program's own TypeScript files in folders of `app/`. */
function sources(): string[] {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app"], {
    encoding: "utf8",
  });
  return files
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && folderOf(file));
}

/** The folder directly below `app/`; undefined for a file that is there itself. */
function folderOf(file: string): string | undefined {
  const [, folder, ...rest] = file.split("/");
  return rest.length > 0 ? folder : undefined;
}

/** The other folders of `app/` from which a file imports, types included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(/(?:from|import)\s*\(?\s*["']([^"']+)["']/g)].flatMap(
    ([, name = ""]) => {
      const target = name.startsWith("#app/")
        ? name.replace("#app/", "app/")
        : path.posix.join(path.posix.dirname(file), name);
      const folder = target.startsWith("app/") ? folderOf(target) : undefined;
      return folder && folder !== folderOf(file) ? [folder] : [];
    },
  );
}
