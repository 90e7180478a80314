import { expect, test } from "vitest";
import { log } from "#app/platform/log.ts";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { DiskFullError } from "../mediaErrors.ts";
import { store } from "../store.server.ts";
import * as Jobs from "./jobs.repo.server.ts";
import { startWorker } from "./worker.server.ts";

setupTestDatabase();
setupTestStorage();

test.each([
  ["a stop of the site", undefined],
  ["a full disk", new DiskFullError()],
])("is no failed attempt: %s", async (_name, error) => {
  await store([samples.mp4], { originalName: "a.mp4", accept: "video" });
  let started = 0;
  const run = async (_job: unknown, { signal }: { signal: AbortSignal }) => {
    started++;
    if (error) throw error;
    await new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  for (let count = 1; count <= 4; count++) {
    const worker = startWorker("video", run, log, { pauseMs: 60_000 });
    await expect.poll(() => started).toBe(count);
    await worker.stop();
  }
  expect((await Jobs.findNext("video"))?.attempts).toBe(0);
});
