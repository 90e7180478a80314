import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { TestProject } from "vitest/node";
import { admin } from "./server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    demoStorage: string;
    /** Of a site without content that has been started before; the tests of faults start each anew. */
    startedStorage: string | undefined;
  }
}

/**
 * Fills one storage folder with the demo content and one with nothing but the first account, once per run; each server
 * gets a copy. `npm test` names a folder through which its steps share them.
 */
export default async function setup(project: TestProject) {
  const kept = process.env.DEMO_STORAGE;
  const demo = await make(kept, true);
  const started = await make(kept && `${kept}-started`, false);
  project.provide("demoStorage", demo);
  project.provide("startedStorage", started);
  if (kept) return undefined;
  return () => {
    for (const folder of [demo, started]) rmSync(folder, { recursive: true, force: true });
  };
}

/**
 * Share cards are drawn in a second start, once the jobs that remain for pictures and videos have been dropped, so that
 * every run begins with the same files.
 */
async function make(kept: string | undefined, demo: boolean): Promise<string> {
  if (kept && existsSync(kept)) return kept;
  const folder = mkdtempSync(path.join(tmpdir(), "site-demo-"));
  await serveOnce(folder, demo, async () => {});
  dropBackgroundWork(path.join(folder, "site.sqlite"));
  await serveOnce(folder, demo, drawCards);
  if (demo) await inspectPictures(folder);
  if (!kept) return folder;
  // The rename ensures that only a complete one is found there.
  renameSync(folder, kept);
  return kept;
}

/** Runs the site until the work is done. */
async function serveOnce(folder: string, demo: boolean, work: (url: string) => Promise<void>) {
  const child = spawn(process.execPath, ["build/server/index.js", "serve"], {
    env: {
      PATH: process.env.PATH,
      PORT: "0",
      HOST: "127.0.0.1",
      STORAGE_DIR: folder,
      DEMO_CONTENT: String(demo),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  const port = await new Promise<string>((resolve, reject) => {
    child.once("exit", (code) => reject(new Error(`The demo content failed (exit ${code})`)));
    child.stdout.on("data", (chunk) => {
      output += chunk;
      const [, found] = /"port":(\d+).*"msg":"serving"/.exec(output) ?? [];
      if (found) resolve(found);
    });
  });
  await work(`http://127.0.0.1:${port}`);
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  await ended;
}

/** Generates every page's share card, which each server would otherwise do itself. */
async function drawCards(url: string) {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  for (const [, address = ""] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
    const { pathname, search } = new URL(address);
    const html = await (await fetch(url + pathname + search)).text();
    const [, card] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    if (card) await fetch(url + new URL(card).pathname);
  }
}

/** What the project's form wants to know of its pictures, which each server would otherwise decode them for. */
async function inspectPictures(folder: string) {
  // In a copy, since signing in and opening a form leave their marks.
  const copy = mkdtempSync(path.join(tmpdir(), "site-demo-"));
  cpSync(folder, copy, { recursive: true });
  const database = new SqliteDatabase(path.join(copy, "site.sqlite"));
  const projects = database.prepare("select id from project").pluck().all() as number[];
  const inspections = database.prepare("select count(*) from mediaInspection").pluck();
  await serveOnce(copy, true, async (url) => {
    const signedIn = await fetch(`${url}/admin`, {
      method: "POST",
      redirect: "manual",
      headers: { "Sec-Fetch-Site": "same-origin" },
      body: new URLSearchParams(admin),
    });
    const Cookie = signedIn.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const open = (id: number) =>
      fetch(`${url}/admin/editar-projeto/${id}`, { headers: { Cookie } });
    // A form waits only a moment for what was never looked at.
    for (let before = -1; before < (inspections.get() as number); ) {
      before = inspections.get() as number;
      for (const id of projects) await (await open(id)).text();
    }
  });
  database.close();
  const sqlite = new SqliteDatabase(path.join(folder, "site.sqlite"));
  sqlite.prepare("attach ? as inspected").run(path.join(copy, "site.sqlite"));
  sqlite.exec("insert into main.mediaInspection select * from inspected.mediaInspection");
  sqlite.close();
  rmSync(copy, { recursive: true, force: true });
}

/**
 * Otherwise every copy would begin by processing all the pictures and running the daily jobs, on the cores
 * that the tests need.
 */
function dropBackgroundWork(database: string) {
  const sqlite = new SqliteDatabase(database);
  sqlite.exec("delete from mediaJob");
  const note = sqlite.prepare("insert or replace into chore (name, lastRunAt) values (?, ?)");
  for (const chore of ["backup", "mediaSweep", "shareCards", "pendingForms", "idempotencyKeys"]) {
    note.run(chore, new Date().toISOString());
  }
  sqlite.close();
}
