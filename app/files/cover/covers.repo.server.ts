import { db } from "#app/db/connection.server.ts";
import type { MediaDescription } from "../mediaDescription.ts";

/** More than any page has cards; a safe number of bound values for one SQLite statement. */
const most = 500;

/**
 * What a page needs to know to show the covers of documents, by the cover's path: loaders return it among their
 * `media`. Documents without a cover are missing.
 *
 * @param documents paths under /storage; nulls are skipped
 */
export async function findCovers(
  documents: readonly (string | null)[],
): Promise<Record<string, MediaDescription>> {
  const papers = documents.flatMap((path) => (path?.endsWith(".pdf") ? path : []));
  if (papers.length === 0) return {};
  const rows = await db()
    .selectFrom("media")
    .innerJoin("mediaVariant as size", "size.mediaId", "media.id")
    .select(["media.poster", "size.path", "size.type", "size.width", "size.height"])
    .where("media.path", "in", papers.slice(0, most))
    .where("media.poster", "is not", null)
    .$narrowType<{ poster: string }>()
    .orderBy("size.width")
    .execute();
  const pages = rows.filter(({ poster, path }) => path === poster);
  return Object.fromEntries(
    pages.map(({ poster, width, height }) => [
      poster,
      {
        ...{ width, height, alt: "", placeholder: "", focal: { x: 50, y: 50 }, crops: {} },
        variants: rows.flatMap((row) =>
          row.poster === poster && row.type === "image/avif" ? row.width : [],
        ),
      },
    ]),
  );
}
