import { readdirSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { inlineScripts } from "./scripts/inlineScripts.ts";
import { isOnPostgres } from "./tests/support/engine.ts";
import { SlowestFirst } from "./tests/support/slowestFirst.ts";

const unitTests = ["app/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/packages/**/*.test.ts"];

/** The unit tests that differ with the engine. */
function testsOfDatabase(): string[] {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" });
  return files
    .filter((name) => /\.test\.tsx?$/.test(name))
    .map((name) => `app/${name}`)
    .filter((name) => /setupTestDatabase|postgresDatabase/.test(readFileSync(name, "utf8")));
}

/** A folder's tests but for those that say that they are on SQLite alone. */
function testsOnEither(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => `${folder}/${name}`)
    .filter((name) => name.endsWith(".test.ts"))
    .filter((name) => !readFileSync(name, "utf8").includes("/* On SQLite alone:"));
}

/** The test machine may be busy; a condition that never holds costs only the run that shows it. */
const patience = { poll: { timeout: 30_000 } };

/**
 * Unit tests need no build, and `install` only the package registry; `http`, `e2e` and `faults` run against the
 * built server (npm run build).
 * `faults` takes minutes and prints its measurements.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        plugins: [inlineScripts()],
        test: {
          name: "unit",
          // Some draw and encode real pictures, which takes long on a busy machine.
          expect: patience,
          testTimeout: 180_000,
          // On PostgreSQL a worker's first one makes its database.
          ...(isOnPostgres && { hookTimeout: 180_000 }),
          include: isOnPostgres ? testsOfDatabase() : unitTests,
          // They need a server.
          exclude: isOnPostgres ? [] : ["app/db/postgres/**"],
          globalSetup: ["tests/support/postgresOfRun.ts"],
          env: { LOG_LEVEL: "silent", SESSION_SECRET: "a secret of the unit tests alone" },
          // By default vitest would reserve one of two cores for itself, where it is mostly idle.
          maxWorkers: 2,
        },
      },
      {
        test: {
          // Installs every package several times, one after the other.
          name: "install",
          include: ["tests/install/**/*.test.ts"],
          testTimeout: 900_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: "http",
          include: isOnPostgres ? testsOnEither("tests/http") : ["tests/http/**/*.test.ts"],
          setupFiles: ["tests/support/leaveNothing.ts"],
          globalSetup: ["tests/support/demoStorage.ts", "tests/support/postgresOfRun.ts"],
          expect: patience,
          // The long form kills a node a hundred times.
          testTimeout: process.env.FAULTS === "long" ? 3_600_000 : 180_000,
          hookTimeout: 180_000,
          // Many of them spend their time waiting: for mail, a slow sender, a limit.
          maxWorkers: 4,
        },
      },
      {
        test: {
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          setupFiles: ["tests/support/leaveNothing.ts"],
          globalSetup: ["tests/support/demoStorage.ts"],
          expect: patience,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // Browser and server wait for each other: two files leave a sixth of two cores idle.
          maxWorkers: 3,
          // Test files share their imports, and a browser.
          isolate: false,
        },
      },
      {
        test: {
          name: "faults",
          include: isOnPostgres ? testsOnEither("tests/faults") : ["tests/faults/**/*.test.ts"],
          setupFiles: ["tests/support/leaveNothing.ts"],
          globalSetup: ["tests/support/postgresOfRun.ts"],
          expect: patience,
          // They run beside the browser's tests, whose share of the processor nobody knows.
          testTimeout: process.env.FAULTS === "long" ? 3_600_000 : 900_000,
          hookTimeout: 180_000,
          maxWorkers: 1,
          fileParallelism: false,
        },
      },
    ],
  },
});
