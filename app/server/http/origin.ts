import { config } from "#app/server/config.ts";
import { refuse } from "./answer.ts";
import { type Exchange, isSafe, type Step } from "./exchange.ts";

/**
 * A page's state-changing request must come from this site (contract 4). JSON endpoints need no such
 * check: their only credential is a bearer token, which no other site can make a browser send.
 */
export const sameOrigin: Step = (exchange) => {
  if (exchange.area === "api" || isSafe(exchange.req.method)) return false;
  if (comesFromThisSite(exchange)) return false;
  return refuse(exchange, 403, "api.otherOrigin");
};

function comesFromThisSite({ req }: Exchange): boolean {
  const site = req.headers["sec-fetch-site"];
  // "none" is the person themself, such as a reload; no other site can cause it.
  if (site !== undefined) return site === "same-origin" || site === "none";
  const { origin, host } = req.headers;
  if (origin === undefined) return false;
  const publicUrl = config().PUBLIC_URL;
  return publicUrl ? origin === publicUrl : URL.canParse(origin) && new URL(origin).host === host;
}
