import { readdirSync, readlinkSync } from "node:fs";
import { realpath } from "node:fs/promises";
import { expect, test, vi } from "vitest";
import { setupTestDatabase } from "#tests/support/database.ts";
import * as samples from "#tests/support/fileSamples.ts";
import { setupTestStorage } from "#tests/support/storage.ts";
import { storedFiles } from "../storage.server.ts";
import { store } from "../store.server.ts";

vi.mock("node:fs/promises", async (importOriginal) => {
  const original = await importOriginal<typeof import("node:fs/promises")>();
  return { ...original, realpath: vi.fn(original.realpath) };
});
setupTestDatabase();
setupTestStorage();

test("a disk that fails leaves no open descriptor", async () => {
  const { id } = await store([samples.mp4], { originalName: "filme.mp4", accept: "video" });
  const fault = Object.assign(new Error("EIO: i/o error"), { code: "EIO" });
  vi.mocked(realpath).mockRejectedValueOnce(fault);
  await expect(storedFiles().open(id)).rejects.toBe(fault);
  const open = readdirSync("/proc/self/fd").map((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`);
    } catch {
      return "";
    }
  });
  expect(open.filter((file) => file.endsWith(id))).toEqual([]);
});
