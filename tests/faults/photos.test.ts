import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer } from "#tests/support/server.ts";
import { filesOf, queryColumn } from "#tests/support/storageFiles.ts";
import { watch } from "#tests/support/watch.ts";

describe("20 photos of 12 megapixels at once", () => {
  test("keep memory and answers in bounds; every variant arrives, also across a kill -9", async () => {
    let server = await startServer({ demo: false });
    const { storageDir } = server;
    const token = await signInToken(server);
    const photos = Object.fromEntries(
      await Promise.all(
        Array.from({ length: 20 }, async (_, i) => [
          `foto${i}.jpg`,
          await samples.photo(4000, 3000, i),
        ]),
      ),
    ) as Record<string, Buffer>;

    const uploading = await watch(server, () =>
      Promise.all(
        Object.entries(photos).map(([name, bytes]) =>
          uploadFiles(server, token, { [name]: bytes }),
        ),
      ),
    );
    console.info("20 photos, uploading", { ...uploading, result: undefined });
    expect(uploading.result.flat()).toHaveLength(20);

    const varying = await watch(server, () => untilJobs(storageDir, (left) => left <= 14));
    console.info("20 photos, varying", { ...varying, result: undefined });
    server.process.kill("SIGKILL");
    await new Promise((resolve) => server.process.once("exit", resolve));
    expect(await untilJobs(storageDir, (left) => left > 0)).toBeGreaterThan(0);

    server = await startServer({ demo: false, storageDir });
    const finishing = await watch(server, () => untilJobs(storageDir, (left) => left === 0));
    console.info("20 photos, after kill -9", { ...finishing, result: undefined });
    expect(queryColumn(storageDir, "select count(*) from mediaVariant")).toEqual([20 * 26]);
    const names = new Set(filesOf(server));
    for (const variant of queryColumn<string>(storageDir, "select path from mediaVariant")) {
      expect(names).toContain(path.basename(variant));
    }
    await server.stop();
    for (const { peakMb, pages } of [uploading, varying, finishing]) {
      expect(peakMb).toBeLessThan(512);
      expect(pages.p95Ms).toBeLessThan(300);
    }
  });
});

/** Waits until as few of the background jobs are left as the caller wants. */
async function untilJobs(storageDir: string, isEnough: (left: number) => boolean): Promise<number> {
  for (;;) {
    const left = queryColumn<number>(storageDir, "select count(*) from mediaJob")[0] ?? 0;
    if (isEnough(left)) return left;
    await setTimeout(100);
  }
}
