import { isIPv4 } from "node:net";
import nodemailer from "nodemailer";
import { config } from "#app/platform/config.ts";

/** A mail as sent; every field was created or checked by `compose.server.ts`. */
export interface OutgoingMail {
  recipient: string;
  /** "" for none. */
  replyTo: string;
  subject: string;
  text: string;
  messageId: string;
}

/** Timeouts after which the server counts as hanging, and the mail is retried later. */
const connectionMs = 10_000;
const greetingMs = 10_000;
const silenceMs = 20_000;
/** For one mail as a whole, so that a server that sends single bytes cannot hold up the rest. */
const totalMs = 60_000;

/**
 * Sends one mail through the SMTP server. The envelope is set explicitly, independent of the headers.
 *
 * @param stop aborts the attempt (the process is stopping)
 * @throws nodemailer's error, to be read by `toMailFailure`
 */
export async function deliver(mail: OutgoingMail, stop?: AbortSignal): Promise<void> {
  const { SMTP_URL, MAIL_FROM } = config();
  if (!SMTP_URL || !MAIL_FROM) throw new Error("Mail is not set up");
  const deadline = AbortSignal.timeout(totalMs);
  const transport = nodemailer.createTransport({
    url: SMTP_URL,
    requireTLS: needsTls(SMTP_URL),
    // Within the machine nobody can stand in between; Debian's Postfix signs its certificate itself.
    tls: { rejectUnauthorized: !isThisMachine(SMTP_URL) },
    connectionTimeout: connectionMs,
    greetingTimeout: greetingMs,
    socketTimeout: silenceMs,
    dnsTimeout: connectionMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  await transport.sendMail({
    from: MAIL_FROM,
    to: mail.recipient,
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    textEncoding: "quoted-printable",
    messageId: mail.messageId,
    envelope: { from: MAIL_FROM, to: [mail.recipient] },
    // Prevents out-of-office replies to the visitor named in Reply-To.
    headers: { "Auto-Submitted": "auto-generated" },
    signal: stop ? AbortSignal.any([deadline, stop]) : deadline,
  });
}

function isThisMachine(url: string): boolean {
  const host = new URL(url).hostname.toLowerCase();
  return host === "localhost" || host === "[::1]" || (isIPv4(host) && host.startsWith("127."));
}

/** A password never travels in the clear, except within the machine. */
function needsTls(url: string): boolean {
  return new URL(url).username !== "" && !isThisMachine(url);
}

/** Whether messages are e-mailed at all; without SMTP_URL they are only stored. */
export function isMailSetUp(): boolean {
  return config().SMTP_URL !== undefined;
}
