import { db } from "#app/db/connection.server.ts";

/**
 * What a file is called that was sent under several names: the title of the public document that offers it, a
 * project's first. Nobody learns from it how somebody else has called the same bytes.
 *
 * @param path under /storage
 */
export async function findByPath(path: string): Promise<string | undefined> {
  const row = await db()
    .selectFrom("projectDocument")
    .select("title")
    .where("file", "=", path)
    .unionAll(db().selectFrom("document").select("title").where("file", "=", path))
    .limit(1)
    .executeTakeFirst();
  return row?.title;
}
