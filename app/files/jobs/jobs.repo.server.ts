import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import { publishBackgroundWork } from "#app/db/contentVersion.server.ts";
import type { NewRow, Row } from "#app/db/tables.ts";
import { lastingFaults } from "../video/filmFault.ts";

export type JobKind = Row<"mediaJob">["kind"];
export type NewVariant = Omit<NewRow<"mediaVariant">, "id">;

/** A job with the file it works on. */
export interface Job {
  id: number;
  attempts: number;
  media: Row<"media">;
}

/**
 * After this many attempts a job is parked with its error; the next start of the site tries it again, unless
 * its last attempt ended the process.
 */
export const maxAttempts = 3;

/** Adds a job for a file, in the transaction of the change that needs it. */
export async function enqueue(trx: Trx, mediaId: number, kind: JobKind): Promise<void> {
  const createdAt = new Date().toISOString();
  await trx.insertInto("mediaJob").values({ mediaId, kind, createdAt }).execute();
}

/** Adds a job in place of an earlier one of its kind: one that is running has started from the old state. */
export async function enqueueAgain(trx: Trx, mediaId: number, kind: JobKind): Promise<void> {
  await trx
    .deleteFrom("mediaJob")
    .where("mediaId", "=", mediaId)
    .where("kind", "=", kind)
    .execute();
  await enqueue(trx, mediaId, kind);
}

/** The next job of the kind that is not parked: the one with the fewest attempts, then the oldest. */
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
 * Counts the attempt before it runs, so that a job that kills the process is eventually parked, and clears the
 * previous error: `lastError` is always that of the last attempt.
 */
export async function markStarted(id: number): Promise<void> {
  await db()
    .updateTable("mediaJob")
    .set((eb) => ({ attempts: eb("attempts", "+", 1), lastError: "" }))
    .where("id", "=", id)
    .execute();
}

/**
 * Resets the attempts of failed jobs: a restart may bring memory, space or another ffmpeg. A job whose last
 * attempt killed the process has left no error, and stays parked; so does one whose film is at fault.
 */
export async function resetFailed(kind: JobKind): Promise<void> {
  await failed(db()).where("kind", "=", kind).execute();
}

/** The same of one file's jobs, when the file is sent again. */
export async function resetFailedOf(trx: Trx, mediaId: number): Promise<void> {
  await failed(trx).where("mediaId", "=", mediaId).execute();
}

function failed(executor: Db) {
  return executor
    .updateTable("mediaJob")
    .set({ attempts: 0, lastError: "" })
    .where("lastError", "!=", "")
    .where((eb) => eb.and(lastingFaults.map((fault) => eb("lastError", "not like", `${fault}%`))));
}

/** An attempt cut short by a stop or a full disk does not count. */
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

/** Ends a job whose work is done as far as it can be; the error stays to be read. Pages are out of date. */
export async function park(id: number, lastError: string): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable("mediaJob")
        .set({ lastError, attempts: maxAttempts })
        .where("id", "=", id)
        .execute();
      await publishBackgroundWork(trx);
    });
}

/** Marks the job as done; pages rendered before are out of date. */
export async function finish(id: number): Promise<void> {
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom("mediaJob").where("id", "=", id).execute();
      await publishBackgroundWork(trx);
    });
}

/** Whether the job is still there: it goes with its upload, and when another takes its place. */
export async function isQueued(id: number): Promise<boolean> {
  const job = await db()
    .selectFrom("mediaJob")
    .select("id")
    .where("id", "=", id)
    .executeTakeFirst();
  return job !== undefined;
}

export async function findVariantPaths(mediaId: number): Promise<Set<string>> {
  const rows = await db()
    .selectFrom("mediaVariant")
    .select("path")
    .where("mediaId", "=", mediaId)
    .execute();
  return new Set(rows.map((row) => row.path));
}

/** Deletes a picture's crops, and what was made of it turned, but for those; the sweeper removes the files. */
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
