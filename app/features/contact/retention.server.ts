import { config } from "#app/platform/config.ts";
import { log } from "#app/platform/log.ts";
import type { ScheduledJob } from "#app/platform/scheduledJob.ts";
import * as Contact from "./contact.repo.server.ts";
import { retentionStart } from "./retentionStart.ts";

/** Deletes messages older than the configured retention (LGPD: kept no longer than the purpose requires). */
export const messageRetention: ScheduledJob = {
  name: "messageRetention",
  isRunAtStart: true,
  isErasing: true,
  run: async () => {
    const months = config().MESSAGE_RETENTION_MONTHS;
    const erased = await Contact.deleteReceivedBefore(retentionStart(new Date(), months));
    log.info({ erased, months }, "old contact messages erased");
  },
};
