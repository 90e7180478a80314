import { log } from "#app/platform/log.ts";
import { performDue } from "./performDue.server.ts";

/** How late something may happen. The rows tell when: this only looks, so no jump of the clock is missed. */
const tickMs = 1_000;

/** Starts doing what falls due, until stopped. */
export function startScheduler(): { stop: () => Promise<void> } {
  let isStopped = false;
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= performDue()
      .then(() => {})
      .catch((error: unknown) => {
        if (!isStopped) log.error({ err: error }, "the schedule could not be read");
      })
      .finally(() => {
        running = undefined;
      });
  }, tickMs);
  return {
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
