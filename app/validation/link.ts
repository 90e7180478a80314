import { parseUrl } from "./parseUrl.ts";
import { textOf } from "./text.ts";

/**
 * The permitted targets of a stored link: none (""), http(s), mailto, tel, or a path of this site (contract
 * 5). Browsers drop tabs and line breaks inside a URL and treat a backslash as a slash, so either could turn
 * a harmless-looking text into `javascript:` or `//other.site`.
 */
export function isSafeLink(link: string): boolean {
  if (link === "") return true;
  if (/[\p{Control}\p{Format}\\]/u.test(link)) return false;
  if (link.startsWith("/")) return !link.startsWith("//");
  if (/^https?:\/\/[^/]/i.test(link)) return parseUrl(link) !== undefined;
  return /^(mailto|tel):[^\s/]/i.test(link);
}

/** A link of a record; absent is "". */
export const link = textOf(2000)
  .overwrite(withoutUnseenEnds)
  .refine(isSafeLink, { error: "validation.link" })
  .meta({ description: "Empty, http(s), mailto, tel, or a path of this site such as /contato" })
  .default("");

/** Links copied from a chat or a page often bring zero-width spaces along. */
function withoutUnseenEnds(value: string): string {
  const unseen = /[\s\p{Format}]/u;
  let start = 0;
  let end = value.length;
  while (start < end && unseen.test(value.charAt(start))) start += 1;
  while (end > start && unseen.test(value.charAt(end - 1))) end -= 1;
  return value.slice(start, end);
}
