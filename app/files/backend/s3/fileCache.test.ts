import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { copyLastsMs, FileCache } from "./fileCache.server.ts";

test("a copy lasts a day, since another process may have erased its file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "cache-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const temp = join(folder, "temp");
  writeFileSync(temp, "x");
  const cache = new FileCache(join(folder, "cache"), 100);
  await cache.add("images/a.webp", temp, 1);
  const now = Date.now();
  expect(cache.has("images/a.webp", now + copyLastsMs - 60_000)).toBe(true);
  expect(cache.has("images/a.webp", now + copyLastsMs + 60_000)).toBe(false);
  await cache.dropOld(now + copyLastsMs + 60_000);
  expect(existsSync(join(folder, "cache/images/a.webp"))).toBe(false);
});
