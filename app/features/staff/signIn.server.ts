import type { Staff } from "#app/context.ts";
import { config } from "#app/server/config.ts";
import { EventLimit, isRefused, type Refused } from "#app/server/limits/eventLimit.ts";
import { type Gate, throughGates } from "#app/server/limits/gates.ts";
import { QueueFullError } from "#app/server/limits/queue.ts";
import { verifyPassword } from "./password.server.ts";
import * as Sessions from "./sessions.repo.server.ts";
import * as StaffAccounts from "./staff.repo.server.ts";
import { type Credentials, toAccountEmail } from "./staff.schema.ts";

/** The result of a sign-in. `retryAfter` is in seconds. */
export type SignIn =
  | { status: "in"; token: string; staff: Staff }
  | { status: "wrong" }
  | { status: "limited"; retryAfter: number };

interface From {
  kind: Sessions.SessionKind;
  clientAddress: string;
  /** The session cookie sent by the browser, whatever the state of its session. */
  token?: string | undefined;
}

/**
 * Signs in and opens a new session (contract 4). The answer, and the time it takes, is the same for an
 * unknown e-mail and a wrong password. Only failures count towards the limits; guessing from many addresses
 * does not lock out a browser in which that person has recently been signed in.
 */
export async function signIn(
  credentials: Credentials,
  { kind, clientAddress, token = "" }: From,
): Promise<SignIn> {
  const known = await Sessions.findStaffByExpiredToken(token);
  const isOwn = known?.email === toAccountEmail(credentials.email);
  const passed = gates().filter(({ per }) => per === "client" || !isOwn);
  const result = await throughGates(passed, clientAddress, () => check(credentials, kind));
  return isRefused(result) ? { status: "limited", ...result } : result;
}

type Checked = Exclude<SignIn, { status: "limited" }>;

async function check({ email, password }: Credentials, kind: Sessions.SessionKind) {
  try {
    const account = await StaffAccounts.findByEmailWithHash(email);
    const isRight = await verifyPassword(account?.passwordHash, password);
    if (!account || !isRight) return { status: "wrong" } as const;
    const { id, email: address, passwordHash } = account;
    const token = await Sessions.insert(id, kind, Date.now(), passwordHash);
    return { status: "in", token, staff: { id, email: address } } as const;
  } catch (error) {
    if (error instanceof Sessions.AccountChangedError) return { status: "wrong" } as const;
    if (error instanceof QueueFullError) return { retryAfter: 1 };
    throw error;
  }
}

let current: Gate<Checked | Refused>[] | undefined;

/** The second limit, twenty times as high, is against one attacker with many addresses. */
function gates() {
  const rate = config().LOGIN_LIMIT;
  const counts = (result: Checked | Refused) => "status" in result && result.status === "wrong";
  current ??= [
    { limit: new EventLimit(rate), per: "client", counts },
    { limit: new EventLimit({ ...rate, count: rate.count * 20 }), per: "everyone", counts },
  ];
  return current;
}
