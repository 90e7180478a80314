import { type Db, db } from "#app/db/connection.server.ts";
import {
  type RecordKind,
  type RecordState,
  recordBeginning,
} from "#app/db/history/recordChange.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import * as Documents from "#app/features/documents/documents.repo.server.ts";
import * as Descriptions from "#app/features/media/description/description.repo.server.ts";
import * as Numbers from "#app/features/numbers/numbers.repo.server.ts";
import * as Partners from "#app/features/partners/partners.repo.server.ts";
import * as Projects from "#app/features/projects/projects.repo.server.ts";
import { log } from "#app/platform/log.ts";

/** The kinds whose records are rows with ids, by table. */
const tables = [
  { kind: "project", table: "project", findState: Projects.findState },
  { kind: "documents", table: "document", findState: Documents.findState },
  { kind: "partners", table: "partner", findState: Partners.findState },
] as const;

/**
 * Gives every record without a history its first revision ("antes do histórico"): content from before there
 * was one, or from an old backup. Runs at each start, and finds nothing to do at the next. A failure, such as
 * a full disk, leaves the rest to that one.
 */
export async function beginHistory(): Promise<void> {
  try {
    let begun = 0;
    for (const { kind, table, findState } of tables) {
      begun += await begin(kind, await findWithoutHistory(kind, table), findState);
    }
    const described = await findDescribedWithoutHistory();
    begun += await begin("files", described, Descriptions.findState);
    if (!(await hasHistory("banner"))) begun += await begin("banner", [null], Banner.findState);
    if (!(await hasHistory("home"))) begun += await begin("home", [null], Numbers.findState);
    if (begun > 0) log.info({ records: begun }, "history begun");
  } catch (error) {
    log.error({ err: error }, "history could not be begun: the next start tries again");
  }
}

/** So many in one transaction: with thousands of files, to commit each would take most of the time. */
const together = 100;

async function begin<Id extends number | null>(
  kind: RecordKind,
  ids: readonly Id[],
  findState: (trx: Db, id: Id) => Promise<RecordState | undefined>,
): Promise<number> {
  const action = kind === "files" ? "described" : "published";
  let begun = 0;
  for (let at = 0; at < ids.length; at += together) {
    begun += await db()
      .transaction()
      .execute(async (trx) => {
        let count = 0;
        for (const id of ids.slice(at, at + together)) {
          const record = await findState(trx, id);
          if (!record) continue;
          await recordBeginning(trx, { kind, id, action, record });
          count += 1;
        }
        return count;
      });
  }
  return begun;
}

async function findWithoutHistory(
  kind: RecordKind,
  table: (typeof tables)[number]["table"],
): Promise<number[]> {
  const rows = await db()
    .selectFrom(table)
    .select("id")
    .where(({ not, exists, selectFrom, ref }) =>
      not(
        exists(
          selectFrom("revision")
            .select("revision.id")
            .where("kind", "=", kind)
            .whereRef("recordId", "=", ref(`${table}.id`)),
        ),
      ),
    )
    .orderBy("position")
    .execute();
  return rows.map(({ id }) => id);
}

/** Files that staff have described; the others have nothing to tell. */
async function findDescribedWithoutHistory(): Promise<number[]> {
  const rows = await db()
    .selectFrom("media")
    .select("id")
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        ...(["altPt", "altEn", "transcriptPt", "transcriptEn"] as const).map((column) =>
          eb(column, "<>", ""),
        ),
        eb("isDecorative", "=", 1),
        eb("focalX", "<>", 0.5),
        eb("focalY", "<>", 0.5),
        exists(
          selectFrom("mediaTrack")
            .select("mediaTrack.id")
            .whereRef("mediaTrack.mediaId", "=", "media.id"),
        ),
      ]),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("revision")
            .select("revision.id")
            .where("kind", "=", "files")
            .where("isPublic", "is not", null)
            .whereRef("recordId", "=", "media.id"),
        ),
      ),
    )
    .orderBy("id")
    .execute();
  return rows.map(({ id }) => id);
}

async function hasHistory(kind: RecordKind): Promise<boolean> {
  const row = await db()
    .selectFrom("revision")
    .select("id")
    .where("kind", "=", kind)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
