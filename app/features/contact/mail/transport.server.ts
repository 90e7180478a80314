import nodemailer from "nodemailer";
import { config } from "#app/server/config.ts";

/** What goes over the wire; every field was made or checked by us (`compose.server.ts`). */
export interface OutgoingMail {
  recipient: string;
  /** "" for none. */
  replyTo: string;
  subject: string;
  text: string;
  messageId: string;
}

/** Longer than these and the server hangs: the mail is tried again later. */
const CONNECTION_MS = 10_000;
const GREETING_MS = 10_000;
const SILENCE_MS = 20_000;
/** For all of one mail, so that a server that drips bytes holds nothing up either. */
const WHOLE_MS = 60_000;

/**
 * Hands one mail to the SMTP server. The envelope is fixed: sender and recipient are ours, whatever
 * the headers say.
 *
 * @param stop ends the try early (the process is stopping)
 * @throws nodemailer's error, to be read by `toMailFailure`
 */
export async function deliver(mail: OutgoingMail, stop?: AbortSignal): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = config();
  if (!SMTP_URL || !MAIL_FROM) throw new Error("Mail is not set up");
  const deadline = AbortSignal.timeout(WHOLE_MS);
  const transport = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: CONNECTION_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: SILENCE_MS,
    dnsTimeout: CONNECTION_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({
    from: MAIL_FROM,
    to: mail.recipient,
    ...(mail.replyTo && { replyTo: mail.replyTo }),
    subject: mail.subject,
    text: mail.text,
    textEncoding: "quoted-printable",
    messageId: mail.messageId,
    envelope: { from: MAIL_FROM, to: [mail.recipient] },
    // No out-of-office answers to the visitor, whom Reply-To names.
    headers: { "Auto-Submitted": "auto-generated" },
    signal: stop ? AbortSignal.any([deadline, stop]) : deadline,
  });
}

/** Whether messages are e-mailed at all; without SMTP_URL they are simply kept. */
export function isMailSetUp(): boolean {
  return config().SMTP_URL !== undefined;
}
