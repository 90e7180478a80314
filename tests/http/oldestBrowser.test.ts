import { globSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tooNew } from "#tests/support/oldestBrowser.ts";

const folder = "build/client/assets/";

/** Names that only their receiver distinguishes from harmless ones; the browser tests remove them instead. */
const ambiguous = ["with", "size", "union", "difference", "intersection", "try", "any", "parse"];

/** Libraries that check for a feature before calling it, and their checks. */
const guards =
  /typeof URL\.canParse(?:==`function`)?(?:&&|\?)URL\.canParse\(|\w\.checkVisibility\)return \w\.checkVisibility\(/g;

/** Others ask once, and call where the answer is no longer in sight. */
const asksForTransitions = /startViewTransition==`function`|`startViewTransition`in document/;

/** Calls of features missing in the oldest browsers: methods by name, functions by name and holder. */
const calls = new RegExp(
  Object.entries(tooNew)
    .filter(([holder]) => holder !== "window")
    .flatMap(([holder, names]) =>
      names
        .filter((name) => !ambiguous.includes(name))
        .map((name) => `${holder.endsWith(".prototype") ? "" : holder}\\.${name}\\(`),
    )
    .join("|"),
  "g",
);

test("no script asks for widths in the spelling that they read as never", () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => /\((?:width|height) [<>]/.test(readFileSync(folder + name, "utf8")));
  expect(found).toEqual([]);
});

test("no script looks behind in a pattern, which Safari 15.4 cannot even read", () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .filter((name) => /\(\?<[=!]/.test(readFileSync(folder + name, "utf8")));
  expect(found).toEqual([]);
});

test("no script calls what the oldest browsers do not have, but after asking for it", () => {
  const found = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .flatMap((name) => {
      const script = readFileSync(folder + name, "utf8").replaceAll(guards, "");
      const asked = asksForTransitions.test(script) ? [".startViewTransition("] : [];
      const unasked = (script.match(calls) ?? []).filter((call) => !asked.includes(call));
      return unasked.map((call) => `${name}: ${call}`);
    });
  expect(found).toEqual([]);
});

test("no script asks for the size of a query, which would count as empty there", () => {
  const sizeOfQuery = /\w*(?:query|search|params)\w*(?:\([^;]*?\))?\.size\b/i;
  const found = globSync("app/**/*.{ts,tsx}")
    .filter((file) => !/\.(server|test)\.tsx?$/.test(file))
    .flatMap((file) => sizeOfQuery.exec(readFileSync(file, "utf8"))?.[0] ?? []);
  expect(found).toEqual([]);
});
