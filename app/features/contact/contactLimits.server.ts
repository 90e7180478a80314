import { config } from "#app/platform/config.ts";
import { type Entry, EventLimit, type Refused } from "#app/platform/limits/eventLimit.ts";
import { perClient, type RateLimit } from "#app/platform/limits/rateLimits.ts";

/**
 * Refused messages have a limit of their own, so that typing mistakes do not use up the limit of messages.
 */
const refusedFactor = 10;

/** How an attempt ended: stored, recognized as a repeat of a stored one, or refused. */
export type Ending = "stored" | "repeated" | "refused";

/**
 * The limits per client, shared by the form and `POST /api/contact` (contract 1, 9): refused messages and
 * accepted ones. A repeated message counts for neither: its sender may only have missed the first answer.
 */
export function contactRateLimits<Result extends object>(
  endingOf: (result: Result) => Ending,
): RateLimit<Result>[] {
  const { refused, accepted } = limits();
  return [
    { limit: refused, keyOf: perClient, counts: (result) => endingOf(result) === "refused" },
    { limit: accepted, keyOf: perClient, counts: (result) => endingOf(result) === "stored" },
  ];
}

/**
 * The limit shared by all clients. Suspected spam counts towards a separate one, so that a flood of it
 * cannot close the form to people.
 */
export function enterCommonLimit(isSuspected: boolean): Promise<Entry | Refused> {
  const { everyone, suspects } = limits();
  return (isSuspected ? suspects : everyone).enter("everyone");
}

type LimitName = "refused" | "accepted" | "everyone" | "suspects";
let current: Record<LimitName, EventLimit> | undefined;

function limits() {
  const { CONTACT_LIMIT, CONTACT_GLOBAL_LIMIT } = config();
  const refused = { ...CONTACT_LIMIT, count: CONTACT_LIMIT.count * refusedFactor };
  current ??= {
    refused: new EventLimit({ ...refused, name: "contact.refused" }),
    accepted: new EventLimit({ ...CONTACT_LIMIT, name: "contact.accepted" }),
    everyone: new EventLimit({ ...CONTACT_GLOBAL_LIMIT, name: "contact.everyone" }),
    suspects: new EventLimit({ ...CONTACT_GLOBAL_LIMIT, name: "contact.suspects" }),
  };
  return current;
}
