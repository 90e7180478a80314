import { type SqlBool, sql } from "kysely";
import { db, engine } from "#app/db/connection.server.ts";
import { publishBackgroundWork } from "#app/db/contentVersion.server.ts";
import { recordFileChange } from "#app/db/history/recordChange.server.ts";
import { memoizeByContentVersion } from "#app/db/memoizeByContentVersion.server.ts";
import type { Row } from "#app/db/tables.ts";
import type { UpdateResult } from "#app/db/versions.server.ts";
import {
  isOneUndescribed,
  isUndescribed,
} from "#app/features/media/description/undescribed.repo.server.ts";
import { searchTerms } from "#app/features/search/searchTerms.ts";
import { variantPath } from "#app/files/mediaDescription.ts";
import {
  draftPaths,
  isOffered,
  linkedPaths,
  referencedPaths,
} from "#app/files/mediaReferences.server.ts";
import { nameOfTitle } from "#app/files/originalName.ts";
import { turnedPath } from "#app/files/picture/orientation.ts";
import { lastUse } from "#app/files/sweep/sweep.repo.server.ts";
import type { Lang } from "#app/i18n/lang.ts";
import {
  acceptLists,
  fileTypes,
  isFileType,
  type PickerAccept,
} from "#app/validation/fileTypes.ts";
import { instantInRecife } from "#app/validation/moment.ts";
import type { FileDetails } from "./fileDetails.schema.ts";
import { type FileKind, type FilesFilter, readFilter } from "./filesFilter.ts";

export type StoredFile = Pick<
  Row<"media">,
  | "id"
  | "path"
  | "originalName"
  | "type"
  | "size"
  | "width"
  | "height"
  | "altPt"
  | "poster"
  | "createdAt"
  | "credit"
  | "licence"
  | "deletedAt"
> & {
  lacksAlt: SqlBool;
  /** When it was last sent, chosen, or used. */
  lastUse: string;
};

type Wanted = Omit<FilesFilter, "isList">;

/** How many stored files match; captions belong to their film, and are none. */
export async function count(filter: Wanted): Promise<number> {
  const unused = await unusedFor(filter);
  const row = await db()
    .selectFrom("media")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where(matches(filter, unused))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** So many matches that a page of them is found sooner in the order of the uploads than from the index of words. */
const many = 500;

/**
 * One page of the stored files, in the order of their uploads.
 *
 * @param place.count how many match, where that is known
 */
export async function findPage(
  filter: Wanted,
  { limit, offset, count = 0 }: { limit: number; offset: number; count?: number },
): Promise<StoredFile[]> {
  const unused = await unusedFor(filter);
  const wanted = matches(filter, unused);
  return (
    db()
      .selectFrom("media")
      .select(["id", "path", "originalName", "type", "size", "width", "height"])
      .select(["altPt", "poster", "createdAt", isOneUndescribed().as("lacksAlt")])
      .select(["credit", "licence", "deletedAt", lastUse.as("lastUse")])
      // Within a case no engine begins with the words, to sort all that has them.
      .where(count > many ? sql<SqlBool>`case when ${wanted} then 1 else 0 end = 1` : wanted)
      .orderBy("id", filter.isOldestFirst ? "asc" : "desc")
      .limit(limit)
      .offset(offset)
      .execute()
  );
}

/** The kinds as the indexes of the migration have them. */
const beginnings: Record<FileKind, string[]> = {
  image: ["image/"],
  video: ["video/"],
  document: ["applic"],
};

type Condition = ReturnType<typeof isUnused>;

function matches({ words, kind, lacks, from, until, accept }: Wanted, unused?: Condition) {
  const kinds = (kind ? [kind] : (Object.keys(beginnings) as FileKind[])).map((each) =>
    sql.lit(beginnings[each][0]),
  );
  const conditions = [sql<SqlBool>`substr(type, 1, 6) in (${sql.join(kinds)})`];
  if (words) conditions.push(hasWords(words));
  const begins = from && instantInRecife(`${from}T00:00`);
  if (begins) conditions.push(sql`"createdAt" >= ${begins}`);
  const ends = until && instantInRecife(`${until}T23:59`, "59.999");
  if (ends) conditions.push(sql`"createdAt" <= ${ends}`);
  if (accept) conditions.push(isAccepted(accept), isOffered());
  if (lacks === "alt") conditions.push(isUndescribed());
  if (unused) conditions.push(unused);
  conditions.push(lacks === "trash" ? sql`"deletedAt" > ''` : sql`"deletedAt" = ''`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

/** No public record, link or draft names it. */
function isUnused() {
  return sql<SqlBool>`${isPublicNowhere()} and ${isInNoDraft()}`;
}

function isPublicNowhere() {
  return sql`path not in (select path from ${referencedPaths()} as named
    union all select path from ${linkedPaths()} as linked)`;
}

function isInNoDraft() {
  return sql`path not in ${draftPaths()}`;
}

/** A safe number of bound values for one statement. */
const mostIds = 30_000;

/**
 * The condition for a list of files without use. Which files public content names is asked once per state of the content,
 * since that reads every place; what was sent since then is named nowhere yet.
 */
async function unusedFor({ lacks }: Wanted): Promise<Condition | undefined> {
  if (lacks !== "use") return undefined;
  const { ids, last } = await findPublicNowhere({ lang: "pt" });
  if (ids.length > mostIds) return isUnused();
  const among = ids.length > 0 ? sql`id in (${sql.join(ids)})` : sql`1 = 0`;
  return sql<SqlBool>`(${among} or id > ${last}) and ${isInNoDraft()}`;
}

/** The same in every language. */
const findPublicNowhere = memoizeByContentVersion(async (_: { lang: Lang }) => {
  const newest = await db()
    .selectFrom("media")
    .select((eb) => eb.fn.max("id").as("last"))
    .executeTakeFirst();
  const last = newest?.last ?? 0;
  const { rows } = await sql<{ id: number }>`
    select id from media where id <= ${last} and ${isPublicNowhere()}`.execute(db());
  return { ids: rows.map(({ id }) => id), last };
});

/** By type and folder: a GIF is an image, but no field for pictures takes it. */
function isAccepted(accept: PickerAccept) {
  const types = acceptLists[accept].map((type) => fileTypes[type]);
  const among = (values: readonly string[]) =>
    sql.join([...new Set(values)].map((value) => sql.lit(value)));
  return sql<SqlBool>`type in (${among(types.map(({ mime }) => mime))})
    and substr(path, 1, instr(path, '/') - 1) in (${among(types.map(({ folder }) => folder))})`;
}

/** What has no letter or digit finds nothing. */
function hasWords(words: string) {
  const terms = searchTerms(words);
  if (terms.length === 0) return sql<SqlBool>`1 = 0`;
  return engine().search.hasTerms(terms);
}

/** The smallest ready size that fills a tile, by picture or document; none until it is made. */
export async function findThumbnails(ids: readonly number[], width: number) {
  const rows = await db()
    .selectFrom("mediaVariant")
    .innerJoin("media", "media.id", "mediaVariant.mediaId")
    .select(["mediaId", "mediaVariant.path", "mediaVariant.width", "media.path as stored"])
    .select("media.orientation")
    .where("mediaId", "in", ids)
    .where("kind", "in", ["image", "crop"])
    .where("mediaVariant.type", "=", "image/webp")
    .where("mediaVariant.width", ">=", width)
    .orderBy("mediaVariant.width", "desc")
    .execute();
  // Of a picture as it is turned, and of all of it; a document has its cover.
  const whole = rows.filter(
    ({ stored, orientation, path, width }) =>
      !stored.startsWith("images/") ||
      path === variantPath(turnedPath(stored, orientation), width, "webp"),
  );
  return new Map(whole.map(({ mediaId, path }) => [mediaId, path]));
}

/**
 * Stores what a file is called and whose it is; its description has a history of its own, and a version.
 *
 * @param version on which the change is based
 */
export async function updateDetails(
  id: number,
  { name, credit, licence }: FileDetails,
  version: number | undefined,
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const file = await trx
        .selectFrom("media")
        .select(["path", "originalName", "detailsVersion"])
        .where("id", "=", id)
        .executeTakeFirst();
      if (!file) return "missing";
      const { path, originalName, detailsVersion } = file;
      if (version !== undefined && version !== detailsVersion) return "stale";
      await trx
        .updateTable("media")
        .set({ credit, licence, detailsVersion: detailsVersion + 1 })
        .where("id", "=", id)
        .execute();
      if (name === originalName) return "updated";
      await trx
        .updateTable("media")
        .set({ originalName: withExtension(name, path), isNamed: 1, hasOtherNames: 0 })
        .where("id", "=", id)
        .execute();
      // Feeds show it, where a document has no title.
      await publishBackgroundWork(trx);
      return "updated";
    });
}

/** How many files are in the trash by themselves. */
export async function countTrashed(): Promise<number> {
  return count({ ...readFilter(new URLSearchParams()), lacks: "trash" });
}

/**
 * Moves a file to the trash, where it rests for thirty days: no picker offers it, no visitor is served it. A trigger takes
 * it out again when something names it.
 *
 * @returns false where something uses it, or it is there already
 */
export async function moveToTrash(id: number): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const moved = await trx
        .updateTable("media")
        .set({ deletedAt: new Date().toISOString() })
        .where("id", "=", id)
        .where("deletedAt", "=", "")
        .where(isUnused())
        .returning("originalName")
        .executeTakeFirst();
      if (!moved) return false;
      await recordFileChange(trx, { id, action: "deleted", title: moved.originalName });
      return true;
    });
}

/**
 * Brings a file back to the library, as if it had been chosen just now.
 *
 * @returns false where it is not in the trash
 */
export async function takeOutOfTrash(path: string): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const file = await trx
        .updateTable("media")
        .set({ deletedAt: "", chosenAt: new Date().toISOString() })
        .where("path", "=", path)
        .where("deletedAt", ">", "")
        .returning(["id", "originalName"])
        .executeTakeFirst();
      if (!file) return false;
      await recordFileChange(trx, { id: file.id, action: "restored", title: file.originalName });
      return true;
    });
}

/** A picture may keep that of the format in which it was sent. */
function withExtension(name: string, path: string): string {
  const extension = name.slice(name.lastIndexOf(".") + 1).toLowerCase();
  return isFileType(extension) || extension === "jpeg" ? name : nameOfTitle(name, path);
}
