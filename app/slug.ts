import { withoutInvisible } from "./text/characters.ts";

/**
 * The slug in a project's address, as in spec 5; what nobody sees breaks no word. A name that is not a string, or has no letter or
 * digit, gives the fallback.
 */
export function toSlug(name: unknown, fallback = "projeto"): string {
  if (typeof name !== "string") return fallback;
  const slug = withoutInvisible(name)
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^a-z0-9\s-]/g, " ")
    .replace(/[\s-]+/g, "-");
  return /[a-z0-9]/.test(slug) ? slug : fallback;
}

/** A slug of its own: with nothing at its ends, and "" for what has no letter or digit. */
export function termSlug(term: string): string {
  return toSlug(term, "").replace(/^-|-$/g, "");
}
