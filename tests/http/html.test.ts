import { HtmlValidate } from "html-validate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { publicPaths } from "#tests/support/publicPages.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const validator = new HtmlValidate({
  extends: ["html-validate:recommended", "html-validate:document"],
  rules: {
    // React's output: `<br/>`, `charSet`, boolean attributes as `x=""`.
    "void-style": "off",
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    "no-trailing-whitespace": "off",
    // Titles are the site's own; long ones are cut where they are shown.
    "long-title": "off",
    "no-inline-style": "error",
    // CSS keeps a phone number on one line; its text stays suitable for dialling and copying.
    "tel-non-breaking": "off",
    // A list may have a label; assistive technology reads it.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // The site's own files come from its own origin.
    "require-sri": "off",
  },
});

test.each(["pt", "en"])("the HTML of every public page is valid in %s", async (lang) => {
  const faults: string[] = [];
  for (const path of await publicPaths(server)) {
    const answer = await fetch(`${server.url}${path}?lang=${lang}`);
    const report = await validator.validateString(await answer.text(), path);
    for (const { messages } of report.results) {
      faults.push(
        ...messages.map(
          ({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} ${selector}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
});
