import { type Lang, localeTags } from "#app/i18n/lang.ts";
import type { ScheduledJob } from "#app/platform/backgroundWork.ts";
import { config } from "#app/platform/config.ts";
import { log } from "#app/platform/log.ts";
import * as Contact from "./contact.repo.server.ts";

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

/**
 * The instant from which messages are kept: the given number of months before `now`, on the same day of the
 * month, or on its last day if that month is shorter.
 */
export function retentionStart(now: Date, months: number): Date {
  const start = new Date(now);
  start.setUTCDate(1);
  start.setUTCMonth(start.getUTCMonth() - months);
  const lastDay = new Date(
    Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0),
  ).getUTCDate();
  start.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return start;
}

/** When a message received at `createdAt` will be deleted, give or take the days that months differ. */
export function erasureDate(createdAt: Date, months: number): Date {
  return retentionStart(createdAt, -months);
}

/** How long contact messages are kept, as text: `12 meses`, `1 month`. */
export function retentionText(lang: Lang, months = config().MESSAGE_RETENTION_MONTHS): string {
  const words = { style: "unit", unit: "month", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(localeTags[lang], words).format(months);
}
