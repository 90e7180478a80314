import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { deferHydration } from "./deferredHydration.ts";

const bundle = {
  source: 'import * as part0 from "/assets/root.js";',
  modules: ["/assets/root.js"],
  data: 'window.__reactRouterContext = {"text":"$&"};',
};
const page =
  '<head></head><body><b>$&</b><script type="application/ld+json">{}</script><script>restore()</script></body></html>';
const choices = { bundle, eager: false };

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");
const textOf = ({ html }: ReturnType<typeof deferHydration>) => html.join("");
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);

test("ends the page with its data and with what starts its hydration", () => {
  const html = textOf(deferHydration(page, choices));
  expect(html).toMatch(/^<head><\/head><body><b>\$&<\/b>.*<\/script><\/body><\/html>$/s);
  const [restore, data, starter] = scriptsIn(html);
  expect(restore).toBe("restore()");
  expect(data).toBe(bundle.data);
  expect(starter).toContain('"modules":["/assets/root.js"]');
  expect(html).not.toContain('type="module"');
});

test("keeps the page's data apart where that is wanted", () => {
  const kept: string[] = [];
  const keepData = (script: string) => `/page-data/${kept.push(script)}.js`;
  const html = textOf(deferHydration(page, { ...choices, keepData }));
  expect(kept).toEqual([bundle.data]);
  expect(html).toContain('"data":"/page-data/1.js"');
  expect(html).not.toContain(bundle.data);
});

test("names what the page's policy must allow: each of its scripts, and the hydration entry", () => {
  const added = deferHydration(page, choices);
  const scripts = scriptsIn(textOf(added));
  expect(added.hashes.toSorted()).toEqual([bundle.source, ...scripts].map(hashOf).toSorted());
});

test("a script that somebody has smuggled into the page gets no hash", () => {
  const smuggled = page.replace("<b>", "<script>steal()</script><b>");
  expect(deferHydration(smuggled, choices).hashes).not.toContain(hashOf("steal()"));
  const alone = "<body><script>steal()</script><b></b></body></html>";
  expect(deferHydration(alone, choices).hashes).not.toContain(hashOf("steal()"));
});
