import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { command } from "#tests/support/command.ts";
import { query } from "#tests/support/contact.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";
import { canTrace } from "#tests/support/strace.ts";

/* On SQLite alone: a site with its database is copied as a folder. */

const isTraced = canTrace();
if (!isTraced) console.info("A killed restore: not shown, strace can not run here");

describe.runIf(isTraced)("a restore that is killed", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "killed-restore-"));
  const archive = path.join(folder, "site.tar");
  let old: string;
  beforeAll(async () => {
    old = await siteOf("Antigo");
    expect(command(await siteOf("Novo"), "backup", archive).status).toBe(0);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test("at any of its renames leaves the old site or the new one, whole, and keeps the old", async () => {
    const ends: string[] = [];
    for (let nth = 1; nth < 30; nth++) {
      const storage = path.join(folder, `${nth}`);
      cpSync(old, storage, { recursive: true });
      if (!restoreKilledAt(nth, storage)) break;
      const isHalf = existsSync(path.join(storage, "restoring"));
      expectRefused(isHalf, storage, "fsck");
      expectRefused(isHalf, storage, "backup", path.join(folder, "half.tar"));
      expectRefused(isHalf, storage, "staff", "list");
      const site = await startServer({ demo: false, storageDir: storage });
      expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      await site.stop({ keepStorage: true });
      expect(command(storage, "fsck").stderr).toBe("");
      const name = nameIn(storage);
      ends.push(`${name}, ${isHalf ? "finished" : "not begun"}`);
      const kept = readdirSync(storage).filter((entry) => entry.startsWith("before-restore-"));
      expect(kept).toHaveLength(name === "Novo" ? 1 : 0);
      for (const aside of kept) expect(nameIn(path.join(storage, aside))).toBe("Antigo");
      expect(existsSync(path.join(storage, "restoring"))).toBe(false);
    }
    console.info("a restore that is killed", ends);
    expect(new Set(ends)).toEqual(new Set(["Antigo, not begun", "Novo, finished"]));
    expect(ends.length).toBeGreaterThan(4);
  });

  test("is finished by the next one as well", () => {
    const storage = path.join(folder, "again");
    cpSync(old, storage, { recursive: true });
    expect(restoreKilledAt(3, storage)).toBe(true);
    expect(command(storage, "restore", archive, "--force").stderr).toBe("");
    expect(nameIn(storage)).toBe("Novo");
    const kept = readdirSync(storage).filter((entry) => entry.startsWith("before-restore-"));
    expect(kept.map((name) => nameIn(path.join(storage, name)))).toEqual(["Antigo", "Novo"]);
  });

  /** @returns whether it was killed; otherwise it makes fewer renames than that */
  function restoreKilledAt(nth: number, storage: string): boolean {
    const restore = [process.execPath, "build/server/index.js", "restore", archive, "--force"];
    const kill = ["-e", "trace=rename", "-e", `inject=rename:signal=KILL:when=${nth}`];
    const { signal } = spawnSync("strace", ["-f", "-o", "/dev/null", ...kill, ...restore], {
      // strace counts calls per thread, so allow only one.
      env: { PATH: process.env.PATH, STORAGE_DIR: storage, UV_THREADPOOL_SIZE: "1" },
    });
    return signal === "SIGKILL";
  }
});

function expectRefused(isHalf: boolean, storage: string, ...args: string[]) {
  const { status, stderr } = command(storage, ...args);
  expect([status, stderr.trim()]).toEqual(
    isHalf ? [1, expect.stringMatching(/^A restore was cut off.*$/)] : [0, ""],
  );
}

/** A site with one project of that name, and one file. */
async function siteOf(name: string): Promise<string> {
  const site = await startServer({ demo: false, storageDir: newStorage(false) });
  const staff = await signInToApi(site);
  await uploadFiles(site, await signInToken(site), { "a.pdf": samples.pdf });
  await staff.call("POST", "/api/admin/project", { name });
  await site.stop({ keepStorage: true });
  return site.storageDir;
}

function nameIn(storage: string): string | undefined {
  return query<{ name: string }>(storage, "select name from project")[0]?.name;
}
