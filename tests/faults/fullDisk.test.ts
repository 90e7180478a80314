import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { signInToken } from "#tests/support/apiClient.ts";
import { MIB, multipartFile, postChunks } from "#tests/support/bigUpload.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { startServer } from "#tests/support/server.ts";
import { filesOf } from "#tests/support/storageFiles.ts";

/** A file system of 24 MB, where this machine lets us make one. */
const smallDisk = mkdtempSync(path.join(tmpdir(), "small-disk-"));
const hasSmallDisk = mount();

describe.runIf(hasSmallDisk)("a full disk", () => {
  afterAll(() => {
    execFileSync("umount", [smallDisk]);
    rmSync(smallDisk, { recursive: true });
  });

  test("answers 507 and says so; reading goes on; room makes it work again without a restart", async () => {
    const server = await startServer({ demo: false, storageDir: smallDisk });
    const token = await signInToken(server);
    const { status, answer } = await postChunks(
      server,
      token,
      multipartFile("a.mp4", samples.mp4, 40 * MIB),
    );
    expect(status).toBe(507);
    expect(answer.message).toMatch(/espaço/);
    expect(filesOf(server)).toEqual([]);
    expect((await fetch(`${server.url}/`)).status).toBe(200);
    expect(
      (await postChunks(server, token, multipartFile("a.mp4", samples.mp4, 2 * MIB))).status,
    ).toBe(200);
    await server.stop({ expectErrors: true, keepStorage: true });
  });
});

function mount(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=24m", "tmpfs", smallDisk], {
      stdio: "ignore",
    });
    return true;
  } catch {
    rmSync(smallDisk, { recursive: true });
    return false;
  }
}
