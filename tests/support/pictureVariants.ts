import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Page } from "playwright";
import { imageWidths } from "#app/features/media/jobs/imageWidths.ts";
import { variantPath } from "#app/features/media/mediaDescription.ts";

interface StoredPicture {
  id: number;
  path: string;
  width: number;
  height: number;
}

/**
 * Records every variant of every picture as ready, without making them. Before the server starts.
 *
 * @returns each picture's width by height, by its path without the extension
 */
export function recordVariants(storageDir: string): Map<string, number> {
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  const pictures = sqlite
    .prepare("select id, path, width, height from media where type = 'image/webp'")
    .all() as StoredPicture[];
  const insert = sqlite.prepare(
    "insert or ignore into mediaVariant (mediaId, kind, path, type, width, height, size) values (?, 'image', ?, ?, ?, ?, 1)",
  );
  sqlite.transaction(() => {
    for (const { id, path: original, width, height } of pictures) {
      for (const step of imageWidths(width)) {
        for (const format of ["avif", "webp"] as const) {
          const file = variantPath(original, step, format);
          insert.run(id, file, `image/${format}`, step, Math.round((height * step) / width));
        }
      }
    }
  })();
  sqlite.close();
  return new Map(
    pictures.map(({ path: original, width, height }) => [
      original.replace(/\.\w+$/, ""),
      width / height,
    ]),
  );
}

/**
 * Answers for the variants that `recordVariants` promised, with pictures of their measures: which one
 * was chosen is what counts.
 *
 * @param ratios width by height, as `recordVariants` gave them
 * @param until nothing comes before
 */
export async function serveVariants(
  page: Page,
  ratios: Map<string, number>,
  until: Promise<void>,
): Promise<void> {
  const variant = /\/storage\/(images\/[\w-]+)-(\d+)\.(?:avif|webp)$/;
  await page.route(variant, async (route) => {
    const [, stem = "", width = "0"] = variant.exec(route.request().url()) ?? [];
    const height = Math.round(Number(width) / (ratios.get(stem) ?? 1));
    const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;
    await until;
    await route.fulfill({ contentType: "image/svg+xml", body });
  });
}
