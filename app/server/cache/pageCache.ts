import type { ServerBuild } from "react-router";
import type { RequestFacts } from "#app/context.ts";
import { engine } from "#app/db/connection.server.ts";
import { hasFlash } from "#app/flash/flash.server.ts";
import type { Middleware } from "#app/http/context.ts";
import { chooseEncoding } from "#app/http/encoding.ts";
import { sendIfUnchanged, setHeaders } from "#app/http/respond.ts";
import type { Renderer } from "../steps/framework.ts";
import { traffic } from "../traffic.ts";
import { cacheKey, cacheUrl } from "./cacheKey.ts";
import { remember } from "./fastPath.ts";
import { storeHydrationData } from "./hydrationData.ts";
import { missingPageFinder } from "./missingPage.ts";
import { type RenderedResponse, responseCache } from "./responseCache.ts";

/** Anyone may store pages but must revalidate each time, so that a save shows at once. */
const cacheControl = "public, no-cache";

/**
 * Answers anonymous reads of public pages and JSON from memory (design: speed by construction). The page is
 * rendered for a request that carries nothing but the address, so it cannot contain anything personal.
 */
export function pageCache(render: Renderer, loadBuild: () => Promise<ServerBuild>): Middleware {
  const findMissing = loadBuild().then(missingPageFinder);
  return async (context) => {
    const asked = cacheUrl(context);
    if (!asked || (await hasFlash(context.req.headers.cookie))) return false;
    const { req, res, lang, area } = context;
    const encoding = chooseEncoding(req.headers["accept-encoding"]);
    const isKnown = responseCache.has(cacheKey(lang, asked), encoding);
    const missing = isKnown ? undefined : (await findMissing)(context, asked);
    const address = missing ?? asked;
    let result: keyof typeof traffic.pageCache = "hit";
    const answer = await responseCache.get(
      cacheKey(lang, address),
      encoding,
      () => {
        result = "miss";
        return renderFor(render, address, context);
      },
      missing && 404,
    );
    answer.isAsked = true;
    traffic.pageCache[result] += 1;
    setHeaders(context, answer);
    res.appendHeader("Vary", area === "site" ? "Cookie, Accept-Encoding" : "Accept-Encoding");
    if (answer.status === 200) {
      res.setHeader("Cache-Control", cacheControl);
      res.setHeader("ETag", answer.etag);
    } else if (!res.hasHeader("Cache-Control")) {
      // Or a proxy might keep "not found" for a project that is made a minute later.
      res.setHeader("Cache-Control", "no-cache");
    }
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    if (sendIfUnchanged(context, answer.status)) return true;
    res.setHeader("Content-Length", answer.body.length);
    remember(context, answer);
    res.writeHead(answer.status).end(req.method === "HEAD" ? undefined : answer.body);
    return true;
  };
}

/**
 * Renders an address for an anonymous visitor. An `Expires` is for this cache alone: browsers ask each time.
 */
export async function renderFor(
  render: Renderer,
  address: URL,
  info: Pick<RequestFacts, "requestId" | "lang" | "log" | "origin">,
): Promise<RenderedResponse> {
  const { requestId, lang, log, origin } = info;
  const anonymous: RequestFacts = {
    requestId,
    lang,
    log,
    origin,
    staff: null,
    clientAddress: "",
  };
  // Where the next request may reach another process, the page brings its data along.
  const store = engine().nodes ? undefined : storeHydrationData;
  const response = await render(new Request(address), anonymous, store);
  const expires = response.headers.get("Expires");
  return {
    status: response.status,
    expires: expires === null ? undefined : Date.parse(expires),
    headers: [...response.headers].filter(([name]) => name !== "etag" && name !== "expires"),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
