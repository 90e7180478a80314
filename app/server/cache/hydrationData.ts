import { createHash } from "node:crypto";
import { createContext } from "react-router";
import { isRead, type Middleware } from "#app/http/context.ts";
import { chooseEncoding, compress, etagOf } from "#app/http/encoding.ts";
import { respond, sendError, sendMethodNotAllowed } from "#app/http/respond.ts";
import { BoundedMap } from "./boundedMap.ts";
import { oftenFrom } from "./responseCache.ts";

const folder = "/page-data/";

/**
 * The data scripts of cached pages, which a browser fetches with the page's program. They survive a change
 * of the content, because pages that are already open still refer to them. The data is a half to two thirds
 * the size of the page without it: with three quarters of the page cache's size (`responseCache`), none that
 * a cached page refers to is evicted.
 */
const scripts = new BoundedMap<Script>(48 * 1024 * 1024);
/**
 * Those of pages that expire, kept apart: made every half hour, they would in days evict what pages that stay in the
 * cache refer to.
 */
const passing = new BoundedMap<Script>(4 * 1024 * 1024);

interface Script {
  body: Uint8Array;
  sent: number;
  /** Compressed as tightly as brotli can, once it is sent often. */
  tight?: Uint8Array;
}

/** Stores the script with a page's data separately from the page, and returns its address. */
export type StoreHydrationData = typeof storeHydrationData;

/** Set when the page is the same for everybody, so that its data may be stored. */
export const hydrationDataContext = createContext<StoreHydrationData | undefined>(undefined);

/**
 * Stores a page's data separately from the page.
 *
 * @param script hands the data to the framework; contains nothing personal
 * @param expires whether its page holds for a time only
 * @returns its address, named by a hash of its content
 */
export function storeHydrationData(script: string, expires: boolean): string {
  const body = Buffer.from(script);
  const name = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  const address = `${folder}${name}.js`;
  const kept = expires ? passing : scripts;
  kept.set(address, kept.get(address) ?? { body, sent: 0 });
  return address;
}

/** Serves the scripts; without its script a page still works as it does without JavaScript. */
export const hydrationData: Middleware = async (context) => {
  const { req, url } = context;
  if (!url.pathname.startsWith(folder)) return false;
  if (!isRead(req.method)) return sendMethodNotAllowed(context, "GET, HEAD");
  const script = scripts.get(url.pathname) ?? passing.get(url.pathname);
  if (!script) return sendError(context, 404, "api.notFound");
  const takesBrotli = chooseEncoding(req.headers["accept-encoding"]) === "br";
  const tight = takesBrotli ? script.tight : undefined;
  await respond(context, {
    status: 200,
    headers: [
      ["content-type", "text/javascript; charset=utf-8"],
      ["cache-control", "public, max-age=31536000, immutable"],
      ...(tight ? encodedHeaders(tight) : []),
    ],
    body: tight ?? script.body,
  });
  script.sent += 1;
  if (script.sent === oftenFrom) script.tight = await compress(script.body, "br", "often");
  return true;
};

function encodedHeaders(body: Uint8Array): [string, string][] {
  return [
    ["content-encoding", "br"],
    ["etag", etagOf(body, "br")],
  ];
}
