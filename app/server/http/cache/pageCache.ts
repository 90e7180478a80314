import type { RequestInfo } from "#app/context.ts";
import { chooseEncoding } from "../encoding.ts";
import type { Step } from "../exchange.ts";
import type { Renderer } from "../framework.ts";
import { isUnchanged, setHeaders } from "../send.ts";
import { cacheAddress, cacheKey } from "./cacheKey.ts";
import { keepPageData } from "./pageData.ts";
import { keepReady } from "./readyAnswers.ts";
import { type WholeAnswer, wholeAnswers } from "./wholeAnswers.ts";

/** Anyone may store pages but must revalidate each time, so that a save shows at once. */
const cacheControl = "public, no-cache";

/**
 * Answers anonymous reads of public pages and JSON from memory (design: speed by construction). The page is
 * rendered for a request that carries nothing but the address, so it cannot contain anything personal.
 */
export function pageCache(render: Renderer): Step {
  return async (exchange) => {
    const address = cacheAddress(exchange);
    if (!address) return false;
    const { req, res, lang, area } = exchange;
    const key = cacheKey(lang, address);
    const encoding = chooseEncoding(req.headers["accept-encoding"]);
    const answer = await wholeAnswers.get(key, encoding, () =>
      renderFor(render, address, exchange),
    );
    setHeaders(exchange, answer);
    res.appendHeader("Vary", area === "site" ? "Cookie, Accept-Encoding" : "Accept-Encoding");
    if (answer.status === 200) {
      res.setHeader("Cache-Control", cacheControl);
      res.setHeader("ETag", answer.etag);
    } else if (!res.hasHeader("Cache-Control")) {
      // Or a proxy might keep "not found" for a project that is made a minute later.
      res.setHeader("Cache-Control", "no-cache");
    }
    if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
    if (isUnchanged(exchange, answer.status)) return true;
    res.setHeader("Content-Length", answer.body.length);
    keepReady(exchange, answer);
    res.writeHead(answer.status).end(req.method === "HEAD" ? undefined : answer.body);
    return true;
  };
}

/** Renders an address for an anonymous visitor. */
export async function renderFor(
  render: Renderer,
  address: URL,
  info: Pick<RequestInfo, "requestId" | "lang" | "t" | "log" | "origin">,
): Promise<WholeAnswer> {
  const { requestId, lang, t, log, origin } = info;
  const anonymous: RequestInfo = {
    requestId,
    lang,
    t,
    log,
    origin,
    staff: null,
    clientAddress: "",
  };
  const response = await render(new Request(address), anonymous, keepPageData);
  return {
    status: response.status,
    headers: [...response.headers].filter(([name]) => name !== "etag"),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
