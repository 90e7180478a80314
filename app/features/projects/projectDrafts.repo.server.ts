import { sql } from "kysely";
import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { type Author, toAuthor } from "#app/db/history/author.ts";
import { type RecordState, recordChange } from "#app/db/history/recordChange.server.ts";
import * as Revisions from "#app/db/history/revisions.repo.server.ts";
import { hashOf, type Idempotency, insertIdempotent } from "#app/db/idempotency.server.ts";
import { removeOrdered } from "#app/db/positions.server.ts";
import * as Schedule from "#app/db/schedule/schedule.repo.server.ts";
import type { UpdateResult } from "#app/db/versions.server.ts";
import { removeFilesOf } from "#app/files/sweep/removeFilesOf.server.ts";
import { contentHash } from "#app/forms/saving/saveOrCompare.server.ts";
import {
  deleteById as deletePublic,
  findById,
  findState,
  insertAgain,
  insertNew,
  replace,
  reserveId,
  type StoredProject,
} from "./projects.repo.server.ts";
import { draftSchema, type FormProject } from "./projects.schema.ts";

/** What a form, or a client, knew when it was opened. */
export interface OpenedOn {
  /** The public project's version, 0 where there was none; undefined: whatever is stored. */
  version?: number | undefined;
  /** The stored draft's tag, "" where there was none; undefined: whatever is stored. */
  draft?: string | undefined;
  /** `contentHash` of the public project. */
  openedWith?: string | undefined;
}

/**
 * How publishing ended. "stale": somebody else has published since. "hidden": somebody has taken the project off
 * the site since. "missing": there is no such project, or no draft of it. Nothing was stored then.
 */
export type PublishResult = UpdateResult | "hidden";

/** The same of keeping a draft. "taken": somebody has kept another draft since. */
type SaveResult = PublishResult | "taken";

/** A project's draft, with the fields of its form. */
export type ProjectDraft = Drafts.Draft & { content: FormProject };

export async function find(id: number, executor?: Db): Promise<ProjectDraft | undefined> {
  const draft = await Drafts.find("project", id, executor);
  return draft && { ...draft, content: toContent(draft.content) };
}

/** Of an earlier version of the program it may lack fields, or hold what is refused by now. */
function toContent(content: object): FormProject {
  const parsed = draftSchema.safeParse(content);
  return parsed.success ? parsed.data : (content as FormProject);
}

/** A draft, as the list of projects shows it. */
export interface ListedDraft extends Author {
  id: number;
  name: string;
  /** Path under /storage. */
  bannerImage: string | null;
  link: string;
  updatedAt: string;
}

/** Every project's draft, the newest first. */
export async function findAll(): Promise<ListedDraft[]> {
  const rows = await db()
    .selectFrom("draft")
    .select(["recordId as id", "title as name", "origin", "staffId", "staffName", "updatedAt"])
    .select([
      sql<string | null>`json_extract(content, '$.bannerImage')`.as("bannerImage"),
      sql<string>`json_extract(content, '$.link')`.as("link"),
    ])
    .where("kind", "=", "project")
    .orderBy("updatedAt", "desc")
    .orderBy("recordId")
    .execute();
  return rows.map(({ origin, staffId, staffName, ...row }) => ({
    ...row,
    ...toAuthor({ origin, staffId, staffName }),
  }));
}

/** A project as its form opens it. */
export interface OpenedProject {
  /** What the form shows: the draft where there is one. Its version is the one that it is based on. */
  project: StoredProject;
  draft: ProjectDraft | undefined;
  /** What visitors see. */
  published: StoredProject | undefined;
}

/** Undefined where there is neither a public project nor a draft. */
export async function findToEdit(id: number): Promise<OpenedProject | undefined> {
  const published = await findById(id);
  const draft = await find(id);
  if (!draft) return published && { project: published, draft, published };
  const highlight = published?.highlight ?? false;
  const project = { id, highlight, ...draft.content, version: draft.baseVersion };
  return { project, draft, published };
}

/**
 * Keeps what the form holds as the project's draft. Visitors see nothing of it.
 *
 * @param publishAt ISO 8601: schedules its publication; undefined leaves the schedule as it is
 */
export function save(
  id: number,
  project: FormProject,
  opened: OpenedOn = {},
  publishAt?: string,
): Promise<SaveResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const version = await findVersion(trx, id);
      const stored = await find(id, trx);
      if (version === 0 && !stored) return "missing";
      const isTaken = opened.draft !== undefined && stored && stored.tag !== opened.draft;
      if (isTaken) return "taken";
      const isStale = opened.version !== undefined && opened.version !== version;
      if (isStale) return version === 0 ? "hidden" : "stale";
      await store(trx, id, project, { ...opened, version });
      if (publishAt !== undefined) await planPublication(trx, id, publishAt);
      return "updated";
    });
}

/**
 * Adds a project that is only a draft; with a known key nothing is added again.
 *
 * @param publishAt as for `save`
 */
export function insert(
  project: FormProject,
  once: Idempotency = {},
  publishAt?: string,
): Promise<{ id: number }> {
  const { requestHash } = once;
  const storeIn = async (trx: Trx, id: number, version: number) => {
    await store(trx, id, project, { version });
    if (publishAt !== undefined) await planPublication(trx, id, publishAt);
  };
  return insertIdempotently(
    // The same content, published, is another request.
    { ...once, requestHash: requestHash && hashOf([requestHash, "draft"]) },
    async (trx) => {
      const id = await reserveId(trx);
      await storeIn(trx, id, 0);
      return id;
    },
    async (trx, id) => storeIn(trx, id, await findVersion(trx, id)),
  );
}

/** Adds a project and publishes it; what the same form has kept as a draft before goes. */
export function insertPublished(
  project: FormProject,
  once: Idempotency = {},
): Promise<{ id: number }> {
  return insertIdempotently(
    once,
    (trx) => insertNew(trx, project),
    async (trx, id) => {
      await publishIn(trx, id, project, { draft: (await find(id, trx))?.tag });
    },
  );
}

/**
 * @param amend stores the content of a new project's form, sent again, in the project that it made before
 */
function insertIdempotently(
  once: Idempotency,
  insert: (trx: Trx) => Promise<number>,
  amend: (trx: Trx, id: number) => Promise<void>,
): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "project", ...once } as const;
      const id = await insertIdempotent(
        trx,
        known,
        () => insert(trx),
        (id) => amend(trx, id),
      );
      return { id };
    });
}

/**
 * Makes exactly this content public, whatever draft is stored: a draft stays, unless it is the one that the form
 * knew.
 */
export function publish(
  id: number,
  project: FormProject,
  opened: OpenedOn = {},
): Promise<PublishResult> {
  return db()
    .transaction()
    .execute((trx) => publishIn(trx, id, project, opened));
}

/** Makes the stored draft public. "missing": there is none. "stale": somebody has published since. */
export function publishDraft(id: number): Promise<PublishResult> {
  return db()
    .transaction()
    .execute((trx) => publishDraftIn(trx, id));
}

export async function publishDraftIn(trx: Trx, id: number): Promise<PublishResult> {
  const draft = await find(id, trx);
  if (!draft) return "missing";
  const version = await findBase(trx, id, draft);
  return publishIn(trx, id, draft.content, { version, draft: draft.tag });
}

/** The version on which a draft is based; where only the star has changed since, which is no part of it, today's. */
async function findBase(trx: Trx, id: number, { baseVersion, baseHash }: ProjectDraft) {
  const current = (await findState(trx, id))?.content as StoredProject | undefined;
  const isSame = current && baseHash === contentHash(toFormContent(current));
  return isSame ? current.version : baseVersion;
}

/**
 * Schedules the publication of the stored draft. "missing": there is none. "stale": somebody has published since,
 * so that it could not be published as it is.
 *
 * @param dueAt ISO 8601
 */
export function schedulePublication(id: number, dueAt: string): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const draft = await find(id, trx);
      if (!draft) return "missing";
      const version = await findVersion(trx, id);
      if ((await findBase(trx, id, draft)) !== version) return "stale";
      await planPublication(trx, id, dueAt);
      return "updated";
    });
}

/** Notes on what the draft is based, so that setting the star does not make it out of date. */
async function planPublication(trx: Trx, id: number, dueAt: string) {
  const current = (await findState(trx, id))?.content as StoredProject | undefined;
  if (current) {
    await trx
      .updateTable("draft")
      .set({ baseHash: contentHash(toFormContent(current)), baseVersion: current.version })
      .where("kind", "=", "project")
      .where("recordId", "=", id)
      .execute();
  }
  await Schedule.plan(trx, { kind: "project", recordId: id, action: "publish" }, dueAt);
}

/**
 * Schedules that a project is taken off the site: one that is public, or will be by then.
 *
 * @returns false where it is neither
 */
export function scheduleUnpublishing(id: number, dueAt: string): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const isPublic = (await findVersion(trx, id)) > 0;
      if (!isPublic && !(await find(id, trx))) return false;
      return Schedule.plan(trx, { kind: "project", recordId: id, action: "unpublish" }, dueAt);
    });
}

async function publishIn(
  trx: Trx,
  id: number,
  project: FormProject,
  { version, draft }: OpenedOn,
): Promise<PublishResult> {
  const result = await replace(trx, id, project, { version });
  if (result === "stale") return result;
  if (result === "missing") {
    const stored = await find(id, trx);
    if (!stored) return "missing";
    if (version) return "hidden";
    await insertRow(trx, id, project, stored);
  }
  if (draft) await Drafts.take(trx, "project", id, draft);
  return "updated";
}

/** A project without a row becomes public: again, in its place, or for the first time, at the end. */
async function insertRow(trx: Trx, id: number, project: FormProject, stored: ProjectDraft) {
  const last = await Revisions.findLastState("project", id, trx);
  if (!last) return insertNew(trx, project, id);
  const highlight = last.content?.highlight === true;
  return insertAgain(
    trx,
    id,
    { ...project, highlight },
    { action: "published", outdated: stored.outdated, createdAt: last.recordCreatedAt },
  );
}

/**
 * Takes a project off the site. Its content stays as a draft, unless there is one already.
 *
 * @returns its name; undefined where there is no such public project
 */
export function unpublish(id: number): Promise<{ id: number; name: string } | undefined> {
  return db()
    .transaction()
    .execute((trx) => unpublishIn(trx, id));
}

export async function unpublishIn(
  trx: Trx,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  const record = await findState(trx, id);
  if (!record) return undefined;
  const stored = await find(id, trx);
  const { title, outdated } = record;
  if (!stored) await store(trx, id, contentOf(record), { version: 0 });
  // From now on it is based on nothing public.
  await trx
    .updateTable("draft")
    .set({ baseVersion: 0, baseHash: null, outdated: JSON.stringify(outdated ?? {}) })
    .where("kind", "=", "project")
    .where("recordId", "=", id)
    .execute();
  await removeOrdered(trx, "project", id);
  await recordChange(trx, { kind: "project", id, action: "unpublished", record });
  return { id, name: title };
}

/**
 * Brings back a project that was deleted while it was off the site: there it stays.
 *
 * @param record what visitors saw last
 * @param draft what was deleted with it; without one, its content is what visitors saw
 */
export function restoreHidden(
  id: number,
  record: RecordState,
  draft: object = contentOf(record),
): Promise<void> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const { title, outdated } = record;
      const was = { title, content: draft, baseVersion: 0, ...(outdated && { outdated }) };
      await Drafts.save(trx, "project", id, was);
      await recordChange(trx, { kind: "project", id, action: "unpublished", record });
    });
}

/**
 * Discards a project's unpublished changes: of one that was taken off the site, back to what visitors saw last;
 * one that was never public goes altogether.
 *
 * @param tag only the draft with that tag: none that somebody else has kept since
 * @returns false where there are none
 */
export async function discard(id: number, tag?: string): Promise<boolean> {
  const discarded = await db()
    .transaction()
    .execute(async (trx) => {
      const draft = await Drafts.take(trx, "project", id, tag);
      if (!draft || (await findVersion(trx, id)) > 0) return draft;
      const last = await Revisions.findLastState("project", id, trx);
      if (last?.content) {
        const { title, content, outdated } = last;
        const was = { title, content: contentOf({ content }), outdated, baseVersion: 0 };
        await Drafts.save(trx, "project", id, was);
      }
      return draft;
    });
  if (discarded) await removeFilesOf(discarded.content);
  return discarded !== undefined;
}

/** Deletes a project, public or not, with its draft: to the trash, unless visitors never saw it. False: none. */
export async function deleteById(id: number): Promise<boolean> {
  if (await deletePublic(id)) return true;
  const draft = await db()
    .transaction()
    .execute(async (trx) => {
      const draft = await Drafts.take(trx, "project", id);
      const last = draft && (await Revisions.findLastState("project", id, trx));
      if (last?.content) {
        const { title, content, outdated } = last;
        const createdAt = last.recordCreatedAt ?? undefined;
        const record = { title, content, outdated, createdAt };
        const change = { kind: "project", id, action: "deleted", record } as const;
        await recordChange(trx, { ...change, draft: draft?.content });
      }
      return draft;
    });
  if (draft) await removeFilesOf(draft.content);
  return draft !== undefined;
}

/** Whether visitors could see a project that is not there now, and may see it again: its address is kept. */
export async function isUnpublished(id: number): Promise<boolean> {
  return (await Revisions.findLastState("project", id))?.action === "unpublished";
}

/** A project without its star, which is set in the list and no part of a draft. */
export function toFormContent({ highlight: _, ...project }: StoredProject) {
  return project;
}

/** What the form holds of a whole project. */
function contentOf({ content }: { content: object }): FormProject {
  const { id, version, highlight, ...form } = content as StoredProject;
  return form;
}

async function store(
  trx: Trx,
  id: number,
  content: FormProject,
  { version = 0, openedWith }: OpenedOn,
) {
  const base = { baseVersion: version, baseHash: openedWith };
  return Drafts.save(trx, "project", id, { title: content.name, content, ...base });
}

function findVersion(trx: Trx, id: number) {
  return Drafts.findPublicVersion(trx, "project", id);
}
