/**
 * The decorative part of a project's address, to the letter of spec 5. A name that is no text, or
 * has no letter or digit at all, gives "projeto".
 */
export function toSlug(name: unknown): string {
  if (typeof name !== "string") return "projeto";
  const slug = name
    .trim()
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[^a-z0-9\s-]/g, " ")
    .replace(/[\s-]+/g, "-");
  return /[a-z0-9]/.test(slug) ? slug : "projeto";
}
