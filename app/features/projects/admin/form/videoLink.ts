/** A video's YouTube URL, typed beside the file field of the same video. */
export const videoLinkName = "link:projectInAction";

/** Uses a typed URL as the video, unless the form holds a file, which takes precedence. */
export function applyVideoLink(formData: FormData): void {
  const link = formData.get(videoLinkName);
  formData.delete(videoLinkName);
  if (typeof link !== "string" || link.trim() === "") return;
  if (!formData.get("projectInAction")) formData.set("projectInAction", link);
}

/** Whether a video's value was typed: anything but the path of an uploaded video. */
export function isVideoLink(value: unknown): value is string {
  return typeof value === "string" && value !== "" && !value.startsWith("videos/");
}
