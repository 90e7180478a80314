import { readFileSync } from "node:fs";
import { expect, test, vi } from "vitest";

/** The README's settings whose default is a plain value. */
function defaultsInReadme(): Record<string, string> {
  const rows = /^\| (`[A-Z_`, ]+`) \| (?!none)([\w./`]+(?:, [\w./`]+)*) \|/gm;
  const cells = (text = "") => text.replaceAll("`", "").split(", ");
  return Object.fromEntries(
    [...readFileSync("README.md", "utf8").matchAll(rows)].flatMap(([, names, values]) =>
      cells(names).map((name, index) => [name, cells(values)[index] ?? ""]),
    ),
  );
}

test("a setting that is not given is what the README says", async () => {
  const stated = defaultsInReadme();
  expect(Object.keys(stated)).toHaveLength(10);
  /** Parsed as in a new process. */
  const configWith = async (value: (name: string) => string) => {
    vi.resetModules();
    for (const name of Object.keys(stated)) vi.stubEnv(name, value(name));
    return (await import("./config.ts")).config();
  };
  const given = await configWith((name) => stated[name] ?? "");
  expect(await configWith(() => "")).toEqual(given);
  expect(given).toMatchObject({ TRUST_PROXY: [], DEMO_CONTENT: false });
});
