/** The production build with its own storage folder. */
import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";

export const staff = { email: "bench@mare.example", password: "uma senha de medida" };

/** Neither outlives this process, even if a part fails or Ctrl-C ends the run. */
const folders = new Set();
const processes = new Set();
process.on("exit", () => {
  for (const child of processes) child.kill("SIGKILL");
  // A site that is being stopped may still create files.
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

/** A temporary folder of this run. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `site-bench-${name}-`));
  folders.add(folder);
  return folder;
}

/**
 * A storage folder with the demo content, generated once for all sites of a run. The picture variants and
 * share cards are made and the daily jobs done, so that none of this runs during measurements.
 *
 * @param tree the folder of the build that makes it, this one's by default
 */
export async function demoStorage(tree) {
  const storage = temporaryFolder("demo");
  const site = await startSite(storage, { DEMO_CONTENT: "true" }, [], tree);
  await untilQuiet(storage);
  await site.stop();
  return storage;
}

async function untilQuiet(storage) {
  const sqlite = new SqliteDatabase(path.join(storage, "site.sqlite"), { readonly: true });
  const left = sqlite.prepare("select count(*) from mediaJob where kind = 'image'").pluck();
  const folder = path.join(storage, "cards");
  const cards = () => (existsSync(folder) ? readdirSync(folder).length : 0);
  for (let seen = -1; left.get() > 0 || cards() > seen; ) {
    seen = cards();
    await new Promise((resolve) => setTimeout(resolve, 5000));
  }
  sqlite.close();
}

/** Until a site has done what it does after its start; jobs begin after three seconds. */
export async function untilIdle(site) {
  for (let quiet = 0, seen = site.cpuMs(); quiet < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const now = site.cpuMs();
    quiet = now - seen > 50 ? 0 : quiet + 1;
    seen = now;
  }
}

/** A copy of a storage folder, for a second site beside the one that holds its lock. */
export function copyOf(storage) {
  const copy = temporaryFolder("copy");
  cpSync(storage, copy, { recursive: true });
  return copy;
}

/** A copy of a storage folder with each project and document repeated a hundred times. */
export function hundredfold(storage) {
  const copy = copyOf(storage);
  const sqlite = new SqliteDatabase(path.join(copy, "site.sqlite"));
  for (const table of ["project", "document"]) {
    const columns = sqlite
      .pragma(`table_info(${table})`)
      .map(({ name }) => name)
      .filter((name) => name !== "id");
    const count = sqlite.prepare(`select count(*) from ${table}`).pluck().get();
    // Copies are not highlighted: the home page shows the same as before.
    const values = columns.map(
      (name) => ({ position: `position + ? * ${count}`, isHighlighted: "0" })[name] ?? name,
    );
    const copyRows = sqlite.prepare(
      `insert into ${table} (${columns}) select ${values} from ${table} where position <= ${count}`,
    );
    sqlite.transaction(() => {
      for (let round = 1; round < 100; round += 1) copyRows.run(round);
    })();
  }
  sqlite.prepare("update contentVersion set version = version + 1").run();
  sqlite.close();
  return copy;
}

/**
 * Starts a site; resolves at the first page that it answers.
 *
 * @param tree the folder of the build, this one's by default
 */
export async function startSite(storage, env = {}, nodeOptions = [], tree = process.cwd()) {
  const startedAt = performance.now();
  // The log goes to a file: while this process waits for wrk, a pipe would fill up.
  const logFile = path.join(storage, "bench.log");
  const child = spawn(process.execPath, [...nodeOptions, "build/server/index.js", "serve"], {
    cwd: tree,
    env: {
      // Hides ffmpeg: otherwise minutes of encoding would run during the measurements.
      PATH: "",
      PORT: "0",
      HOST: "127.0.0.1",
      STORAGE_DIR: storage,
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      ...env,
    },
    stdio: ["ignore", openSync(logFile, "w"), "inherit"],
  });
  processes.add(child);
  const port = await listeningPort(child, logFile);
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(url)).text();
  const startMs = performance.now() - startedAt;
  return {
    url,
    startMs,
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    /** The processor's time since its start, of all its threads; in steps of ten milliseconds. */
    cpuMs: () => {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8")
        .replace(/^.*\) /, "")
        .split(" ");
      return (Number(fields[11]) + Number(fields[12])) * 10;
    },
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", (code) => {
          processes.delete(child);
          resolve(code);
        });
        child.kill("SIGTERM");
      }),
  };
}

async function listeningPort(child, logFile) {
  for (;;) {
    const [, port] = /"port":(\d+)/.exec(readFileSync(logFile, "utf8")) ?? [];
    if (port) return port;
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The headers with which each page is rendered anew: those of a member of staff. */
export async function uncached(url) {
  const answer = await fetch(`${url}/admin`, {
    method: "POST",
    redirect: "manual",
    headers: { "Sec-Fetch-Site": "same-origin" },
    body: new URLSearchParams(staff),
  });
  return { Cookie: answer.headers.getSetCookie()[0].split(";")[0] };
}

/** A token for the JSON endpoints. */
export async function signIn(url) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(staff),
  });
  return (await answer.json()).token;
}

/** For large folders, before the end of the run. */
export function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  folders.delete(folder);
}
