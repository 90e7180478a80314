import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const halfHour = 30 * 60_000;

/** The clock of a server that is started with `env`: the machine's, until it is set. */
export function shiftedClock() {
  const folder = mkdtempSync(path.join(tmpdir(), "clock-"));
  const file = path.join(folder, "shift");
  const set = (ms: number) => writeFileSync(file, String(ms));
  set(0);
  const preload = new URL("shiftedClock.mjs", import.meta.url).href;
  return {
    env: { NODE_OPTIONS: `--import ${preload}`, SHIFTED_CLOCK: file },
    /** By how much it is ahead of the machine's. */
    set,
    /** A half hour has just begun: the home page's river changes with it, and a test would see that. */
    setToHalfHour: () => set(halfHour - (Date.now() % halfHour)),
    /** When its server has ended. */
    remove: () => rmSync(folder, { recursive: true }),
  };
}
