const SECOND = 1000;
const MINUTE = 60 * SECOND;
const FIRST_WAIT_MS = 5 * SECOND;
const MAX_EARLY_MS = 60 * SECOND;
const EARLY_AGE_MS = 10 * MINUTE;

/** Maximum wait before the next attempt. */
export const maxWaitMs = 30 * MINUTE;

/**
 * How long a mail waits after a failed attempt (contract 9): 5, 10, 20, 40 and then 60 s while it is younger
 * than ten minutes; later a fifth of its age, up to half an hour.
 *
 * @param attempts so far, including the failed one
 * @param ageMs time since the message arrived
 * @returns ms
 */
export function waitAfter(attempts: number, ageMs: number): number {
  if (ageMs < EARLY_AGE_MS) {
    return Math.min(FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1), MAX_EARLY_MS);
  }
  return Math.min(Math.max(ageMs / 5, MAX_EARLY_MS), maxWaitMs);
}
