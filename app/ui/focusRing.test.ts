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

test("a tone that sets the colour of the focus ring sets the halo around it", () => {
  const tones =
    readFileSync("app/styles/tokens.css", "utf8").match(/\{[^{}]*--focus: [^}]*\}/g) ?? [];
  expect(tones.length).toBeGreaterThan(2);
  for (const tone of tones) expect(tone).toContain("--focus-halo: ");
});

test("a link on a white plate of its own has a dark ring on it", () => {
  const css = readFileSync("app/features/partners/site/PartnerLogo.module.css", "utf8");
  expect(css).toMatch(/\.bare \{[^}]*box-shadow: 0 0 0 0\.5rem/);
  expect(css).toMatch(/\.bare:focus-visible \{\s*outline-color: var\(--ink-950\);/);
});
