import type { IncomingMessage } from "node:http";

/** A name or an address, and perhaps a port (RFC 9110, 7.2); empty is allowed. */
const validHost = /^(?:\[[\da-f:.]+\]|[\w.~-]*)(?::\d{0,5})?$/i;

/**
 * Whether a request says at most once, and in a valid form, which host it is for (RFC 9112, 3.2). Node.js
 * takes the first of several, where a proxy in front may have taken the last.
 */
export function hasValidHost({ headers, rawHeaders }: IncomingMessage): boolean {
  if (headers.host === undefined) return true;
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") count += 1;
  }
  return count === 1 && validHost.test(headers.host);
}

/** The token of an `Authorization: Bearer` header. */
export function readBearer(authorization: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]+)$/i.exec(authorization ?? "")?.[1];
}
