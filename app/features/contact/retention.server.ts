import type { Chore } from "#app/server/chores.ts";
import { config } from "#app/server/config.ts";
import { log } from "#app/server/log.ts";
import * as Contact from "./contact.repo.server.ts";
import { retentionStart } from "./retentionStart.ts";

/** Deletes messages older than the configured retention (LGPD: kept no longer than the purpose requires). */
export const messageRetention: Chore = {
  name: "messageRetention",
  isRunAtStart: true,
  isErasing: true,
  run: async () => {
    const months = config().MESSAGE_RETENTION_MONTHS;
    const erased = await Contact.deleteReceivedBefore(retentionStart(new Date(), months));
    log.info({ erased, months }, "old contact messages erased");
  },
};
