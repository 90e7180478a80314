import type { ContactSubject } from "#app/validation/contactFields.ts";

/**
 * The recipient of messages about a subject (MAIL_TO): the subject's own address, else the default one, else
 * the first listed, so that every message has a recipient.
 *
 * @param routes address by subject or "default"
 */
export function recipientFor(
  subject: ContactSubject,
  routes: Readonly<Record<string, string>>,
): string {
  const recipient = routes[subject] ?? routes.default ?? Object.values(routes)[0];
  if (!recipient) throw new Error("MAIL_TO names no address");
  return recipient;
}
