import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/**
 * A checkout with only the set-up's scripts. `npm` and the build's program only record their calls; the
 * build fails if there is a file `fails`.
 */
let checkout: string;

const locked = {
  "": { name: "site" },
  "node_modules/react": { version: "19.0.0", integrity: "sha512-r" },
  "node_modules/vite": { version: "7.0.0", integrity: "sha512-v", dev: true },
  "node_modules/@rollup/rollup-aix": {
    version: "1.0.0",
    integrity: "sha512-a",
    optional: true,
    os: ["aix"],
  },
};
const { "": _root, "node_modules/@rollup/rollup-aix": _foreign, ...installed } = locked;

beforeEach(() => {
  checkout = mkdtempSync(path.join(tmpdir(), "setup-"));
  for (const name of ["setup.mjs", "build.mjs", "compress.mjs"]) {
    cpSync(`scripts/${name}`, path.join(checkout, "scripts", name));
  }
  write("package.json", JSON.stringify({ type: "module" }));
  write("package-lock.json", JSON.stringify({ packages: locked }));
  writeInstalled(installed);
  write("app/page.ts", "1");
  write("bin/npm", '#!/bin/sh\necho "npm $*" >> calls\n', 0o755);
  write("node_modules/@react-router/dev/package.json", '{"bin":{"react-router":"cli.mjs"}}');
  write(
    "node_modules/@react-router/dev/cli.mjs",
    `import { appendFileSync, existsSync, mkdirSync } from "node:fs";
     appendFileSync("calls", "build\\n");
     if (existsSync("fails")) process.exit(3);
     mkdirSync("build/client", { recursive: true });`,
  );
});
afterEach(() => rmSync(checkout, { recursive: true }));

describe("the locked dependencies", () => {
  test("that npm itself has installed are not installed again", () => {
    expect(setUp()).toEqual([]);
  });

  test.each([
    ["nothing", {}],
    ["another version", { ...installed, "node_modules/react": { version: "18.0.0" } }],
    [
      "other bytes",
      { ...installed, "node_modules/react": { version: "19.0.0", integrity: "sha512-x" } },
    ],
    ["no packages for development", { "node_modules/react": locked["node_modules/react"] }],
    ["a package too many", { ...installed, "node_modules/left-pad": { version: "1.0.0" } }],
  ])("are installed where there is %s, and once", (_case, there) => {
    writeInstalled(there);
    expect(setUp()).toEqual([install]);
    expect(setUp()).toEqual([]);
  });

  test("are installed where npm was stopped before it wrote its record", () => {
    rmSync(path.join(checkout, "node_modules/.package-lock.json"));
    expect(setUp()).toEqual([install]);
  });

  test("are installed again when the lock file changes", () => {
    const react = { version: "19.1.0", integrity: "sha512-n" };
    write(
      "package-lock.json",
      JSON.stringify({ packages: { ...locked, "node_modules/react": react } }),
    );
    expect(setUp()).toEqual([install]);
  });
});

describe("the build", () => {
  test("that `npm run build` has made is not made again", () => {
    expect(run("scripts/build.mjs")).toEqual(["build"]);
    expect(ensureBuilt()).toEqual([]);
  });

  test("is made again when a source changes", () => {
    run("scripts/build.mjs");
    write("app/page.ts", "2");
    expect(ensureBuilt()).toEqual(["build"]);
    expect(ensureBuilt()).toEqual([]);
  });

  test("that broke off is no build, also when the sources are as before", () => {
    run("scripts/build.mjs");
    write("fails", "");
    expect(run("scripts/build.mjs")).toEqual(["build"]);
    rmSync(path.join(checkout, "fails"));
    expect(ensureBuilt()).toEqual(["build"]);
  });
});

const install = "npm ci --ignore-scripts --include=dev --no-audit --no-fund --no-update-notifier";

function setUp() {
  return run("--input-type=module", "-e", call("ensureInstalled"));
}

function ensureBuilt() {
  return run("--input-type=module", "-e", call("ensureBuilt"));
}

function call(name: string) {
  return `(await import("./scripts/setup.mjs")).${name}()`;
}

/** Runs Node in the checkout. @returns the recorded calls */
function run(...args: string[]): string[] {
  const calls = path.join(checkout, "calls");
  rmSync(calls, { force: true });
  const { stderr } = spawnSync(process.execPath, args, {
    cwd: checkout,
    env: { PATH: `${path.join(checkout, "bin")}:${process.env.PATH}` },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  return existsSync(calls) ? readFileSync(calls, "utf8").trim().split("\n") : [];
}

function writeInstalled(packages: Record<string, unknown>) {
  write("node_modules/.package-lock.json", JSON.stringify({ packages }));
}

function write(name: string, text: string, mode?: number) {
  const file = path.join(checkout, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text, { mode });
}
