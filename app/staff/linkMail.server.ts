import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { brand } from "#app/brand.ts";
import { toMailFailure } from "#app/features/contact/mail/failure.ts";
import { deliver, isMailSetUp } from "#app/features/contact/mail/transport.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { config } from "#app/platform/config.ts";
import { Queue, QueueFullError } from "#app/platform/limits/queue.ts";
import { log } from "#app/platform/log.ts";

/** Staff mail is in Portuguese, as that of the contact form. */
const { mail } = pickTexts("pt", "adminDoors").adminDoors;

/** What waits beyond that is not sent: whoever asked asks again. */
const queue = new Queue({ slots: 2, waiting: 50 });
/** Waits between the tries, in ms. */
const pauses = [0, 5_000, 30_000, 120_000];

interface LinkMail {
  kind: "invite" | "reset";
  recipient: string;
  /** With its token, and so kept nowhere: the mail does not go through the outbox, which is a table. */
  link: string;
}

/** Mails a one-use link in the background, where mail is set up; it is tried for some minutes. */
export function mailLink(letter: LinkMail): void {
  if (!isMailSetUp()) return;
  void queue
    .run(() => send(letter))
    .catch((error: unknown) => {
      if (!(error instanceof QueueFullError)) throw error;
      log.warn({ kind: letter.kind }, "a link was not mailed: too many wait");
    });
}

async function send({ kind, recipient, link }: LinkMail): Promise<void> {
  const site = brand.shortName;
  const isInvite = kind === "invite";
  const outgoing = {
    recipient,
    replyTo: "",
    subject: fill(isInvite ? mail.inviteSubject : mail.resetSubject, { site }),
    text: fill(isInvite ? mail.inviteText : mail.resetText, { site, link }),
    messageId: `<${kind}-${randomUUID()}@${config().MAIL_FROM?.split("@")[1]}>`,
  };
  for (const [index, pause] of pauses.entries()) {
    await wait(pause, undefined, { ref: false });
    try {
      await deliver(outgoing);
      log.info({ link: kind }, "link mailed");
      return;
    } catch (error) {
      const { kind: failure, code } = toMailFailure(error);
      log.warn({ link: kind, kind: failure, code }, "link not mailed");
      if (failure === "refused" || index === pauses.length - 1) return;
    }
  }
}
