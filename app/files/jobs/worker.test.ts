import { expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { store } from "../store.server.ts";
import { removeUnreferenced } from "../sweep/sweep.server.ts";
import * as Videos from "../videos.repo.server.ts";
import * as Jobs from "./jobs.repo.server.ts";
import { startWorker } from "./worker.server.ts";

setupTestDatabase();
setupTestStorage();
const log = { info: () => {}, warn: () => {}, error: () => {} };

async function storeVideo(bytes = samples.mp4) {
  return (await store([bytes], { originalName: "a.mp4", accept: "video" })).id;
}

test("a video's last try reads as work, not as given up, until it has failed too", async () => {
  const path = await storeVideo();
  let tries = 0;
  let fail = () => {};
  const lastTry = new Promise<void>((_, reject) => {
    fail = () => reject(new Error("third"));
  });
  const run = async () => {
    tries++;
    if (tries < Jobs.maxAttempts) throw new Error("earlier");
    await lastTry;
  };
  const worker = startWorker("video", run, log, { pauseMs: 1 });
  await expect.poll(() => tries).toBe(Jobs.maxAttempts);
  expect(await Videos.findProgress(path)).toEqual({ progress: 0, error: "" });
  fail();
  await expect.poll(() => Videos.findProgress(path)).toEqual({ progress: 0, error: "third" });
  await worker.stop();
});

test("a video whose last try ended the process reads as stopped after the next start, and is left alone", async () => {
  const path = await storeVideo();
  for (let tries = 0; tries < Jobs.maxAttempts; tries++) {
    const job = await Jobs.findNext("video");
    if (!job) throw new Error("It has tries left");
    if (tries > 0) await Jobs.setError(job.id, "earlier");
    await Jobs.markStarted(job.id);
  }
  await startWorker("video", async () => {}, log).stop();
  expect(await Jobs.findNext("video")).toBeUndefined();
  expect(await Videos.findProgress(path)).toEqual({ progress: 0, error: "stopped" });
});

test("what is deleted while its job runs has not failed", async () => {
  const deleted = await storeVideo();
  await storeVideo(samples.film({ media: 65 }));
  const run = async ({ media }: Jobs.Job) => {
    if (media.path !== deleted) return;
    await removeUnreferenced([deleted]);
    throw new Error("No such file");
  };
  const [info, warn] = [vi.fn(), vi.fn()];
  const worker = startWorker("video", run, { ...log, info, warn }, { pauseMs: 1 });
  await expect.poll(() => info.mock.calls.length).toBe(1);
  await worker.stop();
  expect(warn).not.toHaveBeenCalled();
});
