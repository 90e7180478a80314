import { db } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import type { Lang } from "#app/i18n/lang.ts";

/**
 * Gives a stored film its captions in one language, in place of any before.
 *
 * @returns the path of the captions replaced, null for none; undefined where no such film is stored
 */
export async function replace(
  film: string,
  lang: Lang,
  path: string,
): Promise<string | null | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const media = await trx
        .selectFrom("media")
        .select("id")
        .where("path", "=", film)
        .where("type", "like", "video/%")
        .executeTakeFirst();
      if (!media) return undefined;
      const previous = await trx
        .deleteFrom("mediaTrack")
        .where("mediaId", "=", media.id)
        .where("lang", "=", lang)
        .returning("path")
        .executeTakeFirst();
      await trx.insertInto("mediaTrack").values({ mediaId: media.id, lang, path }).execute();
      await raiseContentVersion(trx);
      return previous?.path ?? null;
    });
}
