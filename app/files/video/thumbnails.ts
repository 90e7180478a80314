import { paths } from "#app/sitePaths.ts";

/** A sheet of at most 10 by 10 thumbnails. */
export const sheetColumns = 10;
const maxThumbnails = 100;
const minIntervalSeconds = 2;
const thumbnailWidth = 160;
/** Height of a thumbnail by its width: a video of 16x4096 would otherwise make a sheet of 400,000 lines. */
const maxRatio = 4;

export interface Sheet {
  /** Seconds between two thumbnails. */
  interval: number;
  count: number;
  rows: number;
  /** Pixels of one thumbnail. */
  width: number;
  height: number;
}

/** How the thumbnails of a video are spread over one sheet. */
export function sheetOf(video: { width: number; height: number; duration: number }): Sheet {
  const interval = Math.max(minIntervalSeconds, video.duration / maxThumbnails);
  const count = Math.max(1, Math.min(maxThumbnails, Math.ceil(video.duration / interval)));
  const height =
    Math.round((thumbnailWidth * Math.min(video.height / video.width, maxRatio)) / 2) * 2;
  return { interval, count, rows: Math.ceil(count / sheetColumns), width: thumbnailWidth, height };
}

/** The WebVTT from which players read thumbnails: a time range and its rectangle of the sheet. */
export function thumbnailsVtt(sheet: Sheet, spritePath: string, duration: number): string {
  const cues = Array.from({ length: sheet.count }, (_, index) => {
    const start = index * sheet.interval;
    const end =
      index === sheet.count - 1 ? Math.max(duration, start + 0.1) : start + sheet.interval;
    const x = (index % sheetColumns) * sheet.width;
    const y = Math.floor(index / sheetColumns) * sheet.height;
    const place = `${paths.stored(spritePath)}#xywh=${x},${y},${sheet.width},${sheet.height}`;
    return `${timestamp(start)} --> ${timestamp(end)}\n${place}\n`;
  });
  return `WEBVTT\n\n${cues.join("\n")}`;
}

/** `25:00:00.000`; not by `Date`, which knows no 25th hour, and throws at a length that a file may claim. */
function timestamp(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const padded = (value: number, digits: number) => String(value).padStart(digits, "0");
  const hours = padded(Math.floor(ms / 3_600_000), 2);
  const minutes = padded(Math.floor(ms / 60_000) % 60, 2);
  return `${hours}:${minutes}:${padded(Math.floor(ms / 1000) % 60, 2)}.${padded(ms % 1000, 3)}`;
}
