import { randomBytes } from "node:crypto";
import { stringifySetCookie } from "cookie";
import { isHttps } from "#app/platform/config.ts";
import { isSameHash, keyedHash } from "#app/platform/keyedHash.ts";

/**
 * A browser in which somebody has signed in is remembered beyond the sign-out (OWASP's device cookie): it is
 * no credential, but whoever guesses that account's password elsewhere does not lock it out. The cookie holds
 * an entry for each account, signed, so that the site stores nothing: a keyed hash of the e-mail, the day, a
 * random name for the limits, the signature.
 */
interface Entry {
  account: string;
  text: string;
}

const dayMs = 24 * 60 * 60 * 1000;
/** No browser keeps cookies for longer. */
const maxDays = 400;
/** Of a shared computer. */
const maxAccounts = 8;

/** Bound to the host where the site uses https, like the sign-in's (contract 4). */
export function deviceCookieName(): "device" | "__Host-device" {
  return isHttps() ? "__Host-device" : "device";
}

/**
 * The random name of this browser for an account; undefined where nobody has signed in to it here.
 *
 * @param value of the device cookie
 * @param email of the account, in lower case
 */
export function readDevice(
  value: string | undefined,
  email: string,
  now = Date.now(),
): string | undefined {
  const account = hashOf(email);
  const own = entriesOf(value).find((entry) => entry.account === account);
  const [, day = "", name = "", signature = ""] = own?.text.split(".") ?? [];
  if (!isSameHash(signature, sign(account, day, name))) return undefined;
  return today(now) - Number.parseInt(day, 36) <= maxDays ? name : undefined;
}

/**
 * The `Set-Cookie` by which the browser is known to the account, and still to the others, from now on.
 *
 * @param value of the device cookie that it has
 */
export function deviceCookie(value: string | undefined, email: string, now = Date.now()): string {
  const account = hashOf(email);
  const day = today(now).toString(36);
  const name = randomBytes(12).toString("base64url");
  const own = [account, day, name, sign(account, day, name)].join(".");
  const others = entriesOf(value).filter((entry) => entry.account !== account);
  const entries = [own, ...others.map(({ text }) => text)].slice(0, maxAccounts);
  return stringifySetCookie(deviceCookieName(), entries.join("~"), {
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: isHttps(),
    maxAge: (maxDays * dayMs) / 1000,
  });
}

/** In their form; whether they are ours only their signatures tell. */
function entriesOf(value = ""): Entry[] {
  const texts = value
    .split("~")
    .filter((text) => /^[\w-]{16}\.[\da-z]+\.[\w-]{16}\.[\w-]{43}$/.test(text));
  return texts.slice(0, maxAccounts).map((text) => ({ account: text.slice(0, 16), text }));
}

function hashOf(email: string): string {
  return keyedHash("device account", email).slice(0, 16);
}

function sign(account: string, day: string, name: string): string {
  return keyedHash("device", [account, day, name].join("."));
}

function today(now: number): number {
  return Math.floor(now / dayMs);
}
