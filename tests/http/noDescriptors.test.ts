import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { pictureProcesses } from "#tests/support/childProcesses.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer, type TestServer } from "#tests/support/server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ demo: false });
});
// The test causes one.
afterAll(() => server.stop({ expectErrors: true }));

/** Limits the server's descriptors to those that it has open, and that many more. */
function leaveDescriptors(spare: number) {
  const { pid } = server.process;
  const open = new Set(readdirSync(`/proc/${pid}/fd`).map(Number));
  let limit = 0;
  for (let free = 0; free < spare; limit++) if (!open.has(limit)) free++;
  limitDescriptors(String(limit));
}

function limitDescriptors(limit: string) {
  const args = ["--pid", String(server.process.pid), `--nofile=${limit}:`];
  expect(spawnSync("prlimit", args).status).toBe(0);
}

/**
 * Whether an upload is refused while there are descriptors for its connection and its file alone. At the
 * start the site still opens and closes files, so that there may be one more.
 */
async function isRefused(token: string, photo: Record<string, Buffer>, usual: string) {
  // A process that is still there, as from the first pages' cards, would be used again.
  await expect.poll(() => pictureProcesses(server), { timeout: 120_000 }).toEqual([]);
  leaveDescriptors(2);
  const told = await uploadFiles(server, token, photo).then(() => "stored", String);
  limitDescriptors(usual);
  return /refused/.test(told);
}

test("a picture process that cannot be started for want of descriptors does not end the site", async () => {
  const token = await signInToken(server);
  const photo = { "a.jpg": await samples.photo(800, 600, 1) };
  const asked = ["--pid", String(server.process.pid), "--nofile", "-o", "SOFT", "--noheadings"];
  const usual = String(spawnSync("prlimit", asked).stdout).trim();

  await expect.poll(() => isRefused(token, photo, usual), { timeout: 170_000 }).toBe(true);

  expect(await uploadFiles(server, token, photo)).toHaveLength(1);
  expect(server.process.exitCode).toBeNull();
});
