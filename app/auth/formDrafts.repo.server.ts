import { randomBytes } from "node:crypto";
import { db } from "#app/db/connection.server.ts";
import type { FileErrors, MediaReason } from "#app/files/mediaMessage.ts";
import { rememberedMs } from "./sessions.repo.server.ts";

/** A form's fields as posted, in order; a file is its path under /storage. */
export type FormEntries = [name: string, value: string][];

export interface FormDraft {
  /** Path and query of the screen that restores it. */
  path: string;
  entries: FormEntries;
  /** The fields whose files were refused, and why. */
  fileErrors: FileErrors;
}

/**
 * The oldest are evicted, so that no person's kept forms hold more than fifteen forms' files on the disk, of
 * `maxUploadBytes` each. To look into the library, again and again, must not push out what could not be saved.
 */
const maxPerStaff = { unsaved: 10, forLibrary: 5 };

/**
 * Keeps a form that could not be saved: its session had expired, or its record was deleted. Or one for which a file is
 * being chosen from the library.
 *
 * @returns the key that restores it, and the evicted forms
 */
export async function insert(
  staffId: number,
  { path, entries, fileErrors }: FormDraft,
  { isForLibrary = false, now = Date.now() } = {},
): Promise<{ key: string; evicted: FormEntries[] }> {
  const key = randomBytes(24).toString("base64url");
  const createdAt = new Date(now).toISOString();
  return db()
    .transaction()
    .execute(async (trx) => {
      const kind = isForLibrary ? 1 : 0;
      const newest = trx
        .selectFrom("pendingForm")
        .select("id")
        .where("staffId", "=", staffId)
        .where("isForLibrary", "=", kind)
        .orderBy("id", "desc")
        .limit((isForLibrary ? maxPerStaff.forLibrary : maxPerStaff.unsaved) - 1);
      const evicted = await trx
        .deleteFrom("pendingForm")
        .where("staffId", "=", staffId)
        .where("isForLibrary", "=", kind)
        .where("id", "not in", newest)
        .returning("entries")
        .execute();
      await trx
        .insertInto("pendingForm")
        .values({
          key,
          staffId,
          path,
          entries: JSON.stringify(entries),
          fileErrors: JSON.stringify(fileErrors),
          createdAt,
          isForLibrary: kind,
        })
        .execute();
      return { key, evicted: evicted.map((form) => JSON.parse(form.entries) as FormEntries) };
    });
}

/** Deletes forms that were not restored in time; the sweeper removes their files. */
export async function deleteExpired(now = Date.now()): Promise<void> {
  await db().deleteFrom("pendingForm").where("createdAt", "<=", oldest(now)).execute();
}

/** This person's form; undefined for another person's, and for one that is too old. */
export async function findByKey(
  key: string,
  staffId: number,
  now = Date.now(),
): Promise<FormDraft | undefined> {
  const row = await db()
    .selectFrom("pendingForm")
    .select(["path", "entries", "fileErrors"])
    .where("key", "=", key)
    .where("staffId", "=", staffId)
    .where("createdAt", ">", oldest(now))
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    path: row.path,
    entries: JSON.parse(row.entries) as FormEntries,
    fileErrors: errorsOf(JSON.parse(row.fileErrors)),
  };
}

/**
 * Changes what this person's form holds.
 *
 * @returns the path of its screen; undefined where there is no such form, or it is too old
 */
export async function update(
  key: string,
  staffId: number,
  change: (entries: FormEntries) => FormEntries,
  now = Date.now(),
): Promise<string | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const row = await trx
        .selectFrom("pendingForm")
        .select(["id", "path", "entries"])
        .where("key", "=", key)
        .where("staffId", "=", staffId)
        .where("createdAt", ">", oldest(now))
        .executeTakeFirst();
      if (!row) return undefined;
      const entries = JSON.stringify(change(JSON.parse(row.entries) as FormEntries));
      await trx.updateTable("pendingForm").set({ entries }).where("id", "=", row.id).execute();
      return row.path;
    });
}

/**
 * Puts what was posted now in the place of what this person's form held.
 *
 * @returns false where there is no such form, or it is too old
 */
export async function replace(
  key: string,
  staffId: number,
  { entries, fileErrors }: Omit<FormDraft, "path">,
  now = Date.now(),
): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("pendingForm")
    .set({ entries: JSON.stringify(entries), fileErrors: JSON.stringify(fileErrors) })
    .where("key", "=", key)
    .where("staffId", "=", staffId)
    .where("createdAt", ">", oldest(now))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Forms kept before an upgrade have one reason for each field. */
function errorsOf(kept: Record<string, MediaReason | MediaReason[]>): FileErrors {
  return Object.fromEntries(
    Object.entries(kept).map(([field, errors]) => [field, [errors].flat()]),
  );
}

/** Deletes a form after it has been saved. */
export async function deleteByKey(key: string, staffId: number): Promise<void> {
  await db()
    .deleteFrom("pendingForm")
    .where("key", "=", key)
    .where("staffId", "=", staffId)
    .execute();
}

/** Forms are kept as long as expired sessions are remembered. */
function oldest(now: number) {
  return new Date(now - rememberedMs).toISOString();
}
