import { sortableDate } from "#app/i18n/shortDate.ts";

/** Brings what only the form has, a video's URL and the days of its news, into the project's own fields. */
export function applyFormOnlyFields(formData: FormData): void {
  applyVideoLink(formData);
  applyPostDays(formData);
}

const day = /^(posts\[\d+\])\.day$/;

/**
 * The date of a news card is chosen as a day, beside the stored moment: one that was left as it is keeps its time, and
 * an emptied one is again the time of saving.
 */
function applyPostDays(formData: FormData): void {
  for (const [name, value] of [...formData]) {
    const [, row] = day.exec(name) ?? [];
    if (row === undefined || typeof value !== "string") continue;
    formData.delete(name);
    const moment = formData.get(`${row}.createdAt`);
    if (value === dayOf(moment)) continue;
    formData.set(`${row}.createdAt`, noonOf(value));
  }
}

/** For the field: the day that was chosen, else that of the stored moment. */
export function postDayOf(row: Record<string, string | undefined> = {}): string {
  return row.day ?? dayOf(row.createdAt ?? "");
}

function dayOf(moment: FormDataEntryValue | null): string {
  return typeof moment === "string" ? sortableDate(moment) : "";
}

/** A day's noon in UTC is the same day in Recife; what is no day is left to the schema's message. */
function noonOf(value: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(value) ? `${value}T12:00:00.000Z` : value;
}

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
