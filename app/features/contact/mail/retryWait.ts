const second = 1000;
const minute = 60 * second;
const firstWaitMs = 5 * second;
const maxEarlyMs = 60 * second;
const earlyAgeMs = 10 * minute;

/** Maximum wait before the next attempt. */
export const maxWaitMs = 30 * minute;

/**
 * How long a mail waits after a failed attempt (contract 9): 5, 10, 20, 40 and then 60 s while it is younger
 * than ten minutes; later a fifth of its age, up to half an hour.
 *
 * @param attempts so far, including the failed one
 * @param ageMs time since the message arrived
 * @returns ms
 */
export function waitAfter(attempts: number, ageMs: number): number {
  if (ageMs < earlyAgeMs) {
    return Math.min(firstWaitMs * 2 ** Math.max(0, attempts - 1), maxEarlyMs);
  }
  return Math.min(Math.max(ageMs / 5, maxEarlyMs), maxWaitMs);
}

/** The longest wait of a mail of this age, however often it failed (ms). */
export function longestWait(ageMs: number): number {
  return waitAfter(Number.POSITIVE_INFINITY, ageMs);
}
