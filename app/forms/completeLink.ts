import { withoutInvisible } from "#app/text/characters.ts";
import { isEmail } from "#app/validation/emailAddress.ts";
import { fileTypes } from "#app/validation/fileTypes.ts";

const bareDomain = /^(?:[\p{L}\d-]+\.)+(\p{L}{2,})(?::\d+)?(?:[/?#]\S*)?$/iu;
const fileEndings = new Set([...Object.keys(fileTypes), "jpeg", "doc", "html"]);

/** A scheme before another one, its punctuation complete or not: `https://http://`, `https://https//`. */
const doubledScheme = /^(?:(?:https?:?\/{0,2}|mailto:|tel:)\s*)+(?=https?:?\/\/|mailto:|tel:)/i;

/**
 * A link as people write it, completed: a bare domain (`www.example.org/a`) with `https://` before it, an
 * e-mail address with `mailto:`, and a scheme only once. Anything else as typed: a name such as `report.pdf` is
 * a file's, and its mistake must stay visible.
 */
export function completeLink(typed: string): string {
  const text = withoutInvisible(typed).trim();
  if (doubledScheme.test(text)) {
    return completeLink(text.replace(doubledScheme, "").replace(/^(https?):?\/\//i, "$1://"));
  }
  if (isEmail(text)) return `mailto:${text}`;
  const [, ending = ""] = bareDomain.exec(text) ?? [];
  if (!ending || fileEndings.has(ending.toLowerCase())) return typed;
  return `https://${text}`;
}
