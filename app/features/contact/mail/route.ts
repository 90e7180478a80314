import type { ContactSubject } from "#app/features/contact/contactFields.ts";

/**
 * Who gets the messages about a subject (MAIL_TO): its own address, else the default one, else the
 * first that is named, so that no message is without a reader.
 *
 * @param routes subject or "default" to address
 */
export function recipientFor(
  subject: ContactSubject,
  routes: Readonly<Record<string, string>>,
): string {
  const recipient = routes[subject] ?? routes.default ?? Object.values(routes)[0];
  if (!recipient) throw new Error("MAIL_TO names no address");
  return recipient;
}
