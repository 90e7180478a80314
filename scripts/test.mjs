/**
 * `npm test`: the whole set-up, then every check and every test. The last line gives the totals. `npm test
 * -- unit http` runs only the named steps. `--long` runs the fault tests in their long form, `--engine postgres` those that
 * touch the database on PostgreSQL.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs, stripVTControlCharacters } from "node:util";
import { bin, ensureInstalled, isBuilt, root, say } from "./setup.mjs";
import {
  ensureFaultTools,
  ensureFfmpeg,
  ensureHeadlessChromium,
  ensureHeif,
  ensurePoppler,
  ensurePostgres,
} from "./testTools.mjs";

const reports = path.join(root, ".cache/reports");
/** The demo content is generated once for all steps of a run (tests/support/demoStorage.ts). */
const shared = mkdtempSync(path.join(tmpdir(), "site-tests-"));
let passed = 0;
let failed = 0;
let built;
/** What failed, one line each: the end of the output names it, however long the rest is. */
const failures = [];

const needsNoBuild = ["install", "unit"];
/** They mostly wait, for the registry or for a process to die: they run beside the others, and print at the end. */
const beside = ["install", "faults"];

const steps = {
  install: (output) => vitest("install", output),
  types: () =>
    check(
      [bin("@react-router/dev", "react-router"), "typegen"],
      ["scripts/apiTypes.mjs"],
      [bin("typescript-native", "tsc")],
    ),
  lint: () => check([bin("@biomejs/biome", "biome"), "check", "--error-on-warnings", "."]),
  unused: () => check([bin("knip")]),
  unit: () => vitest("unit"),
  // The whole of `unit` on both engines would take too long: `--engine postgres unit`.
  postgres: () =>
    vitest("unit", undefined, { engine: "postgres", files: ["app/db/", "app/features/search/"] }),
  http: () => vitest("http"),
  faults: (output) => vitest("faults", output),
  // What a browser shows does not differ with the engine.
  e2e: () => vitest("e2e", undefined, { engine: "sqlite" }),
};

ensureInstalled();
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { long: { type: "boolean" }, engine: { type: "string", default: "sqlite" } },
});
const isLong = options.long;
mkdirSync(reports, { recursive: true });
const names = Object.keys(steps).filter((name) => chosen.length === 0 || chosen.includes(name));
const running = new Map();
for (const name of names) {
  if (beside.includes(name) && names.length > 1) {
    running.set(name, steps[name](openSync(log(name), "w")));
    continue;
  }
  say(`== ${name}`);
  await steps[name]();
}
for (const [name, ended] of running) {
  await ended;
  say(`== ${name}\n${readFileSync(log(name), "utf8")}`);
}
rmSync(shared, { recursive: true, force: true });
for (const failure of failures) say(`FAILED ${failure}`);
say(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);

function log(name) {
  return path.join(reports, `${name}.log`);
}

/** Commands that only pass or fail. */
async function check(...commands) {
  for (const command of commands)
    count((await node(command)) === 0, path.relative(root, command[0]));
}

/**
 * Tests that cannot run, because the build fails or there is no Chromium, count as failed.
 *
 * @param output where what it prints goes, as a file's number
 * @param engine what the tests of the database run on
 * @param files beginnings of the paths of those that run; without them all do
 */
async function vitest(project, output, { engine = options.engine, files = [] } = {}) {
  if (!needsNoBuild.includes(project) && !(await ensureBuilt()))
    return count(false, `${project}: the build`);
  const env = {
    NODE_ENV: "test",
    TEST_ENGINE: engine,
    DEMO_STORAGE: path.join(shared, "demo"),
    // Some two hundred servers start in a run, each of which would compile the same program.
    NODE_COMPILE_CACHE: path.join(shared, "compiled"),
    ...(isLong ? { FAULTS: "long" } : {}),
  };
  if (project === "e2e" || project === "faults") {
    env.CHROMIUM_PATH = ensureHeadlessChromium();
    if (env.CHROMIUM_PATH === undefined) return count(false, `${project}: no Chromium`);
  }
  if (project !== "install") ensureFfmpeg();
  if (project === "unit") {
    ensureHeif();
    ensurePoppler();
  }
  const needsPostgres = engine === "postgres" || ["unit", "http", "faults"].includes(project);
  const hasPostgres = needsPostgres && ensurePostgres();
  if (engine === "postgres" && !hasPostgres) return;
  if (project === "faults") ensureFaultTools();
  const report = path.join(reports, `${project}.json`);
  rmSync(report, { force: true });
  const status = await node(
    [
      bin("vitest"),
      "run",
      "--project",
      project,
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${report}`,
      ...files,
    ],
    env,
    output,
  );
  const result = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : undefined;
  passed += result?.numPassedTests ?? 0;
  failed += result?.numFailedTests ?? 0;
  for (const file of result?.testResults ?? []) {
    for (const test of file.assertionResults.filter(({ status }) => status === "failed"))
      failures.push(describe(file.name, test));
  }
  // A test file that fails to load, or an error outside a test, also fails the run.
  if (status !== 0 && !result?.numFailedTests)
    count(false, `${project}: an error outside of the tests`);
}

/** Builds the site at most once, whichever step comes first. @returns whether it is built */
function ensureBuilt() {
  built ??= isBuilt() || node(["scripts/build.mjs"]).then((status) => status === 0);
  return built;
}

/** A failed test of vitest's JSON report: its file, its name, the first lines of its message. */
function describe(file, { fullName, failureMessages }) {
  const message = stripVTControlCharacters(failureMessages.join("\n")).split("\n").slice(0, 12);
  return [`${path.relative(root, file)} > ${fullName}`, ...message].join("\n    ");
}

/** @returns its exit status */
async function node(args, env = {}, output = "inherit") {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
  });
  const [status] = await once(child, "exit");
  return status;
}

function count(isGood, name) {
  if (isGood) {
    passed += 1;
    return;
  }
  failed += 1;
  failures.push(name);
}
