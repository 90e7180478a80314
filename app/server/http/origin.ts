import { config } from "../config.ts";
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

/** Checks every header that the browser sends: old ones send only one of them, and neither may disagree. */
function comesFromThisSite({ req }: Exchange): boolean {
  const { "sec-fetch-site": site, origin, host } = req.headers;
  if (site === undefined && origin === undefined) return false;
  return (
    (site === undefined || site === "same-origin") &&
    (origin === undefined || isThisSite(origin, host))
  );
}

function isThisSite(origin: string, host: string | undefined): boolean {
  const publicUrl = config().PUBLIC_URL;
  return publicUrl ? origin === publicUrl : URL.canParse(origin) && new URL(origin).host === host;
}
