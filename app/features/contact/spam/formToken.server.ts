import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "#app/server/storage.ts";

/** Nobody reads, fills in and sends the form in less. */
const QUICK_MS = 2_000;

/** What a sent form's token says. */
export type TokenVerdict =
  | { token: "missing" }
  /** `nonce` is the form's own, however often it is sent. */
  | { token: "fine" | "quick"; nonce: string };

/**
 * A token for one rendering of the form: when it was made and a random value, signed. It tells a
 * browser that opened the form from a script that did not.
 */
export function makeFormToken(now = Date.now()): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${content}.${sign(content)}`;
}

/** A form may stay open for days: there is no oldest age, so that nobody's message is suspected. */
export function readFormToken(token: string, now = Date.now()): TokenVerdict {
  const [time = "", nonce = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(`${time}.${nonce}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) return { token: "missing" };
  const age = now - Number.parseInt(time, 36);
  return { token: age < QUICK_MS ? "quick" : "fine", nonce };
}

function sign(content: string) {
  return createHmac("sha256", sessionSecret())
    .update(`contact-form:${content}`)
    .digest("base64url");
}
