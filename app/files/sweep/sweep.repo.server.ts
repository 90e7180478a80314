import { type SqlBool, sql } from "kysely";
import { db, type Trx } from "#app/db/connection.server.ts";
import { currentActor } from "#app/db/history/actor.server.ts";
import { recordFileChange } from "#app/db/history/recordChange.server.ts";
import { erasedField } from "#app/db/history/trash.repo.server.ts";
import { typedFormOf } from "../media.repo.server.ts";
import { draftPaths, linkedPaths, referencedPaths } from "../mediaReferences.server.ts";
import { isNamedByHistory } from "../revisionFiles.server.ts";

/**
 * SQL for every path under /storage that a row refers to, originals and generated files alike. A plain
 * string, since it also runs on databases other than the site's own, such as a copy in a backup.
 */
export const storedPaths = `select path from media
  union select path from "mediaVariant"
  union select path from "mediaTrack"
  union select poster as path from media where poster is not null`;

/** SQL for the sizes of the stored files, as far as rows hold them: in bytes, as the file was written. */
export const storedSizes =
  'select path, size from media union all select path, size from "mediaVariant"';

/** The paths of the files generated from a file: variants, captions, poster. */
async function findMadeFrom(trx: Trx, mediaId: number): Promise<string[]> {
  const variants = trx.selectFrom("mediaVariant").select("path").where("mediaId", "=", mediaId);
  const tracks = trx.selectFrom("mediaTrack").select("path").where("mediaId", "=", mediaId);
  const poster = trx
    .selectFrom("media")
    .select((eb) => eb.ref("poster").$notNull().as("path"))
    .where("id", "=", mediaId)
    .where("poster", "is not", null);
  const rows = await variants.unionAll(tracks).unionAll(poster).execute();
  return rows.map((row) => row.path);
}

/** When a file was last sent, chosen, used, or moved to the trash. */
export const lastUse = sql<string>`max(media."createdAt", media."usedAt", media."chosenAt", media."deletedAt")`;

/**
 * Files last used before `before` to which no record, draft, link, video, revision or kept form (waiting for its
 * sender to sign in again) refers; at most 500.
 */
export async function findUnreferenced(before: string): Promise<{ id: number; path: string }[]> {
  return db()
    .selectFrom("media")
    .select(["id", "path"])
    .where(lastUse, "<", before)
    .where((eb) => eb.not(isReferenced()))
    .limit(500)
    .execute();
}

/** What the sweep spares some files for that nothing uses, by id: for the history or the trash, or else for a kept form. */
export async function findRetained(
  ids: readonly number[],
): Promise<Map<number, "history" | "form">> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .selectFrom("media")
    .select(["id", isNamedByHistory().as("isInHistory")])
    .where("id", "in", ids)
    .where(isHeld())
    .execute();
  return new Map(rows.map(({ id, isInHistory }) => [id, isInHistory ? "history" : "form"]));
}

/** What a removal spares: by the sweep what was used since a moment, otherwise only what was sent or chosen again since. */
type Spared = { usedSince: string } | { chosenSince: string };

/**
 * Deletes the row, with the history and the draft of its description, unless a record refers to it by now, or it is spared.
 *
 * @param spared by default nothing is
 * @returns the paths of the files generated from it, in the same transaction: jobs may be adding some;
 *   undefined when it stays
 */
export async function deleteUnreferenced(
  id: number,
  spared?: Spared,
): Promise<string[] | undefined> {
  const isDue = spared ? isBefore(spared) : sql<SqlBool>`true`;
  return db()
    .transaction()
    .execute(async (trx) => {
      const made = await findMadeFrom(trx, id);
      // Rows of their own, which no history names any more: what is said in a film is as withheld as the film was.
      const captions = await trx
        .selectFrom("mediaTrack")
        .select("path")
        .where("mediaId", "=", id)
        .execute();
      const gone = await trx
        .deleteFrom("media")
        .where("id", "=", id)
        .where(isDue)
        .where((eb) => eb.not(isReferenced()))
        .returning("deletedAt")
        .executeTakeFirst();
      if (!gone) return undefined;
      await trx
        .updateTable("media")
        .set({ isErased: 1 })
        .where("path", "in", ["", ...captions.map(({ path }) => path)])
        .execute();
      await trx.deleteFrom("typedForm").where("form", "=", typedFormOf(id)).execute();
      await trx
        .deleteFrom("draft")
        .where("kind", "=", "files")
        .where("recordId", "=", id)
        .execute();
      // Who has deleted it stays, and who erased it from the trash; of what it was called nothing is told.
      await trx
        .deleteFrom("revision")
        .where("kind", "=", "files")
        .where("recordId", "=", id)
        .where("isPublic", "is not", null)
        .execute();
      await trx
        .updateTable("revision")
        .set({ title: "" })
        .where("kind", "=", "files")
        .where("recordId", "=", id)
        .execute();
      if (gone.deletedAt && currentActor().staff) {
        await recordFileChange(trx, { id, action: "deleted", title: "", fields: [erasedField] });
      }
      return made;
    });
}

function isBefore(spared: Spared) {
  return "usedSince" in spared
    ? sql<SqlBool>`${lastUse} < ${spared.usedSince}`
    : sql<SqlBool>`media."chosenAt" < ${spared.chosenSince}`;
}

/** The paths among these that no row refers to. */
export async function findUnknown(paths: readonly string[]): Promise<string[]> {
  if (paths.length === 0) return [];
  const { rows } = await sql<{ path: string }>`
    select path from (${sql.raw(storedPaths)}) as stored where path in (${sql.join(paths)})`.execute(
    db(),
  );
  const known = new Set(rows.map((row) => row.path));
  return paths.filter((path) => !known.has(path));
}

function isReferenced() {
  return sql<boolean>`(media.path in ${referencedPaths()}
    or media.path in ${linkedPaths()}
    or media.path in ${draftPaths()}
    or ${isHeld()})`;
}

/** By something else than a record, a link or a draft. */
function isHeld() {
  return sql<boolean>`(${isNamedByHistory()}
    or exists (select 1 from "mediaTrack" where "mediaTrack".path = media.path)
    or ${isInKeptForm()})`;
}

/** For a query on `media`: whether a form names it that waits for its sender. */
export function isInKeptForm() {
  return sql<SqlBool>`exists (select 1 from "pendingForm" where entries like '%' || media.path || '%')`;
}
