import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { sessionSecret } from "#app/server/storage.ts";

/** Less than anybody needs to read, fill in and send the form. */
const quickMs = 2_000;

/** What a submitted token proves. */
export type TokenVerdict =
  | { token: "missing" }
  /** `nonce` identifies the form, however often it is sent. */
  | { token: "fine" | "quick"; nonce: string };

/**
 * A signed token for one rendering of the form: its time and a random value. It shows whether the sender has
 * opened the form, which many bots do not.
 */
export function makeFormToken(now = Date.now()): string {
  const content = `${now.toString(36)}.${randomBytes(12).toString("base64url")}`;
  return `${content}.${sign(content)}`;
}

/** Without a maximum age: a form may stay open for days, and nobody's message should be suspected for it. */
export function readFormToken(token: string, now = Date.now()): TokenVerdict {
  const [time = "", nonce = "", signature = ""] = token.split(".");
  const expected = Buffer.from(sign(`${time}.${nonce}`));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs) return { token: "missing" };
  const age = now - Number.parseInt(time, 36);
  return { token: age < quickMs ? "quick" : "fine", nonce };
}

function sign(content: string) {
  return createHmac("sha256", sessionSecret())
    .update(`contact-form:${content}`)
    .digest("base64url");
}
