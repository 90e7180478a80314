import { db } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import type { NewRow, Row } from "#app/db/tables.ts";

export type JobKind = Row<"mediaJob">["kind"];
export type NewVariant = Omit<NewRow<"mediaVariant">, "id">;

/** A job with the file it works on. */
export interface Job {
  id: number;
  attempts: number;
  media: Row<"media">;
}

/** A job that failed so often is parked: it stays with its error until the site starts again. */
export const maxAttempts = 3;

/** The oldest job of the kind that is not parked. */
export async function findNext(kind: JobKind): Promise<Job | undefined> {
  const job = await db()
    .selectFrom("mediaJob")
    .selectAll()
    .where("kind", "=", kind)
    .where("attempts", "<", maxAttempts)
    .orderBy("attempts")
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!job) return undefined;
  const media = await db()
    .selectFrom("media")
    .selectAll()
    .where("id", "=", job.mediaId)
    .executeTakeFirstOrThrow();
  return { id: job.id, attempts: job.attempts, media };
}

/**
 * Counts the try before it is made, so that a job which ends the process is parked some day, and forgets
 * why the one before failed: an error is always that of the last try.
 */
export async function markStarted(id: number): Promise<void> {
  await db()
    .updateTable("mediaJob")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), lastError: "" }))
    .where("id", "=", id)
    .execute();
}

/**
 * Gives the jobs that failed their tries again: a new start may bring memory, room or another ffmpeg. One
 * whose last try ended the process has left no error, and stays parked.
 */
export async function takeUpFailed(kind: JobKind): Promise<void> {
  await db()
    .updateTable("mediaJob")
    .set({ attempts: 0, lastError: "" })
    .where("kind", "=", kind)
    .where("lastError", "!=", "")
    .execute();
}

/** A try that was cut short by a stop, or by a full disk, was none. */
export async function unmarkStarted(id: number): Promise<void> {
  await db()
    .updateTable("mediaJob")
    .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
    .where("id", "=", id)
    .execute();
}

/** @param progress 0..100 */
export async function setProgress(id: number, progress: number): Promise<void> {
  await db().updateTable("mediaJob").set({ progress }).where("id", "=", id).execute();
}

export async function setError(id: number, lastError: string): Promise<void> {
  const text = lastError.slice(0, 500);
  await db().updateTable("mediaJob").set({ lastError: text }).where("id", "=", id).execute();
}

/** The job is done; pages made before it are out of date. */
export async function finish(id: number): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom("mediaJob").where("id", "=", id).execute();
      await raiseContentVersion(trx);
    });
}

export async function findVariantPaths(mediaId: number): Promise<Set<string>> {
  const rows = await db()
    .selectFrom("mediaVariant")
    .select("path")
    .where("mediaId", "=", mediaId)
    .execute();
  return new Set(rows.map((row) => row.path));
}

/** Forgets a picture's crops around another focal point; the files are left to the sweeper. */
export async function deleteCrops(mediaId: number, { but }: { but: string[] }): Promise<void> {
  await db()
    .deleteFrom("mediaVariant")
    .where("mediaId", "=", mediaId)
    .where("kind", "=", "crop")
    .where("path", "not in", but)
    .execute();
}

export async function insertVariant(variant: NewVariant): Promise<void> {
  await db()
    .insertInto("mediaVariant")
    .values(variant)
    .onConflict((conflict) => conflict.column("path").doNothing())
    .execute();
}

export async function updateMedia(
  id: number,
  values: Partial<Pick<Row<"media">, "placeholder" | "poster" | "width" | "height" | "duration">>,
): Promise<void> {
  await db().updateTable("media").set(values).where("id", "=", id).execute();
}
