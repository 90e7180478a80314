import type { Exchange } from "./exchange.ts";

const MIB = 1024 * 1024;

/**
 * Ends an exchange without the framework: JSON under /api, plain text elsewhere. A body that is
 * still coming is not waited for: a large one closes the connection.
 */
export function refuse(
  exchange: Exchange,
  status: number,
  messageKey: string,
  headers: Record<string, string> = {},
): true {
  const { req, res, area, t, requestId } = exchange;
  const message = t(messageKey, { requestId });
  const body = area === "api" ? JSON.stringify({ message }) : `${message}\n`;
  if (hasLargeBody(exchange)) res.setHeader("Connection", "close");
  res.writeHead(status, {
    "Content-Type":
      area === "api" ? "application/json; charset=utf-8" : "text/plain; charset=utf-8",
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    ...headers,
  });
  res.end(req.method === "HEAD" ? undefined : body);
  return true;
}

/** Sends the browser elsewhere, also when it is React Router's client that asks for data. */
export function redirect(exchange: Exchange, location: string, isData: boolean): true {
  const { res } = exchange;
  if (hasLargeBody(exchange)) res.setHeader("Connection", "close");
  res.setHeader("Cache-Control", "no-store");
  if (isData) {
    // How the client learns of a redirect from outside the framework.
    res.writeHead(204, { "X-Remix-Redirect": location, "X-Remix-Reload-Document": "true" });
  } else {
    res.writeHead(303, { Location: location });
  }
  res.end();
  return true;
}

function hasLargeBody({ req }: Exchange) {
  return "transfer-encoding" in req.headers || Number(req.headers["content-length"] ?? 0) > MIB;
}
