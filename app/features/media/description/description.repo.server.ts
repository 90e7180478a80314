import { db, type Trx } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type BasedOn, raiseVersion, type UpdateResult } from "#app/db/versions.server.ts";
import { type SentEnglish, type StoredEnglish, toStoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { enqueueAgain } from "../jobs/jobs.repo.server.ts";
import { wakeMediaWorkers } from "../jobs/wake.server.ts";
import { findCaptions } from "../videos.repo.server.ts";
import type { PictureDescription, VideoDescription } from "./description.schema.ts";

/** A picture's text or a video's transcript: stored like what other features keep in an `en` column. */
export type DescriptionField = "alt" | "transcript";

/** The English version of a picture's or a video's text, with the Portuguese that it translates. */
export function englishOf(media: Row<"media">, field: DescriptionField): StoredEnglish[string] {
  return { text: media[`${field}En`], source: media[`${field}EnSource`] };
}

/** A picture's description for editing; `version` is sent back with the edit. */
export function toPictureDescription(
  media: Row<"media">,
): PictureDescription & { version: number } {
  const { altPt, altEn, focalX, focalY, isDecorative, version } = media;
  return {
    altPt,
    altEn,
    confirmed: false,
    isDecorative: isDecorative === 1,
    focalX: Math.round(focalX * 100),
    focalY: Math.round(focalY * 100),
    version,
  };
}

/** The same of a video, with its captions. */
export async function findVideoDescription(
  media: Row<"media">,
): Promise<VideoDescription & { version: number }> {
  const { transcriptPt, transcriptEn, version } = media;
  const found = await findCaptions(media.id);
  const captions = (lang: Lang) => found.find((track) => track.lang === lang)?.path ?? null;
  return {
    transcriptPt,
    transcriptEn,
    confirmed: false,
    captionsPt: captions("pt"),
    captionsEn: captions("en"),
    version,
  };
}

/** Stores a picture's description; pages show it from the next request on. */
export async function updatePicture(
  id: number,
  picture: PictureDescription,
  basedOn: BasedOn = {},
): Promise<UpdateResult> {
  const { altPt, altEn, confirmed, isDecorative, focalX, focalY } = picture;
  const result = await change(id, basedOn, async (trx) => {
    await updateText(trx, id, "alt", { pt: altPt, en: altEn, confirmed });
    await planCrops(trx, id, focalX / 100);
    await trx
      .updateTable("media")
      .set({
        isDecorative: isDecorative ? 1 : 0,
        focalX: focalX / 100,
        focalY: focalY / 100,
      })
      .where("id", "=", id)
      .execute();
  });
  wakeMediaWorkers();
  return result;
}

/** A moved focal point needs new crops. */
async function planCrops(trx: Trx, mediaId: number, focalX: number) {
  const moved = await trx
    .selectFrom("media")
    .select("id")
    .where("id", "=", mediaId)
    .where("type", "=", "image/webp")
    .where("focalX", "<>", focalX)
    .executeTakeFirst();
  if (moved) await enqueueAgain(trx, mediaId, "image");
}

/** Stores a video's transcripts and captions; the sweeper removes files that are no longer among them. */
export async function updateVideo(
  id: number,
  video: VideoDescription,
  basedOn: BasedOn = {},
): Promise<UpdateResult> {
  const { transcriptPt, transcriptEn, confirmed, captionsPt, captionsEn } = video;
  return change(id, basedOn, async (trx) => {
    await updateText(trx, id, "transcript", { pt: transcriptPt, en: transcriptEn, confirmed });
    await trx.deleteFrom("mediaTrack").where("mediaId", "=", id).execute();
    const captions = Object.entries({ pt: captionsPt, en: captionsEn });
    for (const [lang, path] of captions as [Lang, string | null][]) {
      if (path) await trx.insertInto("mediaTrack").values({ mediaId: id, lang, path }).execute();
    }
  });
}

/**
 * Stores only the English version; "stale" when the texts no longer equal `seen`.
 *
 * @param english `{alt: "Boats"}`, with `confirmed` to confirm it as it is
 */
export async function updateEnglish(
  id: number,
  field: DescriptionField,
  english: SentEnglish,
  seen: { pt: string; en: string },
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const media = await trx
        .selectFrom("media")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      if (!media) return "missing";
      if (media[`${field}Pt`] !== seen.pt || media[`${field}En`] !== seen.en) return "stale";
      const confirmed = english.confirmed?.includes(field) ?? false;
      await raiseVersion(trx, "media", id, {});
      await updateText(trx, id, field, {
        pt: seen.pt,
        en: String(english[field] ?? ""),
        confirmed,
      });
      await raiseContentVersion(trx);
      return "updated";
    });
}

/** An unchanged English text keeps the Portuguese it was made for, as everywhere. */
async function updateText(
  trx: Trx,
  id: number,
  field: DescriptionField,
  { pt, en, confirmed }: { pt: string; en: string; confirmed: boolean },
) {
  const media = await trx
    .selectFrom("media")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const sent = { [field]: en, confirmed: confirmed ? [field] : [] };
  const previous = [{ [field]: englishOf(media, field) }];
  const stored = toStoredEnglish([field], { [field]: pt }, sent, previous)[field];
  await trx
    .updateTable("media")
    .set({
      [`${field}Pt`]: pt,
      [`${field}En`]: stored?.text ?? "",
      [`${field}EnSource`]: stored?.source ?? "",
    })
    .where("id", "=", id)
    .execute();
}

function change(
  id: number,
  basedOn: BasedOn,
  write: (trx: Trx) => Promise<unknown>,
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await raiseVersion(trx, "media", id, basedOn);
      if (result !== "updated") return result;
      await write(trx);
      await raiseContentVersion(trx);
      return result;
    });
}
