import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { command, commandWith } from "./command.ts";
import { startPostgres } from "./postgres.ts";
import { inDatabase } from "./postgresClient.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the run's server, without a database; "" where the run is on SQLite. */
    postgres: string;
  }
}

/** The server of a run on PostgreSQL (`npm test -- --engine postgres`). */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
  if (process.env.TEST_ENGINE !== "postgres") {
    project.provide("postgres", "");
    return undefined;
  }
  const server = startPostgres();
  project.provide("postgres", server.url(""));
  const { demoStorage } = project.getProvidedContext();
  if (demoStorage) await makeDemo(server.url("demo"), server.url("postgres"), demoStorage);
  return server.stop;
}

/** The demo's database, of which each site gets a copy: moved there as ops would. */
async function makeDemo(demo: string, anyOther: string, storage: string) {
  await inDatabase(anyOther, "create database demo template template0");
  const folder = mkdtempSync(path.join(tmpdir(), "site-demo-"));
  const archive = path.join(folder, "demo.tar");
  const moved = [
    command(storage, "backup", archive),
    commandWith({ env: { DATABASE_URL: demo } }, path.join(folder, "site"), "restore", archive),
  ];
  rmSync(folder, { recursive: true });
  for (const { status, stderr } of moved) if (status !== 0) throw new Error(stderr);
}
