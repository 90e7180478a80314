import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { parseEnglish } from "#app/db/english.server.ts";
import {
  type RecordState,
  type Restored,
  recordBeginning,
  recordChange,
} from "#app/db/history/recordChange.server.ts";
import {
  compactOutdated,
  earlierEnglish,
  outdatedOf,
} from "#app/db/history/revisionContent.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type ExpectedVersion, raiseVersion, type UpdateResult } from "#app/db/versions.server.ts";
import { makeTurned } from "#app/files/jobs/imageJob.server.ts";
import { enqueueAgain } from "#app/files/jobs/jobs.repo.server.ts";
import { type CropName, cropNames } from "#app/files/picture/crops.ts";
import { type Frame, parseFrames } from "#app/files/picture/frames.ts";
import type { Orientation } from "#app/files/picture/orientation.ts";
import { findRecordByFile } from "#app/files/recordByFile.repo.server.ts";
import { findCaptions } from "#app/files/videos.repo.server.ts";
import { type SentEnglish, type StoredEnglish, toStoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { newWork } from "#app/platform/backgroundWork.ts";
import { log } from "#app/platform/log.ts";
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
  const { altPt, altEn, focalX, focalY, isDecorative, orientation, version } = media;
  const frames = parseFrames(media.frames);
  const none: Partial<Frame> = {};
  return {
    altPt,
    altEn,
    confirmed: false,
    isDecorative: isDecorative === 1,
    focalX: Math.round(focalX * 100),
    focalY: Math.round(focalY * 100),
    orientation,
    frames: mapCrops((name) => frames[name] ?? none),
    version,
  };
}

function mapCrops<Value>(find: (name: CropName) => Value): Record<CropName, Value> {
  const entries = cropNames.map((name) => [name, find(name)]);
  return Object.fromEntries(entries) as Record<CropName, Value>;
}

/** As the row keeps them: only those that there are, each whole. */
function framesColumn(sent: PictureDescription["frames"] | undefined): string {
  const whole = cropNames.flatMap((name) => {
    const { x, y, size } = sent?.[name] ?? {};
    if (x === undefined && y === undefined && size === undefined) return [];
    return [[name, { x: x ?? 50, y: y ?? 50, size: size ?? 100 }] as const];
  });
  return JSON.stringify(Object.fromEntries(whole));
}

/** The same of a video, with its captions. */
export async function findVideoDescription(
  media: Row<"media">,
  executor = db(),
): Promise<VideoDescription & { version: number }> {
  const { transcriptPt, transcriptEn, version } = media;
  const found = await findCaptions(media.id, executor);
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

/** A file's description for editing; undefined for no such file. */
export async function findById(id: number) {
  const media = await findRow(db(), id);
  if (!media) return undefined;
  return fieldOf(media) === "transcript"
    ? findVideoDescription(media)
    : toPictureDescription(media);
}

/**
 * Writes what visitors notice of a file's description, without a revision.
 *
 * @param described as `findState` has it
 */
export async function writeState(
  trx: Trx,
  id: number,
  described: Partial<PictureDescription & VideoDescription>,
): Promise<void> {
  const { altPt, altEn, isDecorative, focalX, focalY, transcriptPt, transcriptEn } = described;
  const { orientation = "", frames } = described;
  const columns = {
    ...(altPt !== undefined && { altPt, altEn: altEn ?? "" }),
    ...(isDecorative !== undefined && ({ isDecorative: isDecorative ? 1 : 0 } as const)),
    ...(focalX !== undefined &&
      focalY !== undefined && {
        ...{ focalX: focalX / 100, focalY: focalY / 100 },
        ...{ orientation, frames: framesColumn(frames) },
      }),
    ...(transcriptPt !== undefined && { transcriptPt, transcriptEn: transcriptEn ?? "" }),
  };
  await trx
    .updateTable("media")
    .set({ version: 1, ...columns })
    .where("id", "=", id)
    .execute();
  await storeCaptions(trx, id, described);
}

async function storeCaptions(
  trx: Trx,
  mediaId: number,
  { captionsPt, captionsEn }: Pick<Partial<VideoDescription>, "captionsPt" | "captionsEn">,
) {
  await trx.deleteFrom("mediaTrack").where("mediaId", "=", mediaId).execute();
  for (const [lang, path] of [
    ["pt", captionsPt],
    ["en", captionsEn],
  ] as const) {
    if (path) await trx.insertInto("mediaTrack").values({ mediaId, lang, path }).execute();
  }
}

/** A file's description as its history keeps it. */
export async function findState(executor: Db, id: number): Promise<RecordState | undefined> {
  const media = await findRow(executor, id);
  if (!media) return undefined;
  const field = fieldOf(media);
  const { confirmed: _, ...description } =
    field === "transcript"
      ? await findVideoDescription(media, executor)
      : toPictureDescription(media);
  const english = { [field]: englishOf(media, field) };
  const main = outdatedOf([{ english, portuguese: { [field]: media[`${field}Pt`] } }]);
  return {
    title: media.originalName,
    content: { path: media.path, ...description },
    outdated: compactOutdated({ main: media[`${field}En`] === "" ? [] : main }),
  };
}

function fieldOf({ type }: Row<"media">): DescriptionField {
  return type.startsWith("video/") ? "transcript" : "alt";
}

function findRow(executor: Db, id: number) {
  return executor.selectFrom("media").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Stores a picture's description; pages show it from the next request on. */
export async function updatePicture(
  id: number,
  picture: PictureDescription,
  basedOn: ExpectedVersion = {},
  restored?: Restored,
): Promise<UpdateResult> {
  const { altPt, altEn, confirmed, isDecorative, focalX, focalY, orientation } = picture;
  const columns = {
    ...{ focalX: focalX / 100, focalY: focalY / 100 },
    ...{ orientation, frames: framesColumn(picture.frames) },
  };
  await prepareTurned(id, orientation, basedOn.version);
  const result = await change(id, { basedOn, restored }, async (trx) => {
    await updateText(trx, id, "alt", { pt: altPt, en: altEn, confirmed }, restored);
    await planCrops(trx, id, columns);
    await trx
      .updateTable("media")
      .set({ isDecorative: isDecorative ? 1 : 0, ...columns })
      .where("id", "=", id)
      .execute();
  });
  newWork.emit("media");
  return result;
}

/** A picture's alternative texts, without its focal point. */
export type PictureTexts = Pick<PictureDescription, "altPt" | "altEn" | "isDecorative">;

/**
 * Stores only a picture's alternative texts.
 *
 * @param rest what the known draft holds besides: it stays a draft
 */
export async function updatePictureTexts(
  id: number,
  { altPt, altEn, isDecorative }: PictureTexts,
  { version, ...known }: ExpectedVersion,
  rest?: Drafts.DraftRest,
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await changeIn(trx, id, { basedOn: { version } }, async () => {
        await updateText(trx, id, "alt", { pt: altPt, en: altEn, confirmed: false });
        await trx
          .updateTable("media")
          .set({ isDecorative: isDecorative ? 1 : 0 })
          .where("id", "=", id)
          .execute();
      });
      if (result === "updated") await Drafts.settle(trx, "files", id, known, rest);
      return result;
    });
}

/**
 * The turned file is there when the change becomes public. Where it cannot be made now, the job says why, and the
 * picture stays as it was sent until that is done. For a change that will be refused nothing is made.
 */
async function prepareTurned(id: number, orientation: Orientation, version: number | undefined) {
  const media = await findRow(db(), id);
  if (media?.type !== "image/webp" || media.orientation === orientation) return;
  if (version !== undefined && version !== media.version) return;
  await makeTurned(media, orientation).catch((error: unknown) =>
    log.warn({ err: error, file: media.path }, "a turned picture could not be made at once"),
  );
}

/** A moved focal point, another frame or another turn needs new files; a turned picture another placeholder. */
async function planCrops(
  trx: Trx,
  mediaId: number,
  after: Pick<Row<"media">, "focalX" | "focalY" | "orientation" | "frames">,
) {
  const before = await findRow(trx, mediaId);
  if (before?.type !== "image/webp") return;
  const isTurned = before.orientation !== after.orientation;
  // The crops of a picture on its side lie along its height.
  const isMoved =
    before.focalX !== after.focalX || (after.orientation !== "" && before.focalY !== after.focalY);
  if (!isTurned && !isMoved && before.frames === after.frames) return;
  if (isTurned) {
    await trx.updateTable("media").set({ placeholder: "" }).where("id", "=", mediaId).execute();
  }
  await enqueueAgain(trx, mediaId, "image");
}

/** Stores a video's transcripts and captions; the sweeper removes files that are no longer among them. */
export async function updateVideo(
  id: number,
  video: VideoDescription,
  basedOn: ExpectedVersion = {},
  restored?: Restored,
): Promise<UpdateResult> {
  const { transcriptPt, transcriptEn, confirmed, captionsPt, captionsEn } = video;
  return change(id, { basedOn, restored }, async (trx) => {
    const texts = { pt: transcriptPt, en: transcriptEn, confirmed };
    await updateText(trx, id, "transcript", texts, restored);
    await storeCaptions(trx, id, { captionsPt, captionsEn });
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
      const media = await findRow(trx, id);
      if (!media) return "missing";
      if (media[`${field}Pt`] !== seen.pt || media[`${field}En`] !== seen.en) return "stale";
      const confirmed = english.confirmed?.includes(field) ?? false;
      return changeIn(trx, id, {}, () =>
        updateText(trx, id, field, { pt: seen.pt, en: String(english[field] ?? ""), confirmed }),
      );
    });
}

/** An unchanged English text keeps the Portuguese it was made for, as everywhere. */
async function updateText(
  trx: Trx,
  id: number,
  field: DescriptionField,
  { pt, en, confirmed }: { pt: string; en: string; confirmed: boolean },
  restored?: Restored,
) {
  const media = await trx
    .selectFrom("media")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const sent = { [field]: en, confirmed: confirmed ? [field] : [] };
  const previous = [
    { [field]: englishOf(media, field) },
    ...earlierEnglish(restored?.outdated, "main").map(parseEnglish),
  ];
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

interface Given {
  basedOn?: ExpectedVersion;
  restored?: Restored | undefined;
}

function change(id: number, given: Given, write: (trx: Trx) => Promise<unknown>) {
  return db()
    .transaction()
    .execute((trx) => changeIn(trx, id, given, write));
}

async function changeIn(
  trx: Trx,
  id: number,
  { basedOn = {}, restored }: Given,
  write: (trx: Trx) => Promise<unknown>,
): Promise<UpdateResult> {
  const before = await findState(trx, id);
  const result = await raiseVersion(trx, "media", id, basedOn);
  if (!before || result !== "updated") return result;
  // A file has a history from the first change of its description on.
  if (!(await Revisions.findLastState("files", id, trx))) {
    await recordBeginning(trx, { kind: "files", id, action: "described", record: before });
  }
  await write(trx);
  const record = await findState(trx, id);
  if (!record) return "missing";
  const action = restored ? "restored" : "described";
  const shownIn = await findRecordByFile(trx, pathOf(record));
  await recordChange(trx, { kind: "files", id, action, record, shownIn });
  return result;
}

function pathOf({ content }: RecordState): string {
  return (content as { path: string }).path;
}
