import { db } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type Lang, langs } from "#app/i18n/lang.ts";
import { maxAttempts } from "./jobs/jobs.repo.server.ts";
import { isRunning } from "./jobs/worker.server.ts";
import { type FilmFault, readFault } from "./video/filmFault.ts";
import { nominalHeight } from "./video/heights.ts";
import { thumbnailsPath } from "./video/videoPaths.ts";

/** A video in one quality. */
export interface VideoSource {
  /** One of spec 9's quality options, in pixels. */
  height: number;
  path: string;
  /** The `type` of its `source` element. */
  type: string;
}

/** A video for a page; all paths are under /storage. */
export interface Video {
  path: string;
  type: string;
  /** Best quality first; only the original while renditions are being encoded. */
  sources: VideoSource[];
  poster: string | null;
  /** Thumbnails for the timeline, as WebVTT; null until generated. */
  thumbnails: string | null;
  /** Pixels; null until measured. */
  width: number | null;
  height: number | null;
  /** Seconds; null until measured. */
  duration: number | null;
  captions: { lang: Lang; path: string }[];
  /** In the requested language, else the other; "" for none. */
  transcript: string;
  transcriptLang: Lang;
}

/** A stored video with its qualities, captions and transcript; undefined for none. */
export async function findByPath(path: string, lang: Lang = "pt"): Promise<Video | undefined> {
  const media = await db()
    .selectFrom("media")
    .selectAll()
    .where("path", "=", path)
    .where("type", "like", "video/%")
    .executeTakeFirst();
  if (!media) return undefined;
  const variants = await findVariants(media.id);
  const captions = await findCaptions(media.id);
  const { type, poster, width, height, duration } = media;
  const hasThumbnails = variants.some((variant) => variant.path === thumbnailsPath(path));
  return {
    path,
    type,
    sources: sourcesOf(media, variants),
    poster,
    thumbnails: hasThumbnails ? thumbnailsPath(path) : null,
    width,
    height,
    duration,
    captions: langs.flatMap((language) => captions.filter((track) => track.lang === language)),
    ...transcriptOf(media, lang),
  };
}

/** Progress of a video's renditions: 0..100, or an error when the job was parked. */
export interface VideoJob {
  progress: number;
  error: string;
  /** What is wrong with the video itself, where that ended the job. */
  fault?: FilmFault;
}

/** The pending work on a video; undefined when there is nothing left to do. */
export async function findProgress(path: string): Promise<VideoJob | undefined> {
  const job = await db()
    .selectFrom("mediaJob")
    .innerJoin("media", "media.id", "mediaJob.mediaId")
    .select(["mediaJob.id", "mediaJob.progress", "mediaJob.attempts", "mediaJob.lastError"])
    .where("media.path", "=", path)
    .where("mediaJob.kind", "=", "video")
    .executeTakeFirst();
  if (!job) return undefined;
  const { id, progress, attempts, lastError } = job;
  // The last attempt is counted from its start, and may still succeed.
  if (attempts < maxAttempts || isRunning(id)) return { progress, error: "" };
  const fault = readFault(lastError);
  // An attempt that killed the process has left no error message.
  return { progress, error: lastError || "stopped", ...(fault && { fault }) };
}

/** A video's captions, at most one file per language. */
export function findCaptions(mediaId: number, executor = db()): Promise<Video["captions"]> {
  return executor
    .selectFrom("mediaTrack")
    .select(["lang", "path"])
    .where("mediaId", "=", mediaId)
    .orderBy("lang")
    .execute();
}

function findVariants(mediaId: number) {
  return db()
    .selectFrom("mediaVariant")
    .select(["kind", "path", "height", "type"])
    .where("mediaId", "=", mediaId)
    .where("kind", "in", ["video", "thumbnails"])
    .orderBy("id")
    .execute();
}

function sourcesOf(
  media: Row<"media">,
  variants: Pick<Row<"mediaVariant">, "kind" | "path" | "height" | "type">[],
): VideoSource[] {
  const renditions = variants
    .filter((variant) => variant.kind === "video")
    .map(({ height, path, type }) => ({ height, path, type }));
  const height = nominalHeight(media.height ?? 0);
  // A rendition of the original's height exists when browsers cannot play the original, or not well.
  const isReplaced = renditions.some((rendition) => rendition.height === height);
  // Browsers refuse QuickTime's MIME type, but can play its content.
  const type = media.type === "video/quicktime" ? "video/mp4" : media.type;
  const original = isReplaced ? [] : [{ height, path: media.path, type }];
  return [...renditions, ...original].sort((a, b) => b.height - a.height);
}

function transcriptOf({ transcriptPt, transcriptEn }: Row<"media">, lang: Lang) {
  const byLang = { pt: transcriptPt, en: transcriptEn };
  const other = lang === "en" ? "pt" : "en";
  const transcriptLang = byLang[lang] === "" && byLang[other] !== "" ? other : lang;
  return { transcript: byLang[transcriptLang], transcriptLang };
}
