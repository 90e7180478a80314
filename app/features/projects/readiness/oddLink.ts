import { parseUrl } from "#app/validation/host.ts";
import { isSafeLink } from "#app/validation/link.ts";

/** What is odd about a link that may be stored: it hardly leads where visitors can follow. */
export type OddLink =
  | "invalid"
  | "spaces"
  | "contact"
  | "admin"
  | "intranet"
  | "ending"
  | "several";

const localHost =
  /^(localhost|\[?::1\]?|127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/;
const localEnding = /\.(local|localhost|internal|intranet|lan|home|corp)$/;

/**
 * What is odd about a link's words alone; nothing is fetched.
 *
 * @param origin of this site: `https://mare.org.br`
 * @returns undefined for none, and for one that looks right
 */
export function oddLink(link: string, origin: string): OddLink | undefined {
  if (link === "") return undefined;
  if (!isSafeLink(link)) return "invalid";
  if (/\s/.test(link.trim())) return "spaces";
  if (/^(mailto|tel):/i.test(link)) return "contact";
  const own = ownPath(link, origin);
  if (own !== undefined) return /^\/admin(\/|$)/i.test(own) ? "admin" : undefined;
  if (/^https?:.*https?:\/\//i.test(link) && !/[?#].*https?:\/\//i.test(link)) return "several";
  if (/[.,;:)\]}>"']$/.test(link)) return "ending";
  const { hostname = "", username = "" } = parseUrl(link) ?? {};
  if (username !== "") return "contact";
  const isName = !hostname.includes(".") && !hostname.startsWith("[");
  return isName || localHost.test(hostname) || localEnding.test(hostname) ? "intranet" : undefined;
}

/** The path of a link to this site itself; undefined for one that leads elsewhere. */
export function ownPath(link: string, origin: string): string | undefined {
  if (/^\/(?!\/)/.test(link)) return link;
  const url = parseUrl(link);
  return url?.origin === origin ? url.pathname + url.search + url.hash : undefined;
}
