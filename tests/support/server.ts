import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, inject } from "vitest";
import { isOnPostgres } from "./engine.ts";
import { databaseSettings, dropDatabases, makeDatabase } from "./siteDatabase.ts";

/** The built server, running with its own storage folder. */
export interface TestServer {
  url: string;
  storageDir: string;
  process: ChildProcess;
  /** Log events so far, parsed. */
  log: () => LogEvent[];
  /** Its output other than the log. */
  output: () => string;
  /** Stops it; fails the test if it logged an error that the test did not expect. */
  stop: (options?: { expectErrors?: boolean; keepStorage?: boolean }) => Promise<number | null>;
}

interface LogEvent {
  level: string;
  msg: string;
  [field: string]: unknown;
}

export const admin = { email: "equipe@mare.example", password: "uma senha de teste" };

/**
 * Starts the built server over real HTTP on 127.0.0.1.
 *
 * @param demo with the demo content, else with nothing but the first account (copied from those made per run)
 * @param env settings that override a test's defaults
 */
export async function startServer({
  demo = true,
  storageDir = demo ? newStorage(true) : startedStorage(),
  env = {},
}: {
  demo?: boolean;
  storageDir?: string;
  env?: Record<string, string>;
} = {}): Promise<TestServer> {
  const child = spawn(process.execPath, ["build/server/index.js", "serve"], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: "0",
      HOST: "127.0.0.1",
      STORAGE_DIR: storageDir,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      CONTACT_LIMIT: "1000/1m",
      LOGIN_LIMIT: "1000/1m",
      ...databaseSettings(storageDir),
      ...env,
    },
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const written = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name].setEncoding("utf8").on("data", (text) => {
      written[name] += text;
    });
  }
  const output = () => written.stdout + written.stderr;
  // The log comes in blocks, which a pipe may cut anywhere: only lines that have ended are whole.
  const lines = () => written.stdout.slice(0, written.stdout.lastIndexOf("\n") + 1).split("\n");
  const log = () =>
    lines().flatMap((line) => (line.startsWith("{") ? [JSON.parse(line) as LogEvent] : []));
  const port = await listeningPort(child, log, output);

  return {
    url: `http://127.0.0.1:${port}`,
    storageDir,
    process: child,
    log,
    output: () =>
      output()
        .split("\n")
        .filter((line) => !line.startsWith("{"))
        .join("\n"),
    async stop({ expectErrors = false, keepStorage = false } = {}) {
      const code = await end(child);
      // Its picture process ends a moment later.
      if (!keepStorage) rmSync(storageDir, { recursive: true, force: true, maxRetries: 5 });
      if (!expectErrors) {
        expect(log().filter((event) => ["error", "fatal"].includes(event.level))).toEqual([]);
      }
      return code;
    },
  };
}

const storages = new Set<string>();
const running = new Set<ChildProcess>();

/** An empty storage folder, or one with the demo content; removed after the file's tests. */
export function newStorage(demo: boolean): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-test-"));
  storages.add(folder);
  if (demo) cpSync(inject("demoStorage"), folder, { recursive: true });
  if (isOnPostgres) {
    rmSync(path.join(folder, "site.sqlite"), { force: true });
    makeDatabase(folder, demo);
  }
  return folder;
}

/** That of a site without content, where the run has one: a first start migrates, draws and backs up. */
function startedStorage(): string {
  const folder = newStorage(false);
  const started = isOnPostgres ? undefined : inject("startedStorage");
  if (started) cpSync(started, folder, { recursive: true });
  return folder;
}

/** Runs after the file's own hooks (`leaveNothing.ts`), since a failed test has not stopped its servers. */
export function leaveNothing(): void {
  for (const child of running) child.kill("SIGKILL");
  for (const folder of storages) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  storages.clear();
  dropDatabases();
}

async function listeningPort(child: ChildProcess, log: () => LogEvent[], output: () => string) {
  for (let waited = 0; waited < 180_000; waited += 20) {
    const serving = log().find((event) => event.msg === "serving");
    if (serving) return serving.port as number;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  child.kill("SIGKILL");
  throw new Error(`The server did not start:\n${output()}`);
}

async function end(child: ChildProcess) {
  if (child.exitCode === null && child.signalCode === null) {
    const exited = once(child, "exit");
    child.kill("SIGTERM");
    await exited;
  }
  // Its last lines may be unread when it is gone. (Its own processes share its `stderr`.)
  if (child.stdout && !child.stdout.closed) await once(child.stdout, "close");
  return child.exitCode;
}
