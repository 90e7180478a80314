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
  const selectors = selectorsOf((file) => !loadedLater.test(file));
  expect(selectors.length).toBeGreaterThan(30);
  expect(selectors.filter((selector) => argumentsOf(selector).some(namesNothing))).toEqual([]);
});

/*
 * A line that comes or goes in such an element costs the styles of all that any `:has()` decides in it: of a project's
 * form 180 elements, beside the letters that somebody types.
 */
test("where scripts run, no style sheet looks into a whole form or frame for what to show in it", () => {
  const selectors = selectorsOf(() => true);
  const wide = /(?:^|[\s,])(?:form|\.form|\.frame)[^\s>+~]*:has\((?:[^()]|\([^()]*\))*\)\s+\S/;
  expect(selectors.filter((selector) => wide.test(selector.trim()))).toEqual([]);
});

/** The selectors with `:has()` outside of what is for browsers without scripts. */
function selectorsOf(isMeant: (file: string) => boolean): string[] {
  return globSync("app/**/*.css")
    .filter(isMeant)
    .flatMap((file) => {
      const css = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
      const scripted = css.replace(/@media \(scripting: none\) \{(?:[^{}]|\{[^{}]*\})*\}/g, "");
      const preludes = scripted.match(/[^{};]+(?=\{)/g) ?? [];
      return preludes.filter((each) => each.includes(":has(") && !each.includes("@"));
    });
}

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
