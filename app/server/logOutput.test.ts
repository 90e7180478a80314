import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLogOutput } from "./logOutput.ts";

function opened(file: string) {
  const descriptor = openSync(file, "w");
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
}

function emptyFile() {
  const folder = mkdtempSync(path.join(tmpdir(), "log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return path.join(folder, "log");
}

const longLines = Array.from({ length: 1000 }, (_, index) => `${index} ${"ã".repeat(100)}\n`);

test("every line is written once, in order, many at once", async () => {
  const file = emptyFile();
  const output = createLogOutput(opened(file));
  for (const line of longLines) output.write(line);
  await expect.poll(() => readFileSync(file, "utf8")).toBe(longLines.join(""));
  output.write("later\n");
  await expect.poll(() => readFileSync(file, "utf8")).toMatch(/\nlater\n$/);
});

test("what waits is written at the end of the process", () => {
  const file = emptyFile();
  const output = createLogOutput(opened(file));
  output.write("one\n");
  output.write("two\n");
  output.flush();
  output.flush();
  expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
});

test.runIf(existsSync("/dev/full"))("a full disk loses lines and holds nothing up", async () => {
  const output = createLogOutput(opened("/dev/full"));
  for (const line of longLines) output.write(line);
  await new Promise((resolve) => setTimeout(resolve, 250));
  output.write("last\n");
  output.flush();
});
