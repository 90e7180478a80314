import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { config } from "#app/platform/config.ts";
import { flushLog, log } from "#app/platform/log.ts";

/** Together with the clean-up it fits into the ten seconds after which Docker kills the process. */
const drainMs = 9_000;
/** Time for aborted requests to remove their temporary files and write their log lines. */
const cleanUpMs = 500;

interface Ending {
  /**
   * Stops the background work while the last requests are answered. Jobs that these still enqueue wait in
   * the database for the next start.
   */
  stopWork: () => Promise<unknown>;
  /** Called when nothing is running any more. */
  close: () => Promise<void>;
}

let isEnding = false;

/** Whether this process still serves but is about to stop: proxies should send their requests elsewhere. */
export function isDraining(): boolean {
  return isEnding && config().DRAIN_SECONDS > 0;
}

/**
 * On SIGTERM and SIGINT: lets proxies see for DRAIN_SECONDS that it is about to end, stops accepting, finishes requests and
 * jobs in flight (9 s at most), calls `close`, exits with 0 (contract 1).
 */
export function stopOnSignal(server: Server, { stopWork, close }: Ending): void {
  const stop = async (signal: string) => {
    if (isEnding) return;
    isEnding = true;
    log.info({ signal }, "stopping");
    // So that no proxy sends its next request over a connection that is about to end.
    server.prependListener("request", (_req, res) => {
      res.shouldKeepAlive = false;
    });
    const stopped = stopWork();
    if (isDraining()) await setTimeout(config().DRAIN_SECONDS * 1000);
    const drained = new Promise((resolve) => server.close(resolve));
    // A keep-alive connection would otherwise stay open after its answer and delay the exit.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const ended = Promise.all([drained, stopped]).then(() => true);
    if (!(await Promise.race([ended, setTimeout(drainMs, false)]))) {
      log.warn({}, "stopped before everything was done");
      server.closeAllConnections();
      await setTimeout(cleanUpMs);
    }
    clearInterval(idle);
    await close();
    await flushLog();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
