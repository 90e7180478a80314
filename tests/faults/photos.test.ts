import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { signInToken, uploadFiles } from "#tests/support/apiClient.ts";
import { form } from "#tests/support/faultForm.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer } from "#tests/support/server.ts";
import { filesOf, queryColumn } from "#tests/support/storageFiles.ts";
import { watch } from "#tests/support/watch.ts";

const count = form({ short: 3, long: 20 });
const [width, height] = form({ short: [1200, 900], long: [4000, 3000] }) as [number, number];

describe(`${count} photos of ${width} x ${height} at once`, () => {
  test("keep memory and answers in bounds; every variant arrives, also across a kill -9", async () => {
    let server = await startServer({ demo: false });
    const { storageDir } = server;
    const token = await signInToken(server);
    const photos = Object.fromEntries(
      await Promise.all(
        Array.from({ length: count }, async (_, i) => [
          `foto${i}.jpg`,
          await samples.photo(width, height, i),
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
    console.info("photos, uploading", { ...uploading, result: undefined });
    expect(uploading.result.flat()).toHaveLength(count);

    const varying = await watch(server, () =>
      untilJobs(storageDir, (left) => left <= count * 0.75),
    );
    console.info("photos, varying", { ...varying, result: undefined });
    server.process.kill("SIGKILL");
    await new Promise((resolve) => server.process.once("exit", resolve));
    expect(await untilJobs(storageDir, (left) => left > 0)).toBeGreaterThan(0);

    server = await startServer({ demo: false, storageDir });
    const finishing = await watch(server, () => untilJobs(storageDir, (left) => left === 0));
    console.info("photos, after kill -9", { ...finishing, result: undefined });
    const perPhoto = queryColumn<number>(
      storageDir,
      "select count(*) from media left join mediaVariant on mediaId = media.id group by media.id",
    );
    expect(perPhoto).toHaveLength(count);
    expect(new Set(perPhoto).size, "each has the same variants").toBe(1);
    expect(perPhoto[0]).toBeGreaterThan(5);
    const names = new Set(filesOf(server));
    for (const variant of queryColumn<string>(storageDir, "select path from mediaVariant")) {
      expect(names).toContain(path.basename(variant));
    }
    await server.stop();
    for (const { peakMb } of [uploading, varying, finishing]) expect(peakMb).toBeLessThan(512);
  });
});

/** Waits until few enough background jobs are left. */
async function untilJobs(storageDir: string, isEnough: (left: number) => boolean): Promise<number> {
  for (;;) {
    const left =
      queryColumn<number>(storageDir, "select count(*) from mediaJob where kind = 'image'")[0] ?? 0;
    if (isEnough(left)) return left;
    await setTimeout(100);
  }
}
