import { db } from "#app/db/connection.server.ts";

/** What was found in a file. */
export interface Inspection {
  /** As `parseTones` reads them; "" for what is no picture. */
  tones: string;
  /** Undefined for what is no PDF, and for one that cannot be read. */
  isTagged: boolean | undefined;
}

/** By the file's id. */
export async function findAllByIds(ids: readonly number[]): Promise<Map<number, Inspection>> {
  if (ids.length === 0) return new Map();
  const rows = await db()
    .selectFrom("mediaInspection")
    .selectAll()
    .where("mediaId", "in", ids)
    .execute();
  return new Map(
    rows.map(({ mediaId, tones, isTagged }) => [
      mediaId,
      { tones, isTagged: isTagged === null ? undefined : isTagged === 1 },
    ]),
  );
}

/** Keeps what was found; nothing where the file was deleted meanwhile. */
export async function insert(mediaId: number, { tones, isTagged }: Inspection): Promise<void> {
  const marked = isTagged === undefined ? null : isTagged ? 1 : 0;
  await db()
    .insertInto("mediaInspection")
    .columns(["mediaId", "tones", "isTagged"])
    .expression((eb) =>
      eb
        .selectFrom("media")
        .select(["id", eb.val(tones).as("tones"), eb.val(marked).as("isTagged")])
        .where("id", "=", mediaId),
    )
    .onConflict((conflict) => conflict.column("mediaId").doNothing())
    .execute();
}
