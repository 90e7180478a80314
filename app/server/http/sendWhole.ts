import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";

/** How long a refused sender's bytes are still taken and thrown away. */
const lingerMs = 10_000;

interface Whole {
  status: number;
  /** Beside those that are set already. */
  headers?: OutgoingHttpHeaders;
  body?: string | Uint8Array;
}

/**
 * Sends an answer that is there as a whole; HEAD gets its headers alone. An answer that comes before
 * the request's body was read to its end closes the connection.
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

function hasBody({ headers }: IncomingMessage) {
  return "transfer-encoding" in headers || Number(headers["content-length"] ?? 0) > 0;
}

/**
 * Closing a connection with unread bytes resets it, and the sender would never see the answer: what is
 * still coming is swallowed first, for ten seconds at most.
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
    // Whoever has stopped reading in the middle would hold the rest back.
    req.removeAllListeners("data");
    req.resume();
  });
}
