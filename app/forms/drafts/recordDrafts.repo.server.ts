import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import type { DraftForm } from "#app/db/drafts/draftTag.ts";
import type { RecordState } from "#app/db/history/recordChange.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import type { Idempotency, NamedRow } from "#app/db/idempotency.server.ts";
import { removeFilesOf } from "#app/files/sweep/removeFilesOf.server.ts";
import { deleteIn } from "./records/deleteRecord.server.ts";
import { discardAllOwnIn, discardIn, discardOwnIn } from "./records/discardDrafts.server.ts";
import {
  insertAllIn,
  insertAllPublishedIn,
  insertIn,
  insertPublishedIn,
} from "./records/insertRecords.server.ts";
import { publishDraftIn, publishIn } from "./records/publishRecord.server.ts";
import type { DeletedDraft, Kept, OpenedOn, RecordRules } from "./records/recordRules.ts";
import { saveDraftIn } from "./records/saveDraft.server.ts";
import { schedulePublicationIn, scheduleUnpublishingIn } from "./records/scheduleRecord.server.ts";
import { findDraft } from "./records/storedDraft.server.ts";
import { restoreHiddenIn, unpublishIn } from "./records/unpublishRecord.server.ts";

/** The drafts of a kind of records, and their way on to the site and off it (decision 030). */
export function recordDrafts<Content extends object>(rules: RecordRules<Content>) {
  const run = <Result>(work: (trx: Trx) => Promise<Result>) => db().transaction().execute(work);
  return {
    find: (id: number, executor?: Db) => findDraft(rules, id, executor),

    /** Keeps what the form holds as the record's draft. Visitors see nothing of it. */
    save: (id: number, content: Content, opened: OpenedOn = {}, kept: Kept = {}) =>
      run((trx) => saveDraftIn(trx, rules, { id, content, opened, ...kept })),

    /** Adds a record that is only a draft; with a known key nothing is added again. */
    insert: (content: Content, once: Idempotency = {}, kept: Kept = {}) =>
      run((trx) => insertIn(trx, rules, { content, once, ...kept })),

    /**
     * Adds what a form of many new records holds as records that are only drafts. One that the form has kept before and
     * no longer holds goes, unless it is public by now.
     *
     * @returns the rows that somebody else has changed since, by their index: they stay as they are
     */
    insertAll: (rows: readonly NamedRow<Content>[], once: Idempotency = {}) =>
      run((trx) => insertAllIn(trx, rules, rows, once)),

    /**
     * Discards the draft that a new record's form has kept by itself, and with it the record, which nobody else
     * has changed or published.
     */
    discardOwn: async (form: DraftForm): Promise<void> => {
      const discarded = await run((trx) => discardOwnIn(trx, rules, form));
      if (discarded) await removeFilesOf(discarded.content);
    },

    /** The same of a form of many new records. */
    discardAllOwn: async (form: DraftForm): Promise<void> => {
      const discarded = await run((trx) => discardAllOwnIn(trx, rules, form));
      for (const { content } of discarded) await removeFilesOf(content);
    },

    /** Adds a record and publishes it; what the same form has kept as a draft before goes. */
    insertPublished: (content: Content, once: Idempotency = {}) =>
      run((trx) => insertPublishedIn(trx, rules, content, once)),

    /**
     * Adds what a form of many new records holds and publishes it, as one change. What the form has published before and
     * no longer holds goes to the trash, and what it has kept as a draft goes.
     *
     * @returns how many went to the trash, and the rows that somebody else has changed since: they stay as they are
     */
    insertAllPublished: (rows: readonly NamedRow<Content>[], once: Idempotency = {}) =>
      run((trx) => insertAllPublishedIn(trx, rules, rows, once)),

    /**
     * Makes exactly this content public, whatever draft is stored: a draft stays, unless it is the one that the
     * form knew.
     */
    publish: (id: number, content: Content, opened: OpenedOn = {}) =>
      run((trx) => publishIn(trx, rules, { id, content, opened })),

    /** Makes the stored draft public. "missing": there is none. "stale": somebody has published since. */
    publishDraft: (id: number) => run((trx) => publishDraftIn(trx, rules, id)),
    publishDraftIn: (trx: Trx, id: number) => publishDraftIn(trx, rules, id),

    /**
     * Schedules the publication of the stored draft. "missing": there is none. "stale": somebody has published
     * since, so that it could not be published as it is.
     *
     * @param dueAt ISO 8601
     */
    schedulePublication: (id: number, dueAt: string) =>
      run((trx) => schedulePublicationIn(trx, rules, id, dueAt)),

    /**
     * Schedules that a record is taken off the site: one that is public, or will be by then.
     *
     * @returns false where it is neither
     */
    scheduleUnpublishing: (id: number, dueAt: string) =>
      run((trx) => scheduleUnpublishingIn(trx, rules, id, dueAt)),

    /**
     * Takes a record off the site. Its content stays as a draft, unless there is one already.
     *
     * @returns its name; undefined where there is no such public record
     */
    unpublish: (id: number) => run((trx) => unpublishIn(trx, rules, id)),
    unpublishIn: (trx: Trx, id: number) => unpublishIn(trx, rules, id),

    /**
     * Brings back a record that was deleted while it was off the site: there it stays.
     *
     * @param record what visitors saw last
     * @param deleted what was deleted with it; without a draft, its content is what visitors saw
     */
    restoreHidden: (id: number, record: RecordState, deleted: DeletedDraft) =>
      run((trx) => restoreHiddenIn(trx, rules, id, record, deleted)),

    /**
     * Discards a record's unpublished changes: of one that was taken off the site, back to what visitors saw
     * last; one that was never public goes altogether.
     *
     * @param tag only the draft with that tag: none that somebody else has kept since
     * @returns false where there are none
     */
    discard: async (id: number, tag?: string): Promise<boolean> => {
      const discarded = await run((trx) => discardIn(trx, rules, id, tag));
      if (discarded) await removeFilesOf(discarded.content);
      return discarded !== undefined;
    },

    /** Moves a record to the trash, public or not, with its draft. False: none. */
    deleteById: (id: number) => run((trx) => deleteIn(trx, rules, id)),

    /**
     * The same of many, all or none of them.
     *
     * @returns how many were there
     */
    deleteAllByIds: (ids: readonly number[]) =>
      run(async (trx) => {
        let count = 0;
        for (const id of ids) if (await deleteIn(trx, rules, id)) count += 1;
        return count;
      }),

    /** Whether visitors could see a record that is not there now, and may see it again: its address is kept. */
    isUnpublished: async (id: number): Promise<boolean> =>
      (await Revisions.findLastState(rules.kind, id))?.action === "unpublished",
  };
}
