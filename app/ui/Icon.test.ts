import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { adminIcons } from "./adminIcons.tsx";

test("no page of the site names an icon that only the back office loads", () => {
  // Drawn by the server, which has all of them, it would be empty in the browser.
  const names = Object.keys(adminIcons).join("|");
  const use = new RegExp(`\\b(?:name|icon)(?:=|=\\{[^}]*|: )"(?:${names})"`);
  const files = globSync(["app/site/**/*.{ts,tsx}", "app/**/site/**/*.{ts,tsx}"]);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => use.test(readFileSync(file, "utf8")))).toEqual([]);
});
