import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { isComplete } from "#app/db/drafts/typedTexts.ts";
import { inLanguage, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import {
  type RecordState,
  type Restored,
  recordChange,
} from "#app/db/history/recordChange.server.ts";
import {
  compactOutdated,
  earlierEnglish,
  type OutdatedEnglish,
  outdatedOf,
} from "#app/db/history/revisionContent.server.ts";
import { altsOf, stringifyAlts } from "#app/db/placeAlts.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import {
  type ExpectedVersion,
  findRecordVersion,
  raiseRecordVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type Banner, bannerSchema, bannerTexts, type PublicBanner } from "./banner.schema.ts";

/** The banner for editing, with the version to send back with the edit. */
export async function find(): Promise<Banner & { version: number }> {
  // First: a save in between makes an edit stale rather than lose what was saved.
  const version = await findRecordVersion("banner");
  return { ...(await findStored("both")), version };
}

/** The banner for visitors: an inactive one has no link, no images and no words (contract 9). */
export async function findPublic(lang: Lang): Promise<PublicBanner> {
  return forVisitors(await findStored(lang));
}

/** The banner for visitors as its draft would make it or, where there is none, as it is (contract 12). */
export async function findDrafted(lang: Lang): Promise<PublicBanner> {
  const draft = await Drafts.find("banner");
  if (!draft) return findPublic(lang);
  const parsed = bannerSchema.safeParse(draft.content);
  const { en, ...banner } = parsed.success ? parsed.data : (draft.content as Banner);
  const english = stringifyEnglish(bannerTexts, banner, en, [(await findRow()).en]);
  const { desktopImageAlt, ...words } = inLanguage(
    banner,
    parseEnglish(english),
    lang,
    bannerTexts,
  );
  const alts = stringifyAlts({ desktopImage: [banner.desktopImage, desktopImageAlt] });
  return forVisitors({ ...words, ...altsOf(alts, altFields, lang) });
}

/** Where a picture may have a text of its own. */
const altFields = { desktopImageAlt: "desktopImage" } as const;

function forVisitors(banner: PublicBanner): PublicBanner {
  if (banner.active) return banner;
  const nothing = { link: "", title: "", text: "", buttonLabel: "" };
  return { ...nothing, active: false, desktopImage: null, mobileImage: null };
}

/** The stored English texts, with the Portuguese that each one translates. */
export async function findEnglish(): Promise<StoredEnglish> {
  return parseEnglish((await findRow()).en);
}

export async function update(
  banner: Banner,
  basedOn: ExpectedVersion = {},
  restored?: Restored,
): Promise<Exclude<UpdateResult, "missing">> {
  return db()
    .transaction()
    .execute((trx) => updateIn(trx, banner, basedOn, restored));
}

async function updateIn(
  trx: Trx,
  banner: Banner,
  basedOn: ExpectedVersion,
  restored?: Restored,
): Promise<Exclude<UpdateResult, "missing">> {
  const result = await raiseRecordVersion(trx, "banner", basedOn);
  if (result === "stale") return result;
  await writeState(trx, banner, restored?.outdated);
  const action = restored ? "restored" : "published";
  await recordChange(trx, { kind: "banner", id: null, action, record: await findState(trx) });
  return result;
}

/**
 * Makes the stored draft public. "missing": there is none. "stale": somebody has published since. "invalid": what was
 * typed in some field of it cannot be published, or the site's rules no longer allow it.
 */
export async function publishDraftIn(trx: Trx): Promise<UpdateResult | "invalid"> {
  const draft = await Drafts.find("banner", 0, trx);
  if (!draft) return "missing";
  const parsed = bannerSchema.safeParse(draft.content);
  if (!parsed.success || !isComplete(draft)) return "invalid";
  return updateIn(trx, parsed.data, { version: draft.baseVersion, draft: draft.tag });
}

/** Takes the banner off the site; a draft of it is based on that from then on. "missing": it is not there. */
export async function unpublishIn(trx: Trx): Promise<Exclude<UpdateResult, "stale">> {
  const banner = await findStored("both", trx);
  if (!banner.active) return "missing";
  const version = await Drafts.findPublicVersion(trx, "banner", 0);
  await updateIn(trx, { ...banner, active: false }, {});
  await trx
    .updateTable("draft")
    .set({ baseVersion: version + 1 })
    .where("kind", "=", "banner")
    .where("baseVersion", "=", version)
    .execute();
  return "updated";
}

export function publishDraft(): Promise<UpdateResult | "invalid"> {
  return db().transaction().execute(publishDraftIn);
}

export function unpublish(): Promise<Exclude<UpdateResult, "stale">> {
  return db().transaction().execute(unpublishIn);
}

/**
 * Schedules the publication of the stored draft. "missing": there is none. "stale": somebody has published since.
 *
 * @param dueAt ISO 8601
 */
export function schedulePublication(dueAt: string): Promise<UpdateResult | "invalid"> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const draft = await Drafts.find("banner", 0, trx);
      if (!draft) return "missing";
      if (!isComplete(draft)) return "invalid";
      if (draft.baseVersion !== (await Drafts.findPublicVersion(trx, "banner", 0))) return "stale";
      await Schedule.plan(trx, { ...scheduled, action: "publish" }, dueAt);
      return "updated";
    });
}

/**
 * Schedules that the banner is taken off the site: where it is shown, or may be by then.
 *
 * @returns false where it is neither
 */
export function scheduleUnpublishing(dueAt: string): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const { active } = await findStored("both", trx);
      if (!active && !(await Drafts.find("banner", 0, trx))) return false;
      return Schedule.plan(trx, { ...scheduled, action: "unpublish" }, dueAt);
    });
}

const scheduled = { kind: "banner", recordId: 0 } as const;

/** Writes the banner's row, without a revision. */
export async function writeState(
  trx: Trx,
  { active, en, ...banner }: Banner,
  outdated?: OutdatedEnglish,
): Promise<void> {
  const stored = await findRow(trx);
  await trx
    .updateTable("banner")
    .set({
      link: banner.link,
      isActive: active ? 1 : 0,
      desktopImage: banner.desktopImage,
      mobileImage: banner.mobileImage,
      title: banner.title,
      text: banner.text,
      buttonLabel: banner.buttonLabel,
      en: stringifyEnglish(bannerTexts, banner, en, [
        stored.en,
        ...earlierEnglish(outdated, "main"),
      ]),
      alts: stringifyAlts({ desktopImage: [banner.desktopImage, banner.desktopImageAlt] }),
    })
    .where("id", "=", 1)
    .execute();
}

/** The banner as its history keeps it. */
export async function findState(executor: Db): Promise<RecordState> {
  const { en, ...portuguese } = await findRow(executor);
  const main = outdatedOf([{ english: parseEnglish(en), portuguese }]);
  const content = await findStored("both", executor);
  return { title: "", content, outdated: compactOutdated({ main }) };
}

async function findStored(lang: Lang | "both", executor = db()): Promise<Banner> {
  const { id: _, isActive, en, alts, ...banner } = await findRow(executor);
  const stored = { ...banner, ...altsOf(alts, altFields, lang), active: isActive === 1 };
  return inLanguage(stored, parseEnglish(en), lang, bannerTexts);
}

async function findRow(executor = db()) {
  const row = await executor
    .selectFrom("banner")
    .selectAll()
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  // A database whose upgrade failed is served as it was, without the words.
  return { ...{ title: "", text: "", buttonLabel: "", en: "{}" }, ...row };
}
