import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/* Outlines outside a link are cut with everything else that leaves its card. */

const clipped = /^\.card \{[^}]*\boverflow: (?:hidden|clip);/m;
const ownRing = /^\.card:has\([^)]*:focus-visible\) \{[^}]*\boutline: \dpx/m;

test("a card that cuts what leaves it draws the focus ring of its link itself", () => {
  const cards = globSync("app/**/*.module.css")
    .map((file) => ({ file, css: readFileSync(file, "utf8") }))
    .filter(({ css }) => clipped.test(css));
  expect(cards.map(({ file }) => file)).toContain("app/ui/Card.module.css");
  const without = cards.filter(({ css }) => !ownRing.test(css));
  expect(without.map(({ file }) => file)).toEqual([]);
});
