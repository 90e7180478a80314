import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { config } from "#app/platform/config.ts";
import { log } from "#app/platform/log.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes revisions that are older than `HISTORY_DAYS`; the newest of each record stays (contract 10). */
export const historyRetention: ScheduledJob = {
  name: "historyRetention",
  isErasing: true,
  run: async () => {
    const before = new Date(Date.now() - config().HISTORY_DAYS * dayMs);
    const deleted = await Revisions.deleteOlderThan(before.toISOString());
    if (deleted > 0) log.info({ deleted }, "old revisions deleted");
  },
};
