import type { IncomingMessage, ServerResponse } from "node:http";

/** Requests whose sender waits with the body until it is asked for (`Expect: 100-continue`). */
const waiting = new WeakMap<IncomingMessage, ServerResponse>();

/** Notes that the sender waits. */
export function holdBody(req: IncomingMessage, res: ServerResponse): void {
  waiting.set(req, res);
}

/**
 * Asks a sender that waits for the body (100 Continue); call before reading it. A request that is refused
 * gets the refusal alone, before the body is sent in vain.
 */
export function askForBody(req: IncomingMessage): void {
  waiting.get(req)?.writeContinue();
  waiting.delete(req);
}

/** Whether the sender still waits, and no byte of the body has come. */
export function isBodyHeld(req: IncomingMessage): boolean {
  return waiting.has(req) && req.readableLength === 0;
}
