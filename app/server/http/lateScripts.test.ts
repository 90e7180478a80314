import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { startLate } from "./lateScripts.ts";

const source = 'import * as route0 from "/assets/root.js";\nroute0.text = "</b>";';
const page = `<head><link rel="modulepreload" nonce="n" href="/assets/root.js"/><link rel="stylesheet" nonce="n"/><title>$&</title></head><body>
<script type="application/ld+json">{}</script><script nonce="n">first()</script>
<script nonce="n">window.__reactRouterContext = {"text":"$&"};</script><script nonce="n" type="module" async="">${source}</script></body>`;
const choices = { handoff: '[{"_1":2},"</script>$&"]', isAtOnce: false };
const handedOver =
  'window.__reactRouterContext.streamController.enqueue("[{\\"_1\\":2},\\"\\u003c/script>$&\\"]");' +
  "window.__reactRouterContext.streamController.close();";

const hashOf = (script: string) => createHash("sha256").update(script).digest("base64");
const scriptsIn = (html: string) =>
  [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = ""]) => script);

test("takes the program out of the page's way and hands the data over in the page", () => {
  const { html } = startLate(page, "n", choices);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).not.toContain('type="module"');
  expect(html).toContain('<link rel="stylesheet"/><title>$&</title>');
  expect(html).toContain('"modules":["/assets/root.js"]');
  expect(scriptsIn(html)[1]).toBe(`window.__reactRouterContext = {"text":"$&"};\n${handedOver}`);
  // The text must not be able to close the element that contains it.
  expect(html.match(/<\/b>/g)).toBeNull();
});

test("keeps the page's data apart where that is wanted; its element stays for React", () => {
  const kept: string[] = [];
  const keepData = (script: string) => `/page-data/${kept.push(script)}.js`;
  const { html } = startLate(page, "n", { ...choices, keepData });
  expect(kept).toEqual([`window.__reactRouterContext = {"text":"$&"};\n${handedOver}`]);
  expect(html).toContain('"data":"/page-data/1.js"');
  expect(html).not.toContain("window.__reactRouterContext");
  expect(scriptsIn(html)).toHaveLength(3);
});

test("names what the page's policy must allow: each of its scripts, and the program's module", () => {
  const { html, hashes } = startLate(page, "n", choices);
  expect(hashes.toSorted()).toEqual([source, ...scriptsIn(html)].map(hashOf).toSorted());
  expect(html).not.toContain("nonce");
});

test("leaves a script that is not the framework's as it is, without a hash", () => {
  const smuggled = '<script>steal()</script><script nonce="guess" type="module">steal()</script>';
  const { html, hashes } = startLate(smuggled, "n", choices);
  expect(html).toBe(smuggled);
  expect(hashes).toEqual([]);
});
