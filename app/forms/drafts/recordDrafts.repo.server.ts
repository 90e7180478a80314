import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import { putBack, takeDeleted } from "#app/db/drafts/deletedDraft.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type DraftForm, type KnownDraft, relationOf } from "#app/db/drafts/draftTag.ts";
import { isComplete, type TypedTexts } from "#app/db/drafts/typedTexts.ts";
import { type OrderedKind, orderedTables } from "#app/db/history/listOrder.server.ts";
import {
  type RecordState,
  type Restored,
  recordChange,
} from "#app/db/history/recordChange.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import {
  endForm,
  findDroppedRows,
  hashOf,
  type Idempotency,
  idempotencyOfRow,
  insertIdempotent,
  KeyReusedError,
  type NamedRow,
} from "#app/db/idempotency.server.ts";
import { deleteOrdered, removeOrdered } from "#app/db/positions.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { ExpectedVersion, UpdateResult } from "#app/db/versions.server.ts";
import { removeFilesOf } from "#app/files/sweep/removeFilesOf.server.ts";

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
interface Kept {
  /** ISO 8601: schedules its publication; undefined leaves the schedule as it is. */
  publishAt?: string | undefined;
  typed?: TypedTexts | undefined;
}

/** A record's draft with its content in the shape of its form. */
export type DraftOf<Content> = Omit<Drafts.Draft, "content"> & { content: Content };

/** What a deletion has kept of a record besides what visitors saw. */
export type DeletedDraft = Pick<Revisions.CompleteRevision, "draft" | "deletedWith">;

/** A kind of records in a list, each of which is public, only a draft, or both: what its repository does. */
interface RecordRules<Content extends object> {
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

/** The drafts of a kind of records, and their way on to the site and off it (decision 030). */
export function recordDrafts<Content extends object>(rules: RecordRules<Content>) {
  const run = <Result>(work: (trx: Trx) => Promise<Result>) => db().transaction().execute(work);
  return {
    find: (id: number, executor?: Db) => find(rules, id, executor),

    /** Keeps what the form holds as the record's draft. Visitors see nothing of it. */
    save: (id: number, content: Content, opened: OpenedOn = {}, kept: Kept = {}) =>
      run((trx) => saveIn(trx, rules, { id, content, opened, ...kept })),

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

/**
 * Discards the draft of a record that is always public, such as the banner.
 *
 * @param known only the one that it names
 * @returns false where there is none
 */
export async function discardDraft(
  kind: Drafts.DraftKind,
  id: number,
  known?: KnownDraft,
): Promise<boolean> {
  const draft = await db()
    .transaction()
    .execute((trx) => Drafts.take(trx, kind, id, known));
  if (draft) await removeFilesOf(draft.content);
  return draft !== undefined;
}

type Rules<Content extends object> = RecordRules<Content>;

async function find<Content extends object>(
  { kind, parse }: Rules<Content>,
  id: number,
  executor?: Db,
): Promise<DraftOf<Content> | undefined> {
  const draft = await Drafts.find(kind, id, executor);
  return draft && { ...draft, content: parse(draft.content) };
}

interface Saving<Content> extends Kept {
  id: number;
  content: Content;
  opened: OpenedOn;
}

async function saveIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  { id, content, opened, publishAt, typed }: Saving<Content>,
): Promise<SaveDraftResult> {
  const version = await findVersion(trx, rules, id);
  const stored = await find(rules, id, trx);
  if (version === 0 && !stored) return "missing";
  const relation = opened.draft !== undefined && stored ? relationOf(stored, opened) : "known";
  if (relation === "other") return "taken";
  // It has been superseded on its way.
  if (relation === "later") return "updated";
  const isStale = opened.version !== undefined && opened.version !== version;
  if (isStale) return version === 0 ? "hidden" : "stale";
  await store(trx, rules, id, { content, typed }, { ...opened, version });
  if (publishAt !== undefined) await planPublication(trx, rules, id, publishAt);
  return "updated";
}

interface Insertion<Content> extends Kept {
  content: Content;
  once: Idempotency;
}

function insertIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  { content, once, publishAt, typed }: Insertion<Content>,
): Promise<{ id: number }> {
  const { requestHash } = once;
  const storeAt = async (id: number, version: number) => {
    await store(trx, rules, id, { content, typed }, { version, form: formOf(once) });
    if (publishAt !== undefined) await planPublication(trx, rules, id, publishAt);
  };
  return insertOnce(
    trx,
    rules,
    // The same content, published, is another request.
    { ...once, requestHash: requestHash && hashOf([requestHash, "draft"]) },
    async () => {
      const id = await rules.reserveId(trx);
      await storeAt(id, 0);
      return id;
    },
    async (id) => storeAt(id, await findVersion(trx, rules, id)),
  );
}

function insertPublishedIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  content: Content,
  once: Idempotency,
): Promise<{ id: number }> {
  return insertOnce(
    trx,
    rules,
    once,
    () => rules.insertNew(trx, content),
    async (id) => {
      const draft = (await find(rules, id, trx))?.tag;
      await publishIn(trx, rules, { id, content, opened: { draft } });
    },
  );
}

async function insertAllPublishedIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  rows: readonly NamedRow<Content>[],
  once: Idempotency,
): Promise<{ dropped: number; taken: number[] }> {
  const dropped = await findDroppedRows(trx, orderedTables[rules.kind], rows, once);
  await discardAllDrafts(trx, rules, dropped);
  let count = 0;
  for (const id of dropped) if (await deleteIn(trx, rules, id)) count += 1;
  const taken = await findTaken(rows, (row) =>
    insertPublishedIn(trx, rules, row.content, idempotencyOfRow(row, once)),
  );
  return { dropped: count, taken };
}

async function insertAllIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  rows: readonly NamedRow<Content>[],
  once: Idempotency,
): Promise<number[]> {
  const dropped = await findDroppedRows(trx, orderedTables[rules.kind], rows, once);
  // Their files stay until they are swept: the form may be taking one up again.
  await discardAllDrafts(trx, rules, dropped);
  return findTaken(rows, (row) => {
    const { content, typed } = row;
    return insertIn(trx, rules, { content, typed, once: idempotencyOfRow(row, once) });
  });
}

/** Stores rows one by one: those that somebody else has changed since hold up none of the others. */
async function findTaken<Content>(
  rows: readonly NamedRow<Content>[],
  store: (row: NamedRow<Content>) => Promise<unknown>,
): Promise<number[]> {
  const taken: number[] = [];
  for (const [index, row] of rows.entries()) {
    try {
      await store(row);
    } catch (error) {
      // Thrown before anything of the row is written.
      if (!(error instanceof KeyReusedError)) throw error;
      taken.push(index);
    }
  }
  return taken;
}

/** Discards those of these records that are only drafts. */
async function discardAllDrafts<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  ids: readonly number[],
): Promise<Drafts.Draft[]> {
  const discarded: Drafts.Draft[] = [];
  for (const id of ids) {
    const isPublic = (await findVersion(trx, rules, id)) > 0;
    const draft = isPublic ? undefined : await discardIn(trx, rules, id, undefined);
    if (draft) discarded.push(draft);
  }
  return discarded;
}

/** @param amend stores the content of a new record's form, sent again, in the record that it made before */
async function insertOnce<Content extends object>(
  trx: Trx,
  { kind }: Rules<Content>,
  once: Idempotency,
  insert: () => Promise<number>,
  amend: (id: number) => Promise<void>,
): Promise<{ id: number }> {
  const known = { kind: orderedTables[kind], ...once };
  return { id: await insertIdempotent(trx, known, insert, amend) };
}

async function publishDraftIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
): Promise<PublishDraftResult> {
  const draft = await find(rules, id, trx);
  if (!draft) return "missing";
  if (!isComplete(draft)) return "invalid";
  const { content, tag } = draft;
  const version = await findBase(trx, rules, id, draft);
  return publishIn(trx, rules, { id, content, opened: { version, draft: tag } });
}

/** The version on which a draft is based; today's, where what has changed since is no part of a draft. */
async function findBase<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
  { baseVersion, baseHash }: DraftOf<Content>,
) {
  const current = await findPublic(trx, rules, id);
  return current && baseHash === current.hash ? current.version : baseVersion;
}

async function findPublic<Content extends object>(trx: Trx, rules: Rules<Content>, id: number) {
  const record = await rules.findState(trx, id);
  if (!record) return undefined;
  // Of a project it holds its version too.
  const { version: _, ...content } = record.content as { version?: number };
  const version = await findVersion(trx, rules, id);
  return { version, hash: hashOf(without(content, rules.setElsewhere)) };
}

async function schedulePublicationIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
  dueAt: string,
): Promise<UpdateResult | "invalid"> {
  const draft = await find(rules, id, trx);
  if (!draft) return "missing";
  if (!isComplete(draft)) return "invalid";
  const version = await findVersion(trx, rules, id);
  if ((await findBase(trx, rules, id, draft)) !== version) return "stale";
  await planPublication(trx, rules, id, dueAt);
  return "updated";
}

/** Notes on what the draft is based, so that what is set elsewhere does not make it out of date. */
async function planPublication<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
  dueAt: string,
) {
  const { kind } = rules;
  if (kind === "partners") throw new Error("Partners have no schedule");
  const current = await findPublic(trx, rules, id);
  if (current) {
    await trx
      .updateTable("draft")
      .set({ baseHash: current.hash, baseVersion: current.version })
      .where("kind", "=", kind)
      .where("recordId", "=", id)
      .execute();
  }
  await Schedule.plan(trx, { kind, recordId: id, action: "publish" }, dueAt);
}

async function scheduleUnpublishingIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
  dueAt: string,
): Promise<boolean> {
  const { kind } = rules;
  const isPublic = (await findVersion(trx, rules, id)) > 0;
  if (kind === "partners" || (!isPublic && !(await find(rules, id, trx)))) return false;
  return Schedule.plan(trx, { kind, recordId: id, action: "unpublish" }, dueAt);
}

interface Publication<Content> {
  id: number;
  content: Content;
  opened: OpenedOn;
}

async function publishIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  { id, content, opened: { version, ...known } }: Publication<Content>,
): Promise<PublishResult> {
  const result = await rules.replace(trx, id, content, { version });
  if (result === "stale") return result;
  if (result === "missing") {
    const stored = await find(rules, id, trx);
    if (!stored) return "missing";
    if (version) return "hidden";
    await insertRow(trx, rules, { id, content }, stored);
  }
  await Drafts.take(trx, rules.kind, id, known);
  return "updated";
}

/** A record without a row becomes public: again, in its place, or for the first time, at the end. */
async function insertRow<Content extends object>(
  trx: Trx,
  { kind, insertNew, insertAgain }: Rules<Content>,
  { id, content }: { id: number; content: Content },
  { outdated }: DraftOf<Content>,
) {
  const last = await Revisions.findLastState(kind, id, trx);
  if (!last) return insertNew(trx, content, id);
  const was = { outdated, createdAt: last.recordCreatedAt };
  return insertAgain(trx, id, content, was, last.content ?? {});
}

async function unpublishIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const { kind } = rules;
  const record = await rules.findState(trx, id);
  if (!record) return undefined;
  const stored = await find(rules, id, trx);
  const { title, outdated } = record;
  if (!stored) await store(trx, rules, id, { content: contentOf(rules, record.content) });
  // From now on it is based on nothing public.
  await trx
    .updateTable("draft")
    .set({ baseVersion: 0, baseHash: null, outdated: JSON.stringify(outdated ?? {}) })
    .where("kind", "=", kind)
    .where("recordId", "=", id)
    .execute();
  await removeOrdered(trx, orderedTables[kind], id);
  await recordChange(trx, { kind, id, action: "unpublished", record });
  return { id, name: title };
}

async function restoreHiddenIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
  record: RecordState,
  { draft, deletedWith }: DeletedDraft,
): Promise<void> {
  const { kind } = rules;
  const { title, outdated } = record;
  const content = draft ?? contentOf(rules, record.content);
  await recordChange(trx, { kind, id, action: "unpublished", record });
  await putBack(trx, kind, id, { title, content, ...(outdated && { outdated }) }, deletedWith);
}

async function discardIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  id: number,
  tag: string | undefined,
): Promise<Drafts.Draft | undefined> {
  const { kind } = rules;
  const draft = await Drafts.take(trx, kind, id, tag === undefined ? undefined : { draft: tag });
  if (!draft || (await findVersion(trx, rules, id)) > 0) return draft;
  const last = await Revisions.findLastState(kind, id, trx);
  if (last?.content) {
    const { title, outdated } = last;
    const content = contentOf(rules, last.content);
    await Drafts.save(trx, kind, id, { title, content, outdated, baseVersion: 0 });
  }
  return draft;
}

async function discardOwnIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  form: DraftForm,
): Promise<Drafts.Draft | undefined> {
  const id = await endForm(trx, orderedTables[rules.kind], form);
  const draft = id === undefined ? undefined : await find(rules, id, trx);
  if (id === undefined || !draft || relationOf(draft, { form }) === "other") return undefined;
  return (await findVersion(trx, rules, id)) > 0 ? undefined : discardIn(trx, rules, id, draft.tag);
}

async function discardAllOwnIn<Content extends object>(
  trx: Trx,
  rules: Rules<Content>,
  form: DraftForm,
): Promise<Drafts.Draft[]> {
  const table = orderedTables[rules.kind];
  const { key: idempotencyKey, attempt } = form;
  const dropped = await findDroppedRows(trx, table, [], { idempotencyKey, attempt });
  await endForm(trx, table, form);
  return discardAllDrafts(trx, rules, dropped);
}

/** The opened form that sends a new record. */
function formOf({ isForm, idempotencyKey: key, attempt }: Idempotency): DraftForm | undefined {
  return isForm && key !== undefined && attempt !== undefined ? { key, attempt } : undefined;
}

async function deleteIn<Content extends object>(
  trx: Trx,
  { kind, findState }: Rules<Content>,
  id: number,
): Promise<boolean> {
  if (await deleteOrdered(trx, orderedTables[kind], id, findState)) return true;
  const { draft, deletedWith } = await takeDeleted(trx, kind, id);
  if (!draft) return false;
  const deletion = { kind, id, action: "deleted", deletedWith } as const;
  const last = await Revisions.findLastState(kind, id, trx);
  if (last?.content) {
    const { title, content, outdated } = last;
    const createdAt = last.recordCreatedAt ?? undefined;
    const record = { title, content, outdated, ...(createdAt && { createdAt }) };
    await recordChange(trx, { ...deletion, record, draft: draft.content });
  } else {
    // Visitors never saw it: the draft is all that there is (`Trash.restoreDraft`).
    const { title, content } = draft;
    await recordChange(trx, { ...deletion, record: { title, content } });
  }
  return true;
}

/** What the form holds of a whole record. */
function contentOf<Content extends object>(
  { setElsewhere = [] }: Rules<Content>,
  content: object,
): Content {
  return without(content, ["id", "version", ...setElsewhere]) as Content;
}

function without(content: object, names: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));
}

function store<Content extends object>(
  trx: Trx,
  { kind, titleOf }: Rules<Content>,
  id: number,
  { content, typed }: { content: Content; typed?: TypedTexts | undefined },
  { version = 0, openedWith, form }: OpenedOn = {},
) {
  const base = { baseVersion: version, baseHash: openedWith, form };
  return Drafts.save(trx, kind, id, { title: titleOf(content), content, typed, ...base });
}

function findVersion<Content extends object>(trx: Trx, { kind }: Rules<Content>, id: number) {
  return Drafts.findPublicVersion(trx, kind, id);
}
