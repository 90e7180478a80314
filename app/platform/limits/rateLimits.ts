import { clientKey } from "./clientKey.ts";
import { type EventLimit, isRefused, type Refused } from "./eventLimit.ts";

/** A limit that an attempt must pass, and which of its outcomes count towards it. */
export interface RateLimit<Result> {
  limit: EventLimit;
  /** Whom the limit counts together; undefined where it does not concern a client. */
  keyOf: (clientAddress: string) => string | undefined;
  counts: (result: Result) => boolean;
}

/** Counts each client by itself. */
export const perClient: RateLimit<unknown>["keyOf"] = clientKey;

/**
 * Runs an attempt behind limits; it does not run if one of them is reached. An attempt that throws does not
 * count.
 */
export async function withRateLimits<Result extends object>(
  gates: readonly RateLimit<Result>[],
  clientAddress: string,
  run: () => Promise<Result>,
): Promise<Result | Refused> {
  const [gate, ...others] = gates;
  if (!gate) return run();
  const key = gate.keyOf(clientAddress);
  if (key === undefined) return withRateLimits(others, clientAddress, run);
  const entry = await gate.limit.enter(key);
  if (isRefused(entry)) return entry;
  let counts = false;
  try {
    const result = await withRateLimits(others, clientAddress, run);
    counts = !isRefused(result) && gate.counts(result);
    return result;
  } finally {
    entry.settle(counts);
  }
}
