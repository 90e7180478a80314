import type { Rate } from "./eventLimit.ts";

/** Whom a limit counts. */
export interface Counted {
  /** The limit's. */
  name: string;
  key: string;
}

/** Where several processes count attempts together (`EventLimit`). */
export interface SharedTallies {
  /** A place for an attempt; "busy" while those that run may use up the limit. */
  take(of: Counted, rate: Rate): Promise<{ place: number } | { retryAfter: number } | "busy">;
  /** Ends an attempt. */
  settle(place: number, counts: boolean, rate: Rate): Promise<void>;
  record(of: Counted, rate: Rate): Promise<void>;
  /** Events that count, and attempts that run. */
  count(of: Counted): Promise<{ counted: number; running: number }>;
}

let shared: SharedTallies | undefined;

/** Has all limits with a name counted there instead of in this process's memory. */
export function shareTallies(tallies: SharedTallies): void {
  shared = tallies;
}

/** Where limits are counted; undefined for this process's memory. */
export function sharedTallies(): SharedTallies | undefined {
  return shared;
}
