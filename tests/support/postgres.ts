import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import type { Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

/** Where Debian puts the programs of each version. */
const debian = "/usr/lib/postgresql";

/** The folder of the newest server's programs; undefined where none is installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(debian)) return undefined;
  const [newest] = readdirSync(debian).toSorted((a, b) => Number(b) - Number(a));
  const folder = path.join(debian, newest ?? "", "bin");
  return existsSync(path.join(folder, "initdb")) ? folder : undefined;
}

/** A server of its own, on a socket in a temporary folder. */
export interface PostgresServer {
  /** The address of one of its databases. */
  url: (database: string) => string;
  start: () => void;
  /** As a crash ends it. */
  kill: () => void;
  stop: () => void;
}

/** Starts a server that nobody else can reach. It syncs nothing: what it holds may be lost with the machine. */
export function startPostgres(): PostgresServer {
  const programs = postgresPrograms();
  if (!programs) throw new Error("No PostgreSQL: install the package postgresql");
  const folder = mkdtempSync(path.join(tmpdir(), "site-postgres-"));
  const data = path.join(folder, "data");
  // It refuses to run as root.
  const asUser =
    process.getuid?.() === 0
      ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
      : [];
  const commandOf = (program: string, ...args: string[]) => [
    ...asUser,
    path.join(programs, program),
    ...args,
  ];
  const run = (program: string, ...args: string[]) => {
    const [command = "", ...rest] = commandOf(program, ...args);
    const { status, stderr, stdout } = spawnSync(command, rest, { encoding: "utf8", cwd: "/" });
    if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
  };
  if (asUser.length > 0) chownSync(folder, userId("-u"), userId("-g"));
  run("initdb", "-D", data, "-U", "site", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync");
  const options = `-k ${folder} -c listen_addresses= -c fsync=off -c max_connections=300`;
  const control = (...args: string[]) => run("pg_ctl", "-D", data, "-w", ...args);
  const release = endWithProcess(
    folder,
    commandOf("pg_ctl", "-D", data, "-w", "-m", "immediate", "stop"),
  );
  const server = {
    url: (database: string) => `postgres://site@localhost/${database}?host=${folder}`,
    start: () => control("-l", path.join(folder, "log"), "-o", options, "start"),
    kill: () => control("-m", "immediate", "stop"),
    stop() {
      control("-m", "immediate", "stop");
      rmSync(folder, { recursive: true, force: true });
      release();
    },
  };
  server.start();
  return server;
}

/**
 * Stops the server and removes its folder when this process is gone, however it ended: an interrupted run calls no
 * teardown, but its end of the pipe closes.
 *
 * @returns ends the watch
 */
function endWithProcess(folder: string, stop: readonly string[]): () => void {
  const script = 'read -r _; "$@"; rm -rf "$0"';
  const watch = spawn("sh", ["-c", script, folder, ...stop], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  watch.unref();
  (watch.stdin as Socket).unref();
  return () => void watch.stdin.end();
}

function userId(flag: "-u" | "-g"): number {
  return Number(spawnSync("id", [flag, "postgres"], { encoding: "utf8" }).stdout);
}
