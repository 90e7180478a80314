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

/** A slug of at most so many characters, cut after a word where there is one. */
export function shortenSlug(slug: string, most: number): string {
  if (slug.length <= most) return slug;
  const end = slug.lastIndexOf("-", most);
  return slug.slice(0, end > 0 ? end : most);
}
