import { sql } from "kysely";
import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import { publishBackgroundWork } from "#app/db/contentVersion.server.ts";
import type { Row } from "#app/db/tables.ts";
import type { Lang } from "#app/i18n/lang.ts";
import * as Jobs from "./jobs/jobs.repo.server.ts";
import type { MediaDescription } from "./mediaDescription.ts";
import { isOffered } from "./mediaReferences.server.ts";
import { cropNames, cropPath, focalPercent } from "./picture/crops.ts";
import { frameTag, parseFrames } from "./picture/frames.ts";
import { shownSize, toShown, turnedPath } from "./picture/orientation.ts";
import { isOnlyPast } from "./serving/withheld.repo.server.ts";

export type Media = Row<"media">;

/** A picture's text for those who do not see it; decorative pictures have none. */
export interface AltText {
  pt?: string;
  en?: string;
  isDecorative?: boolean;
}

export interface NewMedia {
  path: string;
  originalName: string;
  type: string;
  size: number;
  width?: number;
  height?: number;
  alt?: AltText;
  /** SHA-256 of the bytes as they were sent; without it the file is not recognised when it is sent again. */
  digest?: string;
}

/** What an upload's answer tells of the file that holds its bytes. */
export type Kept = Pick<Media, "path" | "type" | "size" | "width" | "height"> & {
  /** Its bytes were stored already. */
  isKnown?: boolean;
};

/** A safe number of bound values for one SQLite statement. */
const batchSize = 500;

/**
 * Inserts new files, with the background jobs for images and videos, in one transaction. Bytes that a stored file
 * holds already are not inserted again: that file is used, unless it is withheld, and its failed work is tried anew.
 *
 * @returns for each of the files the one that holds its bytes: itself, or another
 */
export async function insertAll(files: NewMedia[]): Promise<Kept[]> {
  if (files.length === 0) return [];
  const now = new Date().toISOString();
  return db()
    .transaction()
    .execute(async (trx) => {
      const kept: Kept[] = [];
      for (const file of files) {
        const known = file.digest && (await chooseByDigest(trx, file.digest, file, now));
        kept.push(known || (await insert(trx, file, now)));
      }
      return kept;
    });
}

const keptColumns = ["id", "path", "type", "size", "width", "height"] as const;

async function insert(trx: Trx, file: NewMedia, now: string): Promise<Kept> {
  const { id, ...kept } = await trx
    .insertInto("media")
    .values(toRow(file, now))
    .returning(keptColumns)
    .executeTakeFirstOrThrow();
  const kind = jobKind(file.type);
  if (kind) await Jobs.enqueue(trx, id, kind);
  return kept;
}

/** A file that is withheld is not reused: its sender would not be served it, and publishing it would revive its address. */
async function chooseByDigest(
  trx: Trx,
  digest: string,
  { originalName }: NewMedia,
  now: string,
): Promise<Kept | undefined> {
  await trx
    .updateTable("media")
    .set({ digest: null })
    .where("digest", "=", digest)
    .where(isOnlyPast())
    .execute();
  const known = await trx
    .updateTable("media")
    .set({ chosenAt: now })
    .where("digest", "=", digest)
    .returning(keptColumns)
    .executeTakeFirst();
  if (!known) return undefined;
  const { id, ...kept } = known;
  const { numUpdatedRows } = await trx
    .updateTable("media")
    .set({ hasOtherNames: 1 })
    .where("id", "=", id)
    .where("originalName", "<>", originalName)
    .where("isNamed", "=", 0)
    .where("hasOtherNames", "=", 0)
    .executeTakeFirst();
  // Feeds show its first name no more.
  if (numUpdatedRows > 0n) await publishBackgroundWork(trx);
  await Jobs.resetFailedOf(trx, id);
  return { ...kept, isKnown: true };
}

/**
 * Notes that stored files were chosen for a form, which may be open for long.
 *
 * @returns those that are there; what was erased for good is not, unless public content names it
 */
export async function choose(paths: readonly string[]): Promise<Media[]> {
  const chosen = await db()
    .updateTable("media")
    .set({ chosenAt: new Date().toISOString() })
    .where("path", "in", paths)
    .where(isOffered())
    .returningAll()
    .execute();
  return paths.flatMap((path) => chosen.find((media) => media.path === path) ?? []);
}

/**
 * Forgets which bytes these files hold: they are lost, and what is sent is stored anew.
 *
 * @param isLost whether a path holds no file any more
 */
export async function forgetLost(
  digests: readonly string[],
  isLost: (path: string) => Promise<boolean>,
): Promise<void> {
  const known = await db()
    .selectFrom("media")
    .select(["id", "path"])
    .where("digest", "in", digests)
    .execute();
  for (const { id, path } of known) {
    if (!(await isLost(path))) continue;
    await db().updateTable("media").set({ digest: null }).where("id", "=", id).execute();
  }
}

/** Whether there is any stored file. */
export async function isAny(): Promise<boolean> {
  return (await db().selectFrom("media").select("id").limit(1).executeTakeFirst()) !== undefined;
}

export async function findByPath(path: string): Promise<Media | undefined> {
  return db().selectFrom("media").selectAll().where("path", "=", path).executeTakeFirst();
}

/** The path of a file under /storage; undefined: no such file. */
export async function findPathById(id: number): Promise<string | undefined> {
  const row = await db().selectFrom("media").select("path").where("id", "=", id).executeTakeFirst();
  return row?.path;
}

/** The stored files among the paths. */
export async function findAllByPaths(
  paths: readonly string[],
  executor: Db = db(),
): Promise<Media[]> {
  const wanted = [...new Set(paths)];
  const found: Media[] = [];
  for (let start = 0; start < wanted.length; start += batchSize) {
    const batch = wanted.slice(start, start + batchSize);
    const query = executor.selectFrom("media").selectAll().where("path", "in", batch);
    // Pages hold them as they come, and are the same on every engine.
    found.push(...(await query.orderBy("path").execute()));
  }
  return found;
}

/** The paths among these that were never uploaded. */
export async function findMissing(paths: readonly string[]): Promise<string[]> {
  const stored = new Set((await findAllByPaths(paths)).map((media) => media.path));
  return [...new Set(paths)].filter((path) => !stored.has(path));
}

/**
 * What a page's `<Picture>`s need to know; the loader returns it as `media`. The paths may contain nulls and
 * duplicates; paths that are not stored pictures are left out.
 */
export async function findDescriptions(
  paths: readonly (string | null)[],
  lang: Lang,
): Promise<Record<string, MediaDescription>> {
  const found = await findAllByPaths(paths.filter((path) => path !== null));
  const pictures = found.filter((media) => media.type.startsWith("image/") && media.width !== null);
  const widths = await findWidths(pictures.map((media) => media.id));
  const shown = await findShown(pictures);
  const intern = createInterner();
  const entries = pictures.map((media) => [
    media.path,
    toDescription(shown.get(media.path) ?? media, { widths, lang, intern, path: media.path }),
  ]);
  return Object.fromEntries(entries);
}

/**
 * Pictures as the site shows them, by the path that records name: where staff have turned one, with the path, size and
 * focal point of its turned file once that is there, and till then as it was sent.
 */
export async function findShown<Picture extends ShownFields>(
  files: readonly Picture[],
): Promise<Map<string, Picture>> {
  // A database whose upgrade failed has no such column.
  const turned = files.filter(({ orientation }) => orientation);
  const found = await findTurned(turned);
  return new Map(files.map((file) => [file.path, toSeen(file, found)]));
}

function toSeen<Picture extends ShownFields>(
  file: Picture,
  made: ReadonlyMap<string, number>,
): Picture {
  const { orientation, width, height } = file;
  if (!orientation) return file;
  const path = turnedPath(file.path, orientation);
  // The frames are those of the turned picture.
  const bytes = made.get(path);
  if (bytes === undefined) return { ...file, frames: "{}" };
  const { x, y } = toShown({ x: file.focalX * 100, y: file.focalY * 100 }, orientation);
  const pixels = shownSize({ width: width ?? 0, height: height ?? 0 }, orientation);
  return { ...file, path, size: bytes, ...pixels, focalX: x / 100, focalY: y / 100 };
}

type ShownFields = Pick<
  Media,
  "id" | "path" | "size" | "width" | "height" | "focalX" | "focalY" | "orientation" | "frames"
>;

/** The size of each turned file that is there, by its path. */
async function findTurned(turned: readonly ShownFields[]): Promise<Map<string, number>> {
  const wanted = turned.map(({ path, orientation }) => turnedPath(path, orientation));
  const found = new Map<string, number>();
  for (let start = 0; start < wanted.length; start += batchSize) {
    const query = db()
      .selectFrom("mediaVariant")
      .select(["path", "size"])
      .where("path", "in", wanted.slice(start, start + batchSize));
    for (const { path, size } of await query.execute()) found.set(path, size);
  }
  return found;
}

/** The paths of the turned pictures among these, as the site shows them, by the path that records name. */
export async function findShownPaths(
  paths: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const found = await findAllByPaths(paths.filter((path) => path !== null));
  const shown = await findShown(found.filter(({ orientation }) => orientation));
  return new Map([...shown].map(([path, file]) => [path, file.path]));
}

/** By picture or crop (its path without the extension), the widths available in both formats. */
async function findWidths(mediaIds: number[]): Promise<Map<string, number[]>> {
  const widths = new Map<string, number[]>();
  if (mediaIds.length === 0) return widths;
  const rows = await db()
    .selectFrom("mediaVariant")
    .select(["width", sql<string>`substr(path, 1, length(path) - 5)`.as("stem")])
    .where("mediaId", "in", mediaIds)
    .where("kind", "in", ["image", "crop"])
    .groupBy(["mediaId", "width", "stem"])
    .having((eb) => eb.fn.countAll(), "=", 2)
    .orderBy("width")
    .execute();
  for (const { width, stem } of rows) {
    const picture = stem.slice(0, -`-${width}`.length);
    const known = widths.get(picture);
    if (known) known.push(width);
    else widths.set(picture, [width]);
  }
  return widths;
}

type Intern = ReturnType<typeof createInterner>;

/**
 * Returns one shared object for equal values: the framework serializes each object only once, however many
 * pictures refer to it.
 */
function createInterner() {
  const known = new Map<string, unknown>();
  return <Value>(value: Value): Value => {
    const key = JSON.stringify(value);
    if (!known.has(key)) known.set(key, value);
    return known.get(key) as Value;
  };
}

interface Describing {
  widths: Map<string, number[]>;
  lang: Lang;
  intern: Intern;
  /** The path that records name. */
  path: string;
}

/** @param media as the site shows it */
function toDescription(media: Media, { widths, lang, intern, path }: Describing): MediaDescription {
  const widthsOf = (stem: string) => intern(widths.get(stem.replace(/\.\w+$/, "")) ?? []);
  const focalX = focalPercent(media.focalX);
  const frames = Object.entries(parseFrames(media.frames)).map(
    ([name, frame]) => [name, frameTag(frame)] as const,
  );
  const tags = Object.fromEntries(frames);
  const crops = cropNames.map(
    (name) => [name, widthsOf(cropPath(media.path, name, tags[name] ?? focalX))] as const,
  );
  const alt = (lang === "en" && media.altEn) || media.altPt;
  const isFallback = lang === "en" && !media.altEn && alt !== "" && !media.isDecorative;
  return {
    width: media.width ?? 0,
    height: media.height ?? 0,
    alt: media.isDecorative ? "" : alt,
    ...(isFallback && { altLang: "pt" as const }),
    placeholder: media.placeholder,
    focal: intern({ x: Math.round(media.focalX * 100), y: Math.round(media.focalY * 100) }),
    variants: widthsOf(media.path),
    crops: intern(Object.fromEntries(crops.filter(([, ready]) => ready.length > 0))),
    ...(media.path !== path && { path: media.path }),
    ...(frames.length > 0 && { frames: tags }),
  };
}

function toRow(file: NewMedia, createdAt: string) {
  return {
    path: file.path,
    originalName: file.originalName,
    type: file.type,
    size: file.size,
    width: file.width ?? null,
    height: file.height ?? null,
    duration: null,
    altPt: file.alt?.pt ?? "",
    altEn: file.alt?.en ?? "",
    altEnSource: file.alt?.en ? (file.alt.pt ?? "") : "",
    isDecorative: file.alt?.isDecorative ? 1 : 0,
    focalX: 0.5,
    focalY: 0.5,
    placeholder: "",
    poster: null,
    transcriptPt: "",
    transcriptEn: "",
    createdAt,
    digest: file.digest ?? null,
  } as const;
}

function jobKind(type: string): Jobs.JobKind | undefined {
  if (type === "image/webp") return "image";
  if (type === "application/pdf") return "cover";
  return type.startsWith("video/") ? "video" : undefined;
}

/** The form of a file's name and credit, among those that keep what is typed in them (`forms/typed`). */
export function typedFormOf(id: number): string {
  return `acervo/${id}`;
}
