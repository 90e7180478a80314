import { readDevice } from "#app/auth/deviceCookie.server.ts";
import { verifyPassword } from "#app/auth/password.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { type Credentials, toAccountEmail } from "#app/auth/staff.schema.ts";
import type { Staff } from "#app/context.ts";
import { isRefused, type Refused } from "#app/platform/limits/eventLimit.ts";
import { Queue, QueueFullError } from "#app/platform/limits/queue.ts";
import { withRateLimits } from "#app/platform/limits/rateLimits.ts";
import { takeSecondStep } from "./secondStep.server.ts";
import {
  countFailure,
  deviceLimit,
  networkLimits,
  placeOf,
  unknownBrowsers,
  warn,
} from "./signInLimits.server.ts";

/** The result of a sign-in. `retryAfter` is in seconds. */
export type SignIn =
  | { status: "in"; token: string; staff: Staff }
  /** The password is right, and a code is asked for. */
  | { status: "code"; account: StaffAccounts.SignInAccount }
  | { status: "wrong" }
  | { status: "limited"; retryAfter: number };

export interface From {
  kind: Sessions.SessionKind;
  clientAddress: string;
  /** The device cookie sent by the browser. */
  device?: string | undefined;
  userAgent?: string | null | undefined;
  /** The second step's code, where it comes together with the password. */
  code?: string | undefined;
}

/**
 * Signs in and opens a new session (contract 4). The answer, and the time it takes, is the same for an
 * unknown e-mail and a wrong password. Only failures count towards the limits; guessing elsewhere neither
 * locks out nor slows a browser in which that person has signed in before (`signInLimits`).
 */
export function signIn(credentials: Credentials, from: From): Promise<SignIn> {
  const email = toAccountEmail(credentials.email);
  return withinLimits(email, from, () => check({ ...credentials, email }, from));
}

/**
 * The limits and the events of a sign-in, whatever proves who it is.
 *
 * @param email of the account, in lower case; "" where none is known
 * @param event noted when it succeeds
 */
export async function withinLimits(
  email: string,
  from: From,
  attempt: () => Promise<Checked>,
  event: "signIn" | "passkeyUsed" = "signIn",
): Promise<SignIn> {
  const { clientAddress } = from;
  const device = readDevice(from.device, email);
  const known = device ? await byKnownBrowser(device, attempt) : undefined;
  const isKnown = known !== undefined && !isRefused(known);
  const result = isKnown ? known : await byUnknownBrowser(email, clientAddress, attempt);
  const note = (what: "limit" | "failure" | typeof event, staffId?: number) =>
    SecurityEvents.record({ event: what, origin: from.kind, staffId, clientAddress });
  if (isRefused(result)) {
    await warn(clientAddress, email);
    await note("limit");
    return { status: "limited", ...result };
  }
  if (result.status === "code") return result;
  if (result.status === "in") {
    await note(event, result.staff.id);
    return result;
  }
  // Counted at once: attempts that came together must not slip through while the event is written.
  await countFailure({ email, clientAddress, isCounted: !isKnown });
  await note("failure", result.staffId);
  return { status: "wrong" };
}

/** What came of a try; a wrong one with the account that it was for. */
export type Checked = Exclude<SignIn, { status: "limited" | "wrong" }> | Wrong;

interface Wrong {
  status: "wrong";
  staffId: number | undefined;
}

const isWrong = (result: Checked | Refused) => "status" in result && result.status === "wrong";

/** A browser that has used up its own limit counts as any other. */
function byKnownBrowser(device: string, attempt: () => Promise<Checked>) {
  return withRateLimits([deviceLimit(device, isWrong)], "", () => knownBrowsers.run(attempt));
}

const knownBrowsers = new Queue({ slots: 1 });

/** How long whoever had to leave the line should wait. */
const busyS = 5;

function byUnknownBrowser(
  email: string,
  clientAddress: string,
  attempt: () => Promise<Checked>,
): Promise<Checked | Refused> {
  return withRateLimits<Checked | Refused>(networkLimits(isWrong), clientAddress, async () => {
    try {
      return await unknownBrowsers.run(attempt, await placeOf(email, clientAddress));
    } catch (error) {
      if (error instanceof QueueFullError) return { retryAfter: busyS };
      throw error;
    }
  });
}

async function check(
  { email, password }: Credentials,
  { kind, userAgent, code, clientAddress }: From,
): Promise<Checked> {
  const account = await StaffAccounts.findByEmailWithHash(email);
  const wrong: Wrong = { status: "wrong", staffId: account?.id };
  const isRight = await verifyPassword(account?.passwordHash, password);
  if (!account || !isRight || account.isBlocked) return wrong;
  if (account.hasTwoStep) {
    if (code === undefined) return { status: "code", account };
    const step = await takeSecondStep(account.id, code, { clientAddress, origin: kind });
    if (isRefused(step) || !step.isRight) return wrong;
  }
  try {
    const { id, email: address, name, passwordHash } = account;
    const token = await Sessions.insert(id, kind, Date.now(), { passwordHash, userAgent });
    return { status: "in", token, staff: { id, email: address, name } } as const;
  } catch (error) {
    if (error instanceof Sessions.AccountChangedError) return wrong;
    throw error;
  }
}
