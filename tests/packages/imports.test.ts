import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const files = readdirSync("app", { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll(path.sep, "/"))
  .filter((name) => /\.tsx?$/.test(name));

/** A feature, or another folder of `app`; undefined for the files beside them. */
const areaOf = (file: string) => /^(features\/[^/]+|[^/]+)\//.exec(file)?.[1];

test("imports are relative within an area of the app, and absolute across areas", () => {
  const odd = files.flatMap((file) => {
    const area = areaOf(file);
    const sources = readFileSync(`app/${file}`, "utf8").matchAll(/(?:from|import\() ?"([^"]+)"/g);
    return [...sources]
      .map(([, source = ""]) => source)
      .filter((source) => {
        if (source.startsWith("#app/"))
          return areaOf(source.slice("#app/".length)) === area && area;
        const target = path.posix.join(path.posix.dirname(file), source);
        return source.startsWith("../") && areaOf(target) !== area;
      })
      .map((source) => `${file}: ${source}`);
  });
  expect(odd).toEqual([]);
});
