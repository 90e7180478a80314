import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const pages = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "*.md"], {
  encoding: "utf8",
})
  .split("\n")
  .filter((page) => page !== "" && existsSync(page) && !page.startsWith("tests/observatory/"));

const read = (page: string) => readFileSync(page, "utf8");

test("the README is read in a few minutes", () => {
  expect(read("README.md").trim().split(/\s+/).length).toBeLessThanOrEqual(900);
});

test("a decision fits a page", () => {
  const long = pages.filter(
    (page) => page.startsWith("docs/decisions/") && read(page).trim().split("\n").length > 40,
  );
  expect(long).toEqual([]);
});

test("every link of the documentation leads to a file, and to a heading in it", () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
      .map(([, file = "", anchor]) => [file, anchor] as const)
      .filter(([file, anchor]) => {
        const target = file === "" ? page : path.join(path.dirname(page), file);
        if (!existsSync(target)) return true;
        return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
      })
      .map(([file, anchor]) => `${page}: ${file}#${anchor ?? ""}`),
  );
  expect(broken).toEqual([]);
});

test("every path that the documentation names in backticks exists", () => {
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/`((?:app|docs|migrations|scripts|tests)\/[\w./-]+)`/g)]
      .map(([, file = ""]) => file)
      .filter((file) => !existsSync(file) && !examples.includes(file))
      .map((file) => `${page}: ${file}`),
  );
  expect(broken).toEqual([]);
});

/** Files that CONTRIBUTING's recipes add. */
const examples = [
  "migrations/20261201090000-document-author.ts",
  "app/features/institutional/site/team.tsx",
  "app/features/numbers/admin/totals.tsx",
  "app/features/documents/api/document.ts",
  ...["pt", "en"].flatMap((lang) => [
    `app/i18n/${lang}/team.ts`,
    `app/i18n/${lang}/adminTotals.ts`,
  ]),
];

/** A page's headings, as GitHub and others make anchors of them. */
function anchorsOf(text: string): string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{Letter}\p{Number} -]/gu, "")
      .replaceAll(" ", "-"),
  );
}
