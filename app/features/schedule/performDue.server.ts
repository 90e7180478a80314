import { db, type Trx } from "#app/db/connection.server.ts";
import { runAs } from "#app/db/history/actor.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import * as Banner from "#app/features/banner/banner.repo.server.ts";
import * as DocumentDrafts from "#app/features/documents/documentDrafts.repo.server.ts";
import { documentSchema } from "#app/features/documents/documents.schema.ts";
import * as ProjectDrafts from "#app/features/projects/projectDrafts.repo.server.ts";
import { draftSchema } from "#app/features/projects/projects.schema.ts";
import { log } from "#app/platform/log.ts";

/** "missing": nothing is left to do. */
type Outcome = "updated" | "missing" | Schedule.Failure;

type Performer = (trx: Trx, recordId: number) => Promise<Outcome>;

const performers: Record<Schedule.ScheduledKind, Record<Schedule.ScheduledAction, Performer>> = {
  project: {
    publish: async (trx, id) => {
      const draft = await ProjectDrafts.find(id, trx);
      // The site's rules may have changed since it was stored.
      if (draft && !draftSchema.safeParse(draft.content).success) return "invalid";
      return ProjectDrafts.publishDraftIn(trx, id);
    },
    unpublish: async (trx, id) =>
      (await ProjectDrafts.unpublishIn(trx, id)) ? "updated" : "missing",
  },
  documents: {
    publish: async (trx, id) => {
      const draft = await DocumentDrafts.find(id, trx);
      if (draft && !documentSchema.safeParse(draft.content).success) return "invalid";
      return DocumentDrafts.publishDraftIn(trx, id);
    },
    unpublish: async (trx, id) =>
      (await DocumentDrafts.unpublishIn(trx, id)) ? "updated" : "missing",
  },
  banner: { publish: Banner.publishDraftIn, unpublish: Banner.unpublishIn },
};

/** What has failed for a reason of ours, such as a full disk, is tried again after so long. */
const retryMs = 30_000;
const retryAt = new Map<number, number>();

/**
 * Does what has fallen due, the earliest first, each in a transaction with its revision and with its row, so that
 * it happens once, whatever the clock says later. Its author is who has scheduled it.
 *
 * @returns how much was done
 */
export async function performDue(now = new Date()): Promise<number> {
  let done = 0;
  for (const { id, kind, action, dueAt, staff } of await Schedule.findDue(now.toISOString())) {
    if ((retryAt.get(id) ?? 0) > performance.now()) continue;
    try {
      const outcome = await runAs({ staff, origin: "schedule" }, () => perform(id, now));
      retryAt.delete(id);
      if (outcome === "updated") done++;
      log.info({ kind, action, dueAt, outcome }, "what was scheduled has fallen due");
    } catch (error) {
      retryAt.set(id, performance.now() + retryMs);
      log.error({ err: error, kind, action }, "what was scheduled could not be done");
    }
  }
  return done;
}

function perform(id: number, now: Date): Promise<Outcome> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const planned = await Schedule.findById(id, trx);
      // Cancelled, or put off, since it was looked up.
      if (!planned || planned.failure || Date.parse(planned.dueAt) > now.getTime())
        return "missing";
      const { kind, action, recordId } = planned;
      const outcome = await performers[kind][action](trx, recordId);
      if (outcome === "updated" || outcome === "missing") await Schedule.deleteById(id, trx);
      else await Schedule.fail(trx, id, outcome);
      return outcome;
    });
}
