import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { EventEmitter } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { DiskFullError } from "../mediaErrors.ts";
import { missingTool, run } from "./ffmpeg.server.ts";

vi.mock(import("node:child_process"), { spy: true });

test.runIf((await missingTool()) === undefined)(
  "what was cut before it began does not begin",
  async () => {
    const onLine = vi.fn();
    const signal = AbortSignal.abort(new Error("the site stops"));
    await expect(run("ffmpeg", ["-version"], { onLine, signal })).rejects.toThrow("the site stops");
    expect(onLine).not.toHaveBeenCalled();
  },
);

test.runIf((await missingTool()) === undefined)("a full disk is known as one", async () => {
  const picture = ["-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=duration=1"];
  const writing = run("ffmpeg", [...picture, "-f", "mjpeg", "/dev/full"]);
  await expect(writing).rejects.toThrow(DiskFullError);
});

test.runIf((await missingTool()) === undefined)("one that hangs is killed", async () => {
  const pipe = path.join(mkdtempSync(path.join(tmpdir(), "ffmpeg-")), "never-written");
  execFileSync("mkfifo", [pipe]);
  const waiting = run("ffmpeg", ["-v", "error", "-i", pipe, "-f", "null", "-"], { silenceMs: 300 });
  await expect(waiting).rejects.toThrow("ffmpeg ended with SIGKILL");
  rmSync(path.dirname(pipe), { recursive: true });
});

/** Runs a tool that reports these times, a minute apart, and then ends. */
async function runReporting(...times: number[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const output = { stdout: new PassThrough(), stderr: new PassThrough() };
  const kill = () => child.emit("close", null, "SIGKILL");
  const child = Object.assign(new EventEmitter(), { pid: 1, ...output, kill });
  vi.mocked(spawn).mockReturnValueOnce(child as unknown as ChildProcess);
  const running = Promise.allSettled([run("ffmpeg", [], { silenceMs: 90_000 })]);
  for (const time of times) {
    output.stdout.write(`out_time_us=${time}\n`);
    await vi.advanceTimersByTimeAsync(60_000);
  }
  child.emit("close", 0, null);
  const [{ status }] = await running;
  return status;
}

test("one that gets no further is killed although it goes on reporting, one that does is not", async () => {
  expect(await runReporting(1, 1, 1)).toBe("rejected");
  expect(await runReporting(1, 2, 3)).toBe("fulfilled");
});

test("a tool that gets no pipes, for want of descriptors, has failed to run", async () => {
  const child = new EventEmitter() as ChildProcess;
  vi.mocked(spawn).mockImplementationOnce(() => {
    process.nextTick(() => child.emit("error", new Error("spawn EMFILE")));
    return child;
  });
  await expect(run("ffmpeg", [])).rejects.toThrow("spawn EMFILE");
});
