import type { Server } from "node:http";
import { setTimeout } from "node:timers/promises";
import { log, settleLog } from "./log.ts";

/** With the cleaning up it fits into the ten seconds after which Docker kills. */
const DRAIN_MS = 9_000;
/** A request that is cut off still removes its temporary file and writes its line into the log. */
const CLEAN_UP_MS = 500;

interface Ending {
  /**
   * Ends the work beside the requests while the last of these are answered. What they still ask for waits
   * in the database for the next start.
   */
  stopWork: () => Promise<unknown>;
  /** When nothing is at work any more. */
  close: () => Promise<void>;
}

/**
 * On SIGTERM and SIGINT: stops accepting, finishes what is in flight and at work (9 s at most), closes
 * what `close` closes, exits with 0 (contract 1).
 */
export function stopOnSignal(server: Server, { stopWork, close }: Ending): void {
  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, "stopping");
    const drained = new Promise((resolve) => server.close(resolve));
    // A connection that is kept alive would hold the door open after its answer.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const ended = Promise.all([drained, stopWork()]).then(() => true);
    if (!(await Promise.race([ended, setTimeout(DRAIN_MS, false)]))) {
      log.warn({}, "stopped before everything was done");
      server.closeAllConnections();
      await setTimeout(CLEAN_UP_MS);
    }
    clearInterval(idle);
    await close();
    await settleLog();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
