import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { TestProject } from "vitest/node";
import { admin } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoStorage: string;
  }
}

/** Fills one storage folder with the demo content, once a run; each server gets a copy of it. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), "site-demo-"));
  const child = spawn(process.execPath, ["build/server/index.js", "serve"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      STORAGE_DIR: folder,
      DEMO_CONTENT: "true",
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The demo content failed (exit ${code})`)));
    child.stdout.on("data", (chunk) => String(chunk).includes('"msg":"serving"') && resolve());
  });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
  dropMediaJobs(path.join(folder, "site.sqlite"));
  project.provide("demoStorage", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

/** Else every copy would begin by varying all the pictures, on the cores that the tests need. */
function dropMediaJobs(database: string) {
  const sqlite = new SqliteDatabase(database);
  sqlite.exec("delete from mediaJob");
  sqlite.close();
}
