import { copyFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import sharp from "sharp";
import { sheetColumns, sheetOf, thumbnailsVtt } from "#app/files/video/thumbnails.ts";
import {
  posterPath,
  renditionPath,
  spritePath,
  thumbnailsPath,
} from "#app/files/video/videoPaths.ts";

/** The demo's video: 16.8 s, 1280x720. */
const video = { width: 1280, height: 720, duration: 16.8 };

/**
 * Gives the demo's video the results of its background job, without the wait: a poster, thumbnails and lower
 * qualities (the same picture under other names). Call it before the server starts.
 *
 * @returns the video's qualities, best first
 */
export async function addRenditions(storageDir: string): Promise<number[]> {
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  const { id, path: original } = sqlite
    .prepare("select id, path from media where type = 'video/mp4'")
    .get() as { id: number; path: string };
  const disk = (file: string) => path.join(storageDir, "public", file);
  const insert = sqlite.prepare(
    "insert or replace into mediaVariant (mediaId, kind, path, type, width, height, size) values (?, ?, ?, ?, ?, ?, 1)",
  );
  const heights = [576, 360, 240];
  for (const height of heights) {
    copyFileSync(disk(original), disk(renditionPath(original, height)));
    insert.run(id, "video", renditionPath(original, height), "video/mp4", height * 2, height);
  }

  const sheet = sheetOf(video);
  const [width, height] = [sheet.width * sheetColumns, sheet.rows * sheet.height];
  const plain = sharp({ create: { width, height, channels: 3, background: "teal" } });
  await plain
    .clone()
    .jpeg()
    .toFile(disk(spritePath(original)));
  await plain.webp().toFile(disk(posterPath(original)));
  const vtt = thumbnailsVtt(sheet, spritePath(original), video.duration);
  writeFileSync(disk(thumbnailsPath(original)), vtt);
  insert.run(id, "thumbnails", spritePath(original), "image/jpeg", width, height);
  insert.run(id, "thumbnails", thumbnailsPath(original), "text/vtt", width, height);

  sqlite
    .prepare("update media set width = ?, height = ?, duration = ?, poster = ? where id = ?")
    .run(video.width, video.height, video.duration, posterPath(original), id);
  sqlite.close();
  return [video.height, ...heights];
}
