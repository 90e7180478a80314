/**
 * `npm test`: the whole set-up, then every check and every test. The last line gives the totals. `npm test
 * -- unit http` runs only the named steps. `--long` runs the fault tests in their long form.
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { bin, ensureInstalled, isBuilt, root, say } from "./setup.mjs";
import { ensureFaultTools, ensureFfmpeg, ensureHeadlessChromium } from "./testTools.mjs";

const reports = path.join(root, ".cache/reports");
/** The demo content is generated once for all steps of a run (tests/support/demoStorage.ts). */
const shared = mkdtempSync(path.join(tmpdir(), "site-tests-"));
let passed = 0;
let failed = 0;

const steps = {
  types: () =>
    check([bin("@react-router/dev", "react-router"), "typegen"], [bin("typescript", "tsc")]),
  lint: () => check([bin("@biomejs/biome", "biome"), "check", "--error-on-warnings", "."]),
  unused: () => check([bin("knip")]),
  unit: () => vitest("unit"),
  http: () => vitest("http"),
  e2e: () => vitest("e2e"),
  faults: () => vitest("faults"),
};

ensureInstalled();
const chosen = process.argv.slice(2).filter((argument) => argument !== "--long");
const isLong = process.argv.includes("--long");
for (const [name, step] of Object.entries(steps)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  say(`== ${name}`);
  step();
}
rmSync(shared, { recursive: true, force: true });
say(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

/** Commands that only pass or fail. */
function check(...commands) {
  for (const command of commands) count(node(command) === 0);
}

/** Tests that cannot run, because the build fails or there is no Chromium, count as failed. */
function vitest(project) {
  if (project !== "unit" && !isBuilt() && node(["scripts/build.mjs"]) !== 0) return count(false);
  const env = {
    NODE_ENV: "test",
    DEMO_STORAGE: path.join(shared, "demo"),
    ...(isLong ? { FAULTS: "long" } : {}),
  };
  if (project === "e2e") {
    env.CHROMIUM_PATH = ensureHeadlessChromium();
    if (env.CHROMIUM_PATH === undefined) return count(false);
  }
  if (project === "unit") ensureFfmpeg();
  if (project === "faults") ensureFaultTools();
  mkdirSync(reports, { recursive: true });
  const report = path.join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const status = node(
    [
      bin("vitest"),
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
    ],
    env,
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  // A test file that fails to load, or an error outside a test, also fails the run.
  if (status !== 0 && !result?.numFailedTests) count(false);
}

function node(args, env = {}) {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status;
}

function count(isGood) {
  if (isGood) passed += 1;
  else failed += 1;
}
