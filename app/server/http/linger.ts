import type { IncomingMessage } from "node:http";
import type { Exchange } from "./exchange.ts";

/** How long a refused sender's bytes are still taken and thrown away. */
const lingerMs = 10_000;

/**
 * Sends the rest of an answer that was given before the request's body was read to its end. Closing a
 * connection with unread bytes resets it, and the sender would never see the answer: what is still
 * coming is swallowed first, for ten seconds at most.
 */
export async function endEarly({ req, res }: Exchange, body = ""): Promise<void> {
  if (body === "" || req.method === "HEAD") res.flushHeaders();
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
    req.resume();
  });
}
