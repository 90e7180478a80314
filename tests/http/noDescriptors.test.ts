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

test("a picture process that cannot be started for want of descriptors does not end the site", async () => {
  const token = await signInToken(server);
  // The first pages' cards are drawn at the start; a process that is still there would be used again.
  await expect.poll(() => pictureProcesses(server), { timeout: 50_000 }).toEqual([]);
  const before = spawnSync("prlimit", [
    "--pid",
    String(server.process.pid),
    "--nofile",
    "-o",
    "SOFT",
    "--noheadings",
  ]);
  const photo = { "a.jpg": await samples.photo(800, 600, 1) };

  // One for the connection, one for the received file.
  leaveDescriptors(2);
  await expect(uploadFiles(server, token, photo)).rejects.toThrow(/refused/);
  limitDescriptors(String(before.stdout).trim());

  expect(await uploadFiles(server, token, photo)).toHaveLength(1);
  expect(server.process.exitCode).toBeNull();
});
