import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import { toAccountEmail } from "#app/auth/staff.schema.ts";
import * as Links from "#app/auth/staffLinks.repo.server.ts";
import { paths } from "#app/paths.ts";
import { EventLimit, isRefused } from "#app/platform/limits/eventLimit.ts";
import { Queue, QueueFullError } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";
import { mailLink } from "./linkMail.server.ts";

const minute = 60_000;
/** How many mails an account gets in an hour, whoever asks. */
const maxMails = 3;
const perAccount = new EventLimit({ name: "newPassword", count: maxMails, windowMs: 60 * minute });
const queue = new Queue({ slots: 1, waiting: 100 });
/** The work begins after a random pause of at most so many ms: the site's other answers do not tell when it ran. */
const maxDelayMs = 1_500;

interface Asked {
  /** As typed. */
  email: string;
  /** Of the link. */
  origin: string;
  clientAddress: string;
}

/**
 * Mails a link for a new password to whoever forgot theirs. Returns at once, and does the rest afterwards: the
 * answer is the same, after the same time, whether or not there is such an account (contract 13).
 */
export function askForNewPassword(asked: Asked): void {
  void queue
    .run(async () => {
      await wait(randomInt(maxDelayMs), undefined, { ref: false });
      await send(asked);
    })
    .catch((error: unknown) => {
      if (error instanceof QueueFullError) log.warn({}, "too many ask for a new password");
      else log.error({ err: error }, "a new password could not be prepared");
    });
}

async function send({ email, origin, clientAddress }: Asked): Promise<void> {
  const account = await StaffAccounts.findByEmailWithHash(email);
  await SecurityEvents.record({ event: "forgotten", staffId: account?.id, clientAddress });
  const key = toAccountEmail(email);
  if (!account) return;
  const entry = await perAccount.enter(key);
  if (isRefused(entry)) return;
  entry.settle(true);
  const token = await Links.insertReset(account.id, null);
  if (!token) return;
  const link = origin + paths.admin.newPassword(token);
  mailLink({ kind: "reset", recipient: account.email, link });
}
