import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * All of axe's findings against WCAG 2.2 AA and its best practices, as `rule: element` lines. It runs in an
 * isolated world, so that the page's CSP does not interfere; not where JavaScript is off, since it waits for timers.
 */
export async function axeFindings(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send("Page.getFrameTree");
  const { executionContextId: contextId } = await session.send("Page.createIsolatedWorld", {
    frameId: frameTree.frame.id,
  });
  const scripting = await session.send("Runtime.evaluate", {
    expression: `matchMedia("(scripting: enabled)").matches`,
    contextId,
  });
  if (scripting.result.value !== true) throw new Error("axe does not run where JavaScript is off");
  await session.send("Runtime.evaluate", { expression: source, contextId });
  const { result } = await session.send("Runtime.evaluate", {
    expression: `axe.run(document, { resultTypes: ["violations"] })`,
    contextId,
    awaitPromise: true,
    returnByValue: true,
  });
  await session.detach();
  const { violations } = result.value as AxeResults;
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`),
  );
}
