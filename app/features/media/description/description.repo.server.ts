import { db, type Trx } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import type { FilmDescription, PictureDescription } from "./description.schema.ts";

/** Keeps what staff say about a picture; shows on the next request of every page. */
export async function updatePicture(id: number, picture: PictureDescription): Promise<void> {
  const { altPt, altEn, isDecorative, focalX, focalY } = picture;
  await changed((trx) =>
    trx
      .updateTable("media")
      .set({
        altPt,
        altEn,
        altEnSource: altEn === "" ? "" : altPt,
        isDecorative: isDecorative ? 1 : 0,
        focalX: focalX / 100,
        focalY: focalY / 100,
      })
      .where("id", "=", id)
      .execute(),
  );
}

/** Keeps a film's transcripts and new captions; captions of a language replace those before. */
export async function updateFilm(id: number, film: FilmDescription): Promise<void> {
  const { transcriptPt, transcriptEn, captionsPt, captionsEn } = film;
  await changed(async (trx) => {
    await trx
      .updateTable("media")
      .set({ transcriptPt, transcriptEn })
      .where("id", "=", id)
      .execute();
    for (const [lang, path] of [
      ["pt", captionsPt],
      ["en", captionsEn],
    ] as const) {
      if (path === "") continue;
      await trx
        .insertInto("mediaTrack")
        .values({ mediaId: id, lang, path })
        .onConflict((conflict) => conflict.columns(["mediaId", "lang"]).doUpdateSet({ path }))
        .execute();
    }
  });
}

async function changed(change: (trx: Trx) => Promise<unknown>): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await change(trx);
      await raiseContentVersion(trx);
    });
}
