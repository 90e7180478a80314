import { dateTime } from "#app/i18n/dateTime.ts";
import { counted, fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { numericDate } from "#app/i18n/shortDate.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { config } from "#app/platform/config.ts";
import { markBidiControls } from "#app/text/characters.ts";
import type { StoredMessage } from "../inbox/inbox.repo.server.ts";
import { replyLink } from "../inbox/mailto.ts";
import * as MailStatus from "../mail/mailStatus.repo.server.ts";
import { erasureDate } from "../retention.server.ts";

/** A message as its page shows it, with all texts formatted. */
export interface DisplayedMessage extends StoredMessage {
  received: string;
  /** Day on which retention deletes it. */
  erased: string;
  /** State of the mail to staff. */
  delivery: string;
  /** `mailto:` with the text quoted, in the language of the form. */
  reply: string;
}

/** @param lang of the member of staff */
export async function showMessage(message: StoredMessage, lang: Lang): Promise<DisplayedMessage> {
  const { createdAt } = message;
  const erased = erasureDate(new Date(createdAt), config().MESSAGE_RETENTION_MONTHS);
  return {
    ...message,
    name: markBidiControls(message.name),
    message: markBidiControls(message.message),
    received: dateTime(createdAt, lang),
    erased: numericDate(erased.toISOString()),
    delivery: await describeDelivery(message, lang),
    reply: replyTo(message),
  };
}

function replyTo({ name, email, subject, message, lang, createdAt }: StoredMessage) {
  const { adminMessages, contact } = pickTexts(lang, "adminMessages", "contact");
  const { mail } = adminMessages;
  return replyLink({
    email,
    subject: fill(mail.reply, { subject: contact.subjects[subject] }),
    introduction: fill(mail.quote, { date: dateTime(createdAt, lang), name }),
    message,
  });
}

async function describeDelivery({ id, state }: StoredMessage, lang: Lang): Promise<string> {
  const { delivery } = pickTexts(lang, "adminMessages").adminMessages;
  const mail = await MailStatus.findForMessage(id);
  if (!mail) return state === "spam" ? delivery.spam : delivery.none;
  const { recipient, attempts, lastError: reason, sentAt, parkedAt } = mail;
  if (sentAt) return fill(delivery.sent, { recipient, date: dateTime(sentAt, lang) });
  if (parkedAt && reason === MailStatus.mailOffReason) return fill(delivery.off, { recipient });
  if (parkedAt) return fill(delivery.parked, { recipient, reason });
  if (attempts === 0) return fill(delivery.waiting, { recipient });
  return counted(attempts, lang, delivery.retryingOne, delivery.retrying, { recipient, reason });
}
