/** A film's YouTube URL, typed beside the file field of the same film. */
export const filmLinkName = "link:projectInAction";

/** Uses a typed URL as the film, unless the form holds a file, which takes precedence. */
export function applyFilmLink(formData: FormData): void {
  const link = formData.get(filmLinkName);
  formData.delete(filmLinkName);
  if (typeof link !== "string" || link.trim() === "") return;
  if (!formData.get("projectInAction")) formData.set("projectInAction", link);
}

/** Whether a film's value was typed: anything but the path of an uploaded film. */
export function isFilmLink(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !value.startsWith("videos/");
}
