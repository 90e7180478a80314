import { createHmac, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "./storage.ts";

/**
 * A hash that nobody can compute without the site's secret, in base64url (43 characters): a signature, or a
 * name in the log for something that must not stand there itself.
 *
 * @param purpose without a colon; the same text has another hash for each
 */
export function keyedHash(purpose: string, text: string): string {
  return createHmac("sha256", sessionSecret()).update(`${purpose}:${text}`).digest("base64url");
}

/** Whether two hashes or signatures are the same, in a time that tells nothing about where they differ. */
export function isSameHash(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
