import { expect, test } from "vitest";
import { startLate } from "./lateScripts.ts";

const source = 'import * as route0 from "/assets/root.js";\nroute0.text = "</b>";';
const page = `<head><link rel="modulepreload" nonce="n" href="/assets/root.js"/><title>$&</title></head><body>
<script nonce="n">first()</script><script nonce="n">window.__reactRouterContext = {"text":"$&"};</script>
<script nonce="n" type="module" async="">${source}</script><script nonce="n">window.__reactRouterContext.close();</script></body>`;

test("takes the program out of the page's way and names what it must be allowed to run", () => {
  const late = startLate(page, "n", { isAtOnce: false });
  expect(late.source).toBe(source);
  expect(late.html).not.toContain("<link");
  expect(late.html).not.toContain('type="module"');
  expect(late.html).toContain('<script nonce="n">first()</script>');
  expect(late.html).toContain('"modules":["/assets/root.js"]');
  expect(late.html).toContain('window.__reactRouterContext = {"text":"$&"}');
  // Nothing in the text may end the element that holds it.
  expect(late.html.match(/<\/b>/g)).toBeNull();
});

test("keeps the page's data apart where that is wanted; their elements stay for React", () => {
  const kept: string[] = [];
  const keepData = (script: string) => `/page-data/${kept.push(script)}.js`;
  const { html } = startLate(page, "n", { keepData, isAtOnce: false });
  expect(kept).toEqual([
    'window.__reactRouterContext = {"text":"$&"};\nwindow.__reactRouterContext.close();',
  ]);
  expect(html).toContain('"data":"/page-data/1.js"');
  expect(html).not.toContain("window.__reactRouterContext");
  expect(html.match(/<script/g)).toHaveLength(4);
});

test("leaves a page without a program, and a script that is not the framework's, as they are", () => {
  const smuggled = page.replace('nonce="n" type="module"', 'type="module"');
  const keepData = () => expect.unreachable();
  expect(startLate(smuggled, "n", { keepData, isAtOnce: true })).toEqual({
    html: smuggled,
    source: "",
  });
});
