/** The production build on a storage folder of its own. */
import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";

export const staff = { email: "bench@mare.example", password: "uma senha de medida" };

/** A storage folder with the demo content, drawn once for all sites of a run. */
export async function demoStorage() {
  const storage = mkdtempSync(path.join(tmpdir(), "site-bench-"));
  const site = await startSite(storage, { DEMO_CONTENT: "true" });
  await site.stop();
  return storage;
}

/** A copy of a storage folder with its projects and documents a hundred times over. */
export function hundredfold(storage) {
  const copy = mkdtempSync(path.join(tmpdir(), "site-bench-100-"));
  cpSync(storage, copy, { recursive: true });
  const sqlite = new SqliteDatabase(path.join(copy, "site.sqlite"));
  for (const table of ["project", "document"]) {
    const columns = sqlite
      .pragma(`table_info(${table})`)
      .map(({ name }) => name)
      .filter((name) => name !== "id");
    const count = sqlite.prepare(`select count(*) from ${table}`).pluck().get();
    // Copies are not highlighted: the home page shows what it showed before.
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

/** Starts a site; resolves at its first answered page. */
export async function startSite(storage, env = {}, nodeOptions = []) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeOptions, "build/server/index.js", "serve"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      STORAGE_DIR: storage,
      ADMIN_EMAIL: staff.email,
      ADMIN_PASSWORD: staff.password,
      ...env,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const port = await new Promise((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The site ended with ${code}`)));
    child.stdout.on("data", (chunk) => {
      const found = /"port":(\d+)/.exec(String(chunk));
      if (found) resolve(found[1]);
    });
  });
  child.stdout.resume();
  const url = `http://127.0.0.1:${port}`;
  await (await fetch(url)).text();
  const startMs = performance.now() - startedAt;
  return {
    url,
    startMs,
    residentMb: () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) / 1024,
    stop: () =>
      new Promise((resolve) => {
        child.removeAllListeners("exit");
        child.once("exit", resolve);
        child.kill("SIGTERM");
      }),
  };
}

export function removeStorage(storage) {
  rmSync(storage, { recursive: true, force: true });
}
