import type { TextKey } from "#app/i18n/texts.server.ts";
import type { Exchange } from "./exchange.ts";
import { endEarly } from "./linger.ts";

/**
 * Ends an exchange without the framework: JSON under /api, plain text elsewhere. A body that is still
 * coming is not read, and its connection closed.
 */
export function refuse(
  exchange: Exchange,
  status: number,
  messageKey: TextKey,
  headers: Record<string, string> = {},
): true {
  const { area, t, requestId } = exchange;
  const message = t(messageKey, { requestId });
  const isJson = area === "api";
  const body = isJson ? JSON.stringify({ message }) : `${message}\n`;
  return answer(exchange, status, body, {
    "Content-Type": isJson ? "application/json; charset=utf-8" : "text/plain; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    ...headers,
  });
}

/** Refuses a request's method and says which ones are offered. */
export function refuseMethod(exchange: Exchange, offered: string): true {
  return refuse(exchange, 405, "api.methodNotAllowed", { Allow: offered });
}

/** Sends the browser elsewhere, also when it is React Router's client that asks for data. */
export function redirect(exchange: Exchange, location: string, isData: boolean): true {
  if (!isData) return answer(exchange, 303, "", { Location: location, "Content-Length": "0" });
  // How the client learns of a redirect from outside the framework.
  return answer(exchange, 204, "", {
    "X-Remix-Redirect": location,
    "X-Remix-Reload-Document": "true",
  });
}

function answer(
  exchange: Exchange,
  status: number,
  body: string,
  headers: Record<string, string>,
): true {
  const { req, res } = exchange;
  const isEarly = hasBody(exchange) && !req.complete;
  if (isEarly) res.setHeader("Connection", "close");
  res.writeHead(status, { "Cache-Control": "no-store", ...headers });
  if (isEarly) void endEarly(exchange, body);
  else res.end(req.method === "HEAD" ? undefined : body);
  return true;
}

function hasBody({ req }: Exchange) {
  return "transfer-encoding" in req.headers || Number(req.headers["content-length"] ?? 0) > 0;
}
