import { cleanText } from "#app/text/characters.ts";
import { isEmail } from "./emailAddress.ts";
import { isAsciiHost, parseUrl } from "./host.ts";
import { textOf } from "./text.ts";

/**
 * The permitted targets of a stored link: none (""), http(s), mailto, tel, or a path of this site (contract
 * 5). Browsers drop tabs and line breaks inside a URL and treat a backslash as a slash, so either could turn
 * a harmless-looking text into `javascript:` or `//other.site`.
 */
export function isSafeLink(link: string): boolean {
  if (link === "") return true;
  if (unsafe.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  if (/^https?:\/\/[^/]/i.test(link)) return leadsToHost(link);
  return /^(mailto|tel):(?!mailto:|tel:)[^\s/]/i.test(link);
}

/** All but the joiners, which may be part of an emoji or a word in a path. */
const unsafe = /[\p{Control}\\]|(?!\p{Join_Control})\p{Format}/u;

/** A link of a record; absent is "". */
export const link = textOf(2000, undefined, cleanLink)
  .refine(isSafeLink, { error: "validation.link" })
  .meta({ description: "Empty, http(s), mailto, tel, or a path of this site such as /contato" })
  .default("");

/** Whether the host of an http(s) URL can be one: `https://https://…` and `https://exemplo..org` have none. */
function leadsToHost(link: string): boolean {
  const { hostname = "", username = "" } = parseUrl(link) ?? {};
  if (/^https?$/.test(hostname) || /^(mailto|tel)$/i.test(username)) return false;
  return hostname.startsWith("[") || isAsciiHost(hostname.replace(/\.$/, ""));
}

/**
 * A link as it is stored: without the invisible characters that come along when it is copied; a bare e-mail
 * address as `mailto:`.
 */
function cleanLink(value: string): string {
  const bare = withoutUnseenEnds(cleanText(value).replace(neverInLink, ""));
  return isEmail(bare) ? `mailto:${bare}` : bare;
}

/** Hyphens and spaces that chats and word processors put where a long link may break. */
const neverInLink = /[\u00ad\u200b\u2060\ufeff]/g;

function withoutUnseenEnds(value: string): string {
  const unseen = /[\s\p{Format}]/u;
  let start = 0;
  let end = value.length;
  while (start < end && unseen.test(value.charAt(start))) start += 1;
  while (end > start && unseen.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}
