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
