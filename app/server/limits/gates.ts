import { addressKey } from "./addressKey.ts";
import { type EventLimit, isRefused, type Refused } from "./eventLimit.ts";

/** A limit that an attempt must pass, and which of its outcomes count towards it. */
export interface Gate<Result> {
  limit: EventLimit;
  /** Whether each client is counted separately, or all together. */
  per: "client" | "everyone";
  counts: (result: Result) => boolean;
}

/**
 * Runs an attempt behind limits; it does not run if one of them is reached. An attempt that throws does not
 * count.
 */
export async function throughGates<Result extends object>(
  gates: readonly Gate<Result>[],
  clientAddress: string,
  run: () => Promise<Result>,
): Promise<Result | Refused> {
  const [gate, ...others] = gates;
  if (!gate) return run();
  const key = gate.per === "client" ? addressKey(clientAddress) : "everyone";
  const entry = await gate.limit.enter(key);
  if (isRefused(entry)) return entry;
  let counts = false;
  try {
    const result = await throughGates(others, clientAddress, run);
    counts = !isRefused(result) && gate.counts(result);
    return result;
  } finally {
    entry.settle(counts);
  }
}
