/** A film's address on YouTube, typed beside the file field of the same film. */
export const filmLinkName = "link:projectInAction";

/** Puts a typed address where the film stands; a file that the form holds stands before it. */
export function applyFilmLink(formData: FormData): void {
  const link = formData.get(filmLinkName);
  formData.delete(filmLinkName);
  if (typeof link !== "string" || link.trim() === "") return;
  if (!formData.get("projectInAction")) formData.set("projectInAction", link);
}

/** Whether a film's value was typed: whatever is not an uploaded film's path. */
export function isFilmLink(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !value.startsWith("videos/");
}
