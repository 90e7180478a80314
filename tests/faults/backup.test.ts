import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { runCommand } from "#tests/support/command.ts";
import { postMessage, query } from "#tests/support/contact.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { checkDatabase, projectOf, sha256, wholeProjects } from "#tests/support/ledger.ts";
import { newStorage, startServer } from "#tests/support/server.ts";
import { signInToApi } from "#tests/support/staffApi.ts";

const backups = form({ short: 3, long: 30 });
const perSecond = 20;

/**
 * Each write is one step of a known sequence, so a copy is a consistent snapshot exactly if it holds every
 * step up to some number, and none after it.
 */
test(`${backups} backups under ${perSecond} writes a second are each of one instant`, async () => {
  const env = { CONTACT_GLOBAL_LIMIT: "999999/1m" };
  const server = await startServer({ demo: false, env });
  const staff = await signInToApi(server);
  const token = await signInToken(server);
  const created = await staff.call("POST", "/api/admin/project", projectOf(0));
  const { id } = (await created.json()) as { id: number };
  const hashes = new Map<string, string>();

  const kinds = [
    (step: number) => postMessage(server.url, { message: `passo número ${step}` }),
    (step: number) => staff.call("PUT", `/api/admin/project/${id}`, projectOf(step)),
    async (step: number) => {
      const bytes = Buffer.concat([samples.pdf, Buffer.from(`% ${step}\n`)]);
      const [file = ""] = await uploadFiles(server, token, { "a.pdf": bytes });
      hashes.set(file, sha256(bytes));
      return staff.call("POST", "/api/admin/documents", { title: `${step}`, file });
    },
  ];
  let step = 0;
  let isWriting = true;
  const writing = (async () => {
    for (const startedAt = performance.now(); isWriting; ) {
      step += 1;
      const answer = await kinds[step % kinds.length]?.(step);
      expect(answer?.ok).toBe(true);
      const dueIn = startedAt + (step * 1000) / perSecond - performance.now();
      if (dueIn > 0) await setTimeout(dueIn);
    }
  })();

  const folder = mkdtempSync(path.join(tmpdir(), "backups-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (let count = 0; count < backups; count++) {
    await setTimeout(1000);
    const before = step;
    const archive = path.join(folder, `${count}.tar`);
    await command(server.storageDir, "backup", archive);
    const restored = newStorage(false);
    await command(restored, "restore", archive);
    const held = heldSteps(restored);
    const newest = Math.max(...held);
    expect(newest).toBeGreaterThanOrEqual(before - 1);
    expect(held).toEqual(expectedSteps(newest));
    const files = query<{ path: string }>(restored, "select path from media");
    for (const { path: file } of files) {
      // A file whose step was not acknowledged has no hash here; fsck has already checked it.
      const bytes = readFileSync(path.join(restored, "public", file));
      if (hashes.has(file)) expect(sha256(bytes)).toBe(hashes.get(file));
    }
    checkDatabase(restored);
    await command(restored, "fsck");
    console.info("backup under writes", { step: newest, files: files.length });
    rmSync(restored, { recursive: true });
  }
  isWriting = false;
  await writing;
  await server.stop();
});

/** The steps found in a storage folder: all messages and documents, and the project's newest. */
function heldSteps(storageDir: string): number[] {
  const texts = query<{ step: string }>(
    storageDir,
    "select substr(message, 14) as step from contactMessage union all select title from document",
  );
  const steps = texts.map((row) => Number(row.step));
  return [...steps, ...wholeProjects(storageDir).values()].filter((n) => n > 0).toSorted(ascending);
}

function expectedSteps(newest: number): number[] {
  const all = Array.from({ length: newest }, (_, index) => index + 1);
  const newestProject = all.findLast((step) => step % 3 === 1);
  return all.filter((step) => step % 3 !== 1 || step === newestProject);
}

function ascending(a: number, b: number) {
  return a - b;
}

async function command(storageDir: string, ...args: string[]) {
  const { status, stderr } = await runCommand({}, storageDir, ...args);
  expect([args[0], status, stderr]).toEqual([args[0], 0, ""]);
}
