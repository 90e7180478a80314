import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * Browsers look up what an element that enters the page may change by the tags, classes and attributes inside `:has()`.
 * One argument that names none is changed by every element: each script that the page adds to its head would have the
 * styles of the whole page computed anew, 100 ms on a slow phone.
 */

/** Staff's own sheets, and the player's, come with what they style. */
const loadedLater = /\/(admin|forms|dialog|player)\//;

test("in a visitor's style sheets each :has() names a tag, a class or an attribute", () => {
  const sheets = globSync("app/**/*.css").filter((file) => !loadedLater.test(file));
  const selectors = sheets.flatMap((file) => {
    const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
    const preludes = css.match(/[^{};]+(?=\{)/g) ?? [];
    return preludes.filter((each) => each.includes(":has(") && !each.includes("@"));
  });
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((selector) => argumentsOf(selector).some(namesNothing))).toEqual([]);
});

function argumentsOf(selector: string): string[] {
  return [...selector.matchAll(/:has\(((?:[^()]|\([^()]*\))*)\)/g)].map(
    ([, argument = ""]) => argument,
  );
}

/** Whether one of its compound selectors begins with a pseudo-class or is universal. */
function namesNothing(argument: string): boolean {
  const outer = argument.replaceAll(/:global\(([^()]*)\)/g, "$1").replaceAll(/\([^()]*\)/g, "");
  return outer
    .split(/[\s>+~,]+/)
    .filter((compound) => compound !== "")
    .some((compound) => /^[:*]/.test(compound));
}
