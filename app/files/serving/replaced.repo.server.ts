import { db } from "#app/db/connection.server.ts";

/** How long links to a file that another has replaced lead to that one. */
const redirectedMs = 365 * 24 * 60 * 60 * 1000;

const longAgo = (now: number) => new Date(now - redirectedMs).toISOString();

/**
 * The public document that offered this file until another took its place, the last one where there are several.
 *
 * @param path under /storage
 */
export async function findReplacement(
  path: string,
  now = Date.now(),
): Promise<{ id: number; title: string } | undefined> {
  return db()
    .selectFrom("documentFile")
    .innerJoin("document", "document.id", "documentFile.documentId")
    .select(["document.id", "document.title"])
    .where("documentFile.path", "=", path)
    .where("until", ">=", longAgo(now))
    .where("document.file", "is not", null)
    .orderBy("until", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Forgets files that are gone and from which nobody is led on any more. */
export async function deleteOld(now = Date.now()): Promise<void> {
  await db()
    .deleteFrom("documentFile")
    .where("until", "<", longAgo(now))
    .where("path", "not in", (eb) => eb.selectFrom("media").select("path"))
    .execute();
}
