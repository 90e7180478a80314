import { randomUUID } from "node:crypto";
import { brand } from "#app/brand.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { pickTexts } from "#app/i18n/texts.server.ts";
import { paths } from "#app/paths.ts";
import { config } from "#app/platform/config.ts";
import { markBidiControls } from "#app/text/characters.ts";
import { asciiEmail, isEmail } from "#app/validation/emailAddress.ts";
import type { ContactMessage } from "../contact.schema.ts";
import { recipientFor } from "./route.ts";
import type { OutgoingMail } from "./transport.server.ts";

/** Context of the mail, besides the visitor's message. */
interface About {
  id: number;
  lang: Lang;
  /** Origin of the link to the message in the back office. */
  origin: string;
  /** Looks like spam, which is stated in the mail's subject. */
  isSuspected?: boolean;
}

/** Staff mail is in Portuguese, whatever the form's language. */
const { adminMessages, contact } = pickTexts("pt", "adminMessages", "contact");

/**
 * The mail that brings a contact message to staff. Visitors' input goes only into the body; the headers are
 * the site's own, except one Reply-To.
 *
 * @returns undefined when no SMTP server is configured: messages are then only stored
 */
export function composeMail(message: ContactMessage, about: About): OutgoingMail | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_TO } = config();
  if (!SMTP_URL || !MAIL_FROM || !MAIL_TO) return undefined;
  const subject = contact.subjects[message.subject];
  const { mail, languages } = adminMessages;
  const title = fill(mail.subject, { site: brand.shortName, id: about.id, subject });
  return {
    recipient: recipientFor(message.subject, MAIL_TO),
    replyTo: replyAddress(message.email),
    subject: about.isSuspected ? fill(mail.suspected, { title }) : title,
    text: fill(mail.text, {
      name: markBidiControls(oneLine(message.name)),
      email: oneLine(message.email),
      phone: oneLine(message.phone),
      subject,
      language: languages[about.lang],
      message: markBidiControls(message.message),
      link: about.origin + paths.admin.message(about.id),
    }),
    messageId: `<contact-${about.id}-${randomUUID()}@${MAIL_FROM.split("@")[1]}>`,
  };
}

/**
 * The visitor's address as a header takes it, its domain in ASCII letters; "" where it is not a single plain
 * address. Quoted names, commas, groups and line breaks never get through, whatever the form accepted.
 */
function replyAddress(email: string): string {
  return isEmail(email) ? asciiEmail(email) : "";
}

/** So that a line break in a name cannot fake another line of the mail. */
function oneLine(text: string) {
  return text.replace(/\s+/g, " ");
}
