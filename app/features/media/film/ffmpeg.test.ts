import { expect, test, vi } from "vitest";
import { missingTool, run } from "./ffmpeg.server.ts";

test.runIf((await missingTool()) === null)(
  "what was cut before it began does not begin",
  async () => {
    const onLine = vi.fn();
    const signal = AbortSignal.abort(new Error("the site stops"));
    await expect(run("ffmpeg", ["-version"], { onLine, signal })).rejects.toThrow("the site stops");
    expect(onLine).not.toHaveBeenCalled();
  },
);
