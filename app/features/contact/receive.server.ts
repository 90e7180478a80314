import type { RequestInfo } from "#app/context.ts";
import type { Idempotency } from "#app/db/idempotency.server.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { isRefused, type Refused } from "#app/platform/limits/eventLimit.ts";
import * as Contact from "./contact.repo.server.ts";
import type { ContactMessage } from "./contact.schema.ts";
import { enterCommonLimit } from "./contactLimits.server.ts";
import { composeMail } from "./mail/compose.server.ts";
import * as Mails from "./mail/mail.repo.server.ts";
import { type FormSignals, isFromBot, spamScore, spamThreshold } from "./spam/score.ts";

/** How a message was submitted, besides the request itself. */
export interface Submission extends Idempotency {
  /** What the form found out about the sender; absent for the JSON endpoint (contract 9). */
  signals?: FormSignals;
}

/** The message is on disk. */
export interface Stored {
  isStored: true;
  /** Whether this try has stored it; false where an earlier one under the same key had. */
  isNew: boolean;
}

/**
 * Accepts a valid message. When this returns `isStored`, the message is on disk, with its mail in the
 * outbox; it does not wait for an SMTP server. Over the common limit nothing is stored. Of suspected spam,
 * only what the form's traps have caught is not mailed: judging by the text alone may be wrong.
 */
export async function receiveMessage(
  message: ContactMessage,
  request: Pick<RequestInfo, "lang" | "origin" | "log">,
  { signals, ...once }: Submission = {},
): Promise<Stored | Refused> {
  const score = spamScore(message, signals);
  const isSuspected = score >= spamThreshold;
  const entry = await enterCommonLimit(isSuspected);
  if (isRefused(entry)) {
    request.log.warn({ isSuspected }, "contact messages over the common limit");
    return entry;
  }
  const { lang, origin } = request;
  let isNew = false;
  try {
    ({ isNew } = await Contact.insert(message, {
      lang,
      spamScore: score,
      ...once,
      alongside: async (trx, id) => {
        const mail = isFromBot(signals)
          ? undefined
          : composeMail(message, { id, lang, origin, isSuspected });
        if (mail) await Mails.insert(trx, id, mail);
      },
    }));
  } finally {
    entry.settle(isNew);
  }
  newWork.emit("mail");
  return { isStored: true, isNew };
}
