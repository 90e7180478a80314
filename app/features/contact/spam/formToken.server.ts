import { randomBytes } from "node:crypto";
import { isSameHash, keyedHash } from "#app/platform/keyedHash.ts";

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
  if (!isSameHash(signature, sign(`${time}.${nonce}`))) return { token: "missing" };
  const age = now - Number.parseInt(time, 36);
  return { token: age < quickMs ? "quick" : "fine", nonce };
}

function sign(content: string) {
  return keyedHash("contact-form", content);
}
