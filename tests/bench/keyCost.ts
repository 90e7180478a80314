import type { Page } from "playwright";

interface TraceEvent {
  name: string;
  ph: string;
  /** In microseconds, as `dur`. */
  ts: number;
  dur?: number;
  tid: number;
  pid: number;
  /** Thread time in microseconds, which does not depend on the machine's load. */
  tdur?: number;
  args?: { data?: { type?: string } };
}

/** Main-thread work caused by a key press besides its events: style, layout and paint. */
const painting = new Set(["UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit"]);

/**
 * The main-thread work of each key press until it is painted, in milliseconds of CPU time: on a shared
 * machine, wall-clock time would measure the machine.
 *
 * @param type presses the keys
 */
export async function keyCosts(page: Page, type: () => Promise<void>): Promise<number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await session.send("Tracing.start", {
    categories: "devtools.timeline,disabled-by-default-devtools.timeline",
    transferMode: "ReportEvents",
  });
  await type();
  const ended = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
  await session.send("Tracing.end");
  await ended;
  await session.detach();
  return costsOf(events.sort((a, b) => a.ts - b.ts));
}

/** Sums the work from one `keydown` to the next. */
function costsOf(events: TraceEvent[]): number[] {
  const costs: number[] = [];
  let thread = "";
  /** The end of what was counted last: a layout within a key's event is part of it. */
  let until = 0;
  for (const { name, ph, pid, tid, ts, dur = 0, tdur = 0, args } of events) {
    const type = name === "EventDispatch" ? args?.data?.type : undefined;
    if (ph !== "X") continue;
    if (type === "keydown") {
      thread = `${pid}:${tid}`;
      costs.push(0);
    }
    const last = costs.length - 1;
    const isKeyWork = type && /^(key|selectionchange)/.test(type);
    if (last < 0 || thread !== `${pid}:${tid}` || !(isKeyWork || painting.has(name))) continue;
    if (ts < until) continue;
    until = ts + dur;
    costs[last] = (costs[last] ?? 0) + tdur / 1000;
  }
  return costs;
}
