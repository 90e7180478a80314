import { createHash, randomBytes } from "node:crypto";

/** The secret of a link: 256 random bits in base64url. The database keeps its hash alone. */
export function newLinkToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text can be one. */
export function isLinkToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}

/** What is stored of it: SHA-256 in hex. */
export function hashOfToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
