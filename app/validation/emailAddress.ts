import { cleanLine, withoutInvisible } from "#app/text/characters.ts";
import { asciiHost, isHostName } from "./host.ts";

/** What stands before the `@`: words of RFC 5322's `atext` between dots, unquoted. */
const localPart = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const topLevel = /^(?:xn--[a-z\d-]+|[\p{L}\p{M}]{2,})$/iu;

/**
 * Whether a text looks like an e-mail address (spec 5): any unquoted local part, `@`, and a domain in any
 * script, such as `maré.org.br`. A local part with an accent is refused: hardly any server has one, and it is
 * nearly always a slip that would lose the answer.
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf("@");
  const domain = text.slice(at + 1);
  const labels = domain.split(".");
  return (
    at > 0 &&
    localPart.test(text.slice(0, at)) &&
    labels.length > 1 &&
    labels.every((label) => !/^-|-$|_/.test(label)) &&
    topLevel.test(labels.at(-1) ?? "") &&
    isHostName(domain)
  );
}

/** An address as it is stored: without the invisible characters that come along when it is copied. */
export function cleanEmail(typed: string): string {
  return withoutInvisible(cleanLine(typed)).trim();
}

/** A valid address as mail programs and servers take it, its domain in ASCII letters. */
export function asciiEmail(address: string): string {
  const at = address.lastIndexOf("@") + 1;
  const domain = address.slice(at);
  return address.slice(0, at) + (asciiHost(domain) ?? domain);
}
