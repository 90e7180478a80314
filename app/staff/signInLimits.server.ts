import { clientName } from "#app/auth/securityEvents.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { config } from "#app/platform/config.ts";
import { keyedHash } from "#app/platform/keyedHash.ts";
import { clientKey, networkKey } from "#app/platform/limits/clientKey.ts";
import { EventLimit, type Rate } from "#app/platform/limits/eventLimit.ts";
import { RankedLine } from "#app/platform/limits/rankedLine.ts";
import { perClient, type RateLimit } from "#app/platform/limits/rateLimits.ts";
import { log } from "#app/platform/log.ts";

/**
 * The limits on guessing passwords (contract 4, 13). A client, and the networks around it, are refused once
 * they have failed too often. An account, and all of them together, never are, or whoever guesses from many
 * networks would lock out the staff: the browsers that nobody has signed in with are slowed instead, the
 * others the less the fewer failures their networks have.
 */
interface Limits {
  networks: { limit: EventLimit; keyOf: RateLimit<unknown>["keyOf"]; factor: number }[];
  devices: EventLimit;
  accounts: EventLimit;
  all: EventLimit;
}

/** How many times as often as a client a wider network may fail: it may be an office's, or a provider's. */
const factors = { ipv4: { 24: 5 }, ipv6: { 56: 3, 48: 6 } } as const;
/** Failures of all clients together, as multiples of a client's, from which all accounts are guarded. */
const crowdFactor = 20;
/** A client's sign-ins that may wait until one of those under way has ended. */
const maxWaiting = 20;

let current: Limits | undefined;

function limits(): Limits {
  current ??= makeLimits(config().LOGIN_LIMIT);
  return current;
}

function makeLimits(rate: Rate): Limits {
  const limitOf = (name: string, count: number) =>
    new EventLimit({ ...rate, count, name: `signIn.${name}` }, undefined, maxWaiting);
  const network = (bits: 24 | 56 | 48, factor: number) => ({
    limit: limitOf(`network${bits}`, rate.count * factor),
    keyOf: (address: string) => networkKey(address, bits),
    factor,
  });
  return {
    networks: [
      { limit: limitOf("client", rate.count), keyOf: perClient, factor: 1 },
      network(24, factors.ipv4[24]),
      network(56, factors.ipv6[56]),
      network(48, factors.ipv6[48]),
    ],
    devices: limitOf("device", rate.count),
    accounts: limitOf("account", Number.POSITIVE_INFINITY),
    all: limitOf("all", Number.POSITIVE_INFINITY),
  };
}

/** The limits that an unknown browser must pass, by the networks of its address. */
export function networkLimits<Result>(counts: (result: Result) => boolean): RateLimit<Result>[] {
  return limits().networks.map(({ limit, keyOf }) => ({ limit, keyOf, counts }));
}

/** The limit of browsers that are known to the account: each has its own, whatever its address. */
export function deviceLimit<Result>(
  device: string,
  counts: (result: Result) => boolean,
): RateLimit<Result> {
  return { limit: limits().devices, keyOf: () => device, counts };
}

/** Unknown browsers' passwords are checked one at a time: known ones, and pages, do not wait for them. */
export const unknownBrowsers = new RankedLine(200);

/** While somebody guesses, all unknown browsers together get ten checks a second. */
const pauseMs = 100;
/** For each of its failures a client waits for so long, so that those without any go first. */
const delayMs = { each: 500, most: 3_000 };

/** The place of a sign-in in the line of unknown browsers. */
export async function placeOf(email: string, clientAddress: string) {
  const { networks } = limits();
  const shares = networks.map(async ({ limit, keyOf, factor }) => {
    const key = keyOf(clientAddress);
    return key === undefined ? 0 : (await limit.pressure(key)) / factor;
  });
  const rank = (await Promise.all(shares)).reduce((sum, share) => sum + share, 0);
  if (!(await isGuessed(email))) return { rank, delayMs: 0, pauseMs: 0 };
  const failures = (await networks[0]?.limit.counted(clientKey(clientAddress))) ?? 0;
  return { rank, delayMs: Math.min(failures * delayMs.each, delayMs.most), pauseMs };
}

/** Whether somebody seems to guess this account's password, or everybody's. */
async function isGuessed(email: string): Promise<boolean> {
  const { accounts, all } = limits();
  const { count } = config().LOGIN_LIMIT;
  return (
    (await accounts.counted(accountKey(email))) >= count ||
    (await all.counted(everyone)) >= count * crowdFactor
  );
}

interface Failure {
  email: string;
  clientAddress: string;
  /** Whether the client's networks have counted it already. */
  isCounted: boolean;
}

/** Counts a wrong password. */
export async function countFailure(failure: Failure): Promise<void> {
  const { email, clientAddress, isCounted } = failure;
  const { networks, accounts, all } = limits();
  const counting = [accounts.record(accountKey(email)), all.record(everyone)];
  for (const { limit, keyOf } of isCounted ? [] : networks) {
    const key = keyOf(clientAddress);
    if (key !== undefined) counting.push(limit.record(key));
  }
  await Promise.all(counting);
  const client = clientKey(clientAddress);
  const isOver = ((await networks[0]?.limit.counted(client)) ?? 0) >= config().LOGIN_LIMIT.count;
  if (isOver || (await isGuessed(email))) await warn(clientAddress, email);
}

const warnMs = 60_000;
let warnedAt = Number.NEGATIVE_INFINITY;

/**
 * Logs that somebody is guessing, once a minute as long as it goes on. The client's name in it is the same in
 * each line, and nobody can tell its address from it; the account is that of the last guess.
 */
export async function warn(clientAddress: string, email: string): Promise<void> {
  if (performance.now() - warnedAt < warnMs) return;
  warnedAt = performance.now();
  const client = clientName(clientAddress);
  const failures = await limits().all.counted(everyone);
  const staffId = (await StaffAccounts.findByEmailWithHash(email))?.id;
  log.warn({ security: "guessing", failures, staffId, client }, "somebody is guessing passwords");
}

/** E-mails can be longer than is worth keeping, and need not be kept. */
function accountKey(email: string): string {
  return keyedHash("account", email);
}

const everyone = "everyone";
