import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, test, vi } from "vitest";
import { bareEnvironment } from "#app/platform/config.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { BrokenImageError, DiskFullError } from "../mediaErrors.ts";
import { decodingHeic, NoHeicDecoderError } from "./heic.server.ts";

/** A decoder of the test's own, first on the PATH: `$3` is the photo, `$4` what it should write. */
const programs = mkdtempSync(join(tmpdir(), "heif-"));
vi.stubEnv("PATH", `${programs}:${bareEnvironment().PATH}`);
afterAll(() => rmSync(programs, { recursive: true }));
function decoderIs(script: string) {
  writeFileSync(join(programs, "heif-dec"), `#!/bin/sh\n${script}\n`);
  chmodSync(join(programs, "heif-dec"), 0o755);
}

const storage = setupTestStorage();
const jpeg = (file: string) => Promise.resolve(readFileSync(file, "latin1"));
const decode = (limits = {}) => decodingHeic("photo", jpeg, limits);

afterEach(() => expect(storage.files()).toEqual([]));

describe("the decoder's picture", () => {
  test("is handed on, and gone afterwards", async () => {
    decoderIs('echo "$@" > "$4"');
    expect(await decode()).toMatch(/^-q 95 photo .*\.jpg\n$/);
  });

  test("is the first of several", async () => {
    decoderIs('for n in 1 2 10; do printf "$n" > "$(dirname "$4")/photo-$n.jpg"; done');
    expect(await decode()).toBe("1");
  });

  test("is the first of very many, which are not waited for", async () => {
    const endless =
      'while :; do n=$((n + 1)); echo $n > "$(dirname "$4")/photo-$n.jpg"; sleep 0.1; done';
    decoderIs(endless);
    expect(await decode()).toBe("1\n");
  });

  test("is made without the site's settings", async () => {
    vi.stubEnv("SESSION_SECRET", "a secret of the site");
    decoderIs('env > "$4"');
    expect(await decode()).not.toContain("secret");
  });
});

describe("a photo is refused", () => {
  test.each<[string, string, object?]>([
    ["the decoder fails", "echo Invalid input >&2; exit 1"],
    ["it writes nothing", "exit 0"],
    ["it takes too much of the processor", "while :; do :; done", { cpuSeconds: 1 }],
    ["it takes too much memory", 'head -c 200000000 /dev/zero | tail > "$4"', { memoryMb: 64 }],
    ["it hangs", "exec sleep 60", { timeoutMs: 300 }],
    ["it writes too much", 'exec head -c 3000000 /dev/zero > "$4"', { outputMb: 1 }],
  ])("where %s", { timeout: 30_000 }, async (_, script, limits) => {
    decoderIs(script);
    await expect(decode(limits)).rejects.toThrow(BrokenImageError);
  });

  test("as for a full disk, where that is why", async () => {
    decoderIs("echo 'Output file write error --- out of disk space?' >&2; exit 1");
    await expect(decode()).rejects.toThrow(DiskFullError);
  });
});

test("a photo whose coding libheif does not know changes nothing for the next one", async () => {
  decoderIs("echo 'Could not decode image: Unsupported codec' >&2; exit 1");
  await expect(decode()).rejects.toThrow(NoHeicDecoderError);
  decoderIs("echo 'Decoder plugin generated an error: Unspecified' >&2; exit 1");
  await expect(decode()).rejects.toThrow(BrokenImageError);
  decoderIs('echo good > "$4"');
  expect(await decode()).toBe("good\n");
});
