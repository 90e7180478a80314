import { execFileSync } from "node:child_process";
import {
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
} from "node:fs";
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

/** One that refuses what it has no room for. */
function namedPipe() {
  const file = emptyFile();
  execFileSync("mkfifo", [file]);
  const descriptor = openSync(file, constants.O_RDWR | constants.O_NONBLOCK);
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
}

/** All that a pipe holds at the moment; its bytes are one character each. */
function contentOf(pipe: number) {
  const bytes = Buffer.alloc(1024 * 1024);
  try {
    return bytes.toString("latin1", 0, readSync(pipe, bytes));
  } catch {
    return "";
  }
}

const longLines = Array.from({ length: 1000 }, (_, index) => `${index} ${"ã".repeat(100)}\n`);
/** Longer than what is written at once. */
longLines.splice(500, 0, `${"ã".repeat(100_000)}\n`);

test("every line is written once, in order, many at once", async () => {
  const file = emptyFile();
  const descriptor = opened(file);
  const output = createLogOutput(() => descriptor);
  for (const line of longLines) output.write(line);
  await expect.poll(() => readFileSync(file, "utf8")).toBe(longLines.join(""));
  output.write("later\n");
  await expect.poll(() => readFileSync(file, "utf8")).toMatch(/\nlater\n$/);
});

test("what waits is written at the end of the process", () => {
  const file = emptyFile();
  const descriptor = opened(file);
  const output = createLogOutput(() => descriptor);
  output.write("one\n");
  output.write("two\n");
  output.flush();
  output.flush();
  expect(readFileSync(file, "utf8")).toBe("one\ntwo\n");
});

test("a reader that goes on after a pause gets whole lines in order, up to a limit, and the later ones", async () => {
  const pipe = namedPipe();
  const descriptor = pipe;
  const output = createLogOutput(() => descriptor);
  const lines = Array.from({ length: 50 }, () => longLines).flat();
  const sent = Buffer.from(lines.join("")).toString("latin1");
  for (const line of lines) output.write(line);
  await new Promise((resolve) => setTimeout(resolve, 250));
  let read = "";
  const readOn = () => {
    read += contentOf(pipe);
    output.write("later\n");
    return read.endsWith("\nlater\n");
  };
  // A pipe holds a hundredth of it, and a busy machine fills it slowly.
  await expect.poll(readOn, { interval: 1, timeout: 150_000 }).toBe(true);
  const kept = read.slice(0, read.indexOf("later\n"));
  expect(kept.length).toBeGreaterThan(4_000_000);
  expect(kept.length).toBeLessThan(sent.length);
  expect(sent.startsWith(kept)).toBe(true);
  expect(kept.endsWith("\n")).toBe(true);
});

test.runIf(existsSync("/dev/full"))("a full disk loses lines and holds nothing up", async () => {
  const descriptor = opened("/dev/full");
  const output = createLogOutput(() => descriptor);
  for (const line of longLines) output.write(line);
  await new Promise((resolve) => setTimeout(resolve, 250));
  output.write("last\n");
  output.flush();
});
