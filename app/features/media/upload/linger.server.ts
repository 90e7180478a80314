import type { IncomingMessage } from "node:http";

/** How long a refused sender's bytes are still taken and thrown away. */
const lingerMs = 10_000;

/**
 * Swallows what a refused sender still sends. Closing a connection with unread bytes resets it, and
 * the sender would never see why it was refused. Ends with the body, or after ten seconds.
 */
export function linger(req: IncomingMessage): Promise<void> {
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
