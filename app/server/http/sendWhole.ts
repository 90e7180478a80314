import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** How long the rest of a refused body is still read and discarded. */
const lingerMs = 10_000;

interface Whole {
  status: number;
  /** In addition to those already set. */
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

/**
 * Sends a complete answer; HEAD gets its headers alone. An answer sent before the request's body has been
 * fully read closes the connection.
 */
export function sendWhole(
  { req, res }: { req: IncomingMessage; res: ServerResponse },
  { status, headers, body = "" }: Whole,
): void {
  const isEarly = hasBody(req) && !req.complete;
  if (isEarly) res.setHeader("Connection", "close");
  res.writeHead(status, headers);
  const sent = req.method === "HEAD" ? "" : body;
  if (isEarly) void endEarly(req, res, sent);
  else res.end(sent);
}

/** Whether the request announces a body. */
export function hasBody({ headers }: IncomingMessage) {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Closing a connection with unread bytes resets it, and the client would never see the answer: so what still
 * arrives is discarded first, for ten seconds at most.
 */
async function endEarly(req: IncomingMessage, res: ServerResponse, body: string | Uint8Array) {
  if (body.length === 0) res.flushHeaders();
  else res.write(body);
  await linger(req);
  res.end();
}

function linger(req: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (req.readableEnded || req.destroyed) return resolve();
    const timer = setTimeout(finish, lingerMs);
    function finish() {
      clearTimeout(timer);
      resolve();
    }
    for (const event of ["end", "error", "close"]) req.once(event, finish);
    // A reader that has stopped half-way would hold back the rest.
    req.removeAllListeners("data");
    req.resume();
  });
}
