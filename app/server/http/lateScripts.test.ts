import { expect, test } from "vitest";
import { startLate } from "./lateScripts.ts";

const source = 'import * as route0 from "/assets/root.js";\nroute0.text = "</b>";';
const page = `<head><link rel="modulepreload" nonce="n" href="/assets/root.js"/><title>$&</title></head><body>
<script nonce="n">first()</script><script nonce="n" type="module" async="">${source}</script></body>`;

test("takes the program out of the page's way and names what it must be allowed to run", () => {
  const late = startLate(page, "n");
  expect(late.source).toBe(source);
  expect(late.html).not.toContain("<link");
  expect(late.html).not.toContain('type="module"');
  expect(late.html).toContain('<script nonce="n">first()</script>');
  expect(late.html).toContain('"modules":["/assets/root.js"]');
  // Nothing in the text may end the element that holds it.
  expect(late.html.match(/<\/b>/g)).toBeNull();
});

test("leaves a page without a program, and a script that is not the framework's, as they are", () => {
  const smuggled = page.replace('nonce="n" type="module"', 'type="module"');
  expect(startLate(smuggled, "n")).toEqual({ html: smuggled, source: "" });
});
