import path from "node:path";
import SqliteDatabase from "better-sqlite3";
import type { Page } from "playwright";
import { cropWidths, imageWidths } from "#app/files/jobs/imageWidths.ts";
import { variantPath } from "#app/files/mediaDescription.ts";
import { cropPath, crops, focalPercent, ownCrops } from "#app/files/picture/crops.ts";

interface StoredPicture {
  id: number;
  path: string;
  width: number;
  height: number;
  focalX: number;
}

/** One grey pixel. */
const placeholder = "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==";

/**
 * Records every variant and placeholder of every picture as available, without generating them. Call it
 * before the server starts.
 *
 * @returns each picture's aspect ratio (width by height), by its path without the extension
 */
export function recordVariants(storageDir: string): Map<string, number> {
  const sqlite = new SqliteDatabase(path.join(storageDir, "site.sqlite"));
  const pictures = sqlite
    .prepare("select id, path, width, height, focalX from media where type = 'image/webp'")
    .all() as StoredPicture[];
  const insert = sqlite.prepare(
    "insert or ignore into mediaVariant (mediaId, kind, path, type, width, height, size) values (?, ?, ?, ?, ?, ?, 1)",
  );
  const ratios = new Map<string, number>();
  sqlite.transaction(() => {
    sqlite.prepare("update media set placeholder = ? where type = 'image/webp'").run(placeholder);
    for (const picture of pictures) {
      const { id, path: original, width, height } = picture;
      const shapes = [
        { kind: "image", from: original, ratio: width / height, widths: imageWidths(width) },
        ...ownCrops.map((name) => ({
          kind: "crop",
          from: cropPath(original, name, focalPercent(picture.focalX)),
          ratio: crops[name].ratio,
          widths: cropWidths(picture, name),
        })),
      ];
      for (const { kind, from, ratio, widths } of shapes) {
        ratios.set(from.replace(/\.\w+$/, ""), ratio);
        for (const step of widths) {
          for (const format of ["avif", "webp"] as const) {
            const file = variantPath(from, step, format);
            insert.run(id, kind, file, `image/${format}`, step, Math.round(step / ratio));
          }
        }
      }
    }
  })();
  sqlite.close();
  return ratios;
}

/**
 * Answers requests for the variants of `recordVariants` with pictures of the right size: only the choice
 * matters.
 *
 * @param ratios width by height, from `recordVariants`
 * @param until no picture is sent before it resolves
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
