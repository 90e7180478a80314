import type { Db, Trx } from "#app/db/connection.server.ts";
import type * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import type { KnownDraft } from "#app/db/drafts/draftTag.ts";
import type { TypedTexts } from "#app/db/drafts/typedTexts.ts";
import type { OrderedKind } from "#app/db/history/listOrder.server.ts";
import type { RecordState, Restored } from "#app/db/history/recordChange.server.ts";
import type * as Revisions from "#app/db/history/revisions.repo.server.ts";
import type { ExpectedVersion, UpdateResult } from "#app/db/versions.server.ts";

/** What a form, or a client, knew when it was opened. */
export interface OpenedOn extends KnownDraft {
  /** The public record's version, 0 where there was none; undefined: whatever is stored. */
  version?: number | undefined;
  /** `contentHash` of the public record. */
  openedWith?: string | undefined;
}

/**
 * How publishing ended. "stale": somebody else has published since. "hidden": somebody has taken the record off
 * the site since. "missing": there is no such record, or no draft of it. Nothing was stored then.
 */
export type PublishResult = UpdateResult | "hidden";

/** The same of keeping a draft. "taken": somebody has kept another draft since. */
export type SaveDraftResult = PublishResult | "taken";

/** The same of a stored draft. "invalid": what was typed in some field of it cannot be published. */
export type PublishDraftResult = PublishResult | "invalid";

/** What is kept besides a draft's content. */
export interface Kept {
  /** ISO 8601: schedules its publication; undefined leaves the schedule as it is. */
  publishAt?: string | undefined;
  typed?: TypedTexts | undefined;
}

/** A record's draft with its content in the shape of its form. */
export type DraftOf<Content> = Omit<Drafts.Draft, "content"> & { content: Content };

/** What a deletion has kept of a record besides what visitors saw. */
export type DeletedDraft = Pick<Revisions.CompleteRevision, "draft" | "deletedWith">;

/** A kind of records in a list, each of which is public, only a draft, or both: what its repository does. */
export interface RecordRules<Content extends object> {
  kind: OrderedKind;
  /** The record's name. */
  titleOf: (content: Content) => string;
  /** A stored draft's content. Of an earlier version of the program it may lack fields. */
  parse: (content: object) => Content;
  /** Fields of the record that are set elsewhere, and no part of a draft. */
  setElsewhere?: readonly string[];
  findState: (executor: Db, id: number) => Promise<RecordState | undefined>;
  replace: (
    trx: Trx,
    id: number,
    content: Content,
    basedOn: ExpectedVersion,
  ) => Promise<UpdateResult>;
  /** Adds one at the end of the list; `id` is one that `reserveId` gave. */
  insertNew: (trx: Trx, content: Content, id?: number) => Promise<number>;
  /** The next id, which no other record will have; its row comes when it is published. */
  reserveId: (trx: Trx) => Promise<number>;
  /**
   * Publishes one that was off the site, in its place.
   *
   * @param last what visitors saw last
   */
  insertAgain: (
    trx: Trx,
    id: number,
    content: Content,
    was: Restored,
    last: Readonly<Record<string, unknown>>,
  ) => Promise<void>;
}
