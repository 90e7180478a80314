import { asciiEmail } from "#app/validation/emailAddress.ts";

/** Mail programs truncate or refuse longer addresses. */
const maxQuoteLength = 1200;

/** What a reply quotes. */
interface Quoted {
  email: string;
  subject: string;
  /** "Ana escreveu em 20/11/2026, 11:32:" */
  introduction: string;
  message: string;
}

/** A `mailto:` URL that opens a reply to a message, with its text quoted below. */
export function replyLink({ email, subject, introduction, message }: Quoted): string {
  const letters = [...message];
  const text =
    letters.length > maxQuoteLength
      ? `${letters.slice(0, maxQuoteLength).join("")} [...]`
      : message;
  const quote = text
    .split(/\r\n|\r|\n/)
    .map((line) => `> ${line}`)
    .join("\r\n");
  const body = `\r\n\r\n${introduction}\r\n\r\n${quote}\r\n`;
  const fields = [`subject=${encodeURIComponent(subject)}`, `body=${encodeURIComponent(body)}`];
  return `mailto:${encodeURIComponent(asciiEmail(email)).replace("%40", "@")}?${fields.join("&")}`;
}
