import { createHash } from "node:crypto";
import { createContext } from "react-router";
import { refuse, refuseMethod } from "../answer.ts";
import { isRead, type Step } from "../exchange.ts";
import { sendOnce } from "../send.ts";
import { BoundedMap } from "./boundedMap.ts";

const FOLDER = "/page-data/";

/**
 * The scripts with the data of cached pages, which a browser fetches with the page's program. They
 * outlive a change of the content: whoever has the page open still has the page as it was. Beside
 * the page without it, the data is a half to two thirds: with three quarters of the page cache's room
 * (`wholeAnswers`) none that it still sends is gone from here.
 */
const scripts = new BoundedMap(48 * 1024 * 1024);

/** Keeps the script with a page's data apart from the page, and gives its address. */
export type KeepData = (script: string) => string;

/** Set where the page is nobody's own: its data may be kept for everybody. */
export const keepDataContext = createContext<KeepData | undefined>(undefined);

/**
 * Keeps a page's data apart from the page.
 *
 * @param script that hands the data to the framework; holds nothing personal
 * @returns its address, named by what it holds
 */
export function keepPageData(script: string): string {
  const body = Buffer.from(script);
  const name = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const address = `${FOLDER}${name}.js`;
  scripts.set(address, { body });
  return address;
}

/** Serves them; one that is gone leaves its page as it is without scripts. */
export const pageData: Step = async (exchange) => {
  const { req, url } = exchange;
  if (!url.pathname.startsWith(FOLDER)) return false;
  if (!isRead(req.method)) return refuseMethod(exchange, "GET, HEAD");
  const script = scripts.get(url.pathname);
  if (!script) return refuse(exchange, 404, "api.notFound");
  await sendOnce(exchange, {
    status: 200,
    headers: [
      ["content-type", "text/javascript; charset=utf-8"],
      ["cache-control", "public, max-age=31536000, immutable"],
    ],
    body: script.body,
  });
  return true;
};
