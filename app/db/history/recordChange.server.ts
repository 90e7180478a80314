import type { Trx } from "../connection.server.ts";
import { raiseContentVersion } from "../contentVersion.server.ts";
import type { TypedTexts } from "../drafts/typedTexts.ts";
import type { Row } from "../tables.ts";
import { type Actor, currentActor, noteRevision } from "./actor.server.ts";
import { changedFields } from "./changedFields.ts";
import {
  isOrderedKind,
  type OrderedKind,
  orderedTables,
  storeListOrder,
} from "./listOrder.server.ts";
import { unpack } from "./packed.server.ts";
import { type OutdatedEnglish, storeContent } from "./revisionContent.server.ts";

export type RecordKind = Row<"revision">["kind"];
export type Action = Row<"revision">["action"];

/** A whole record, as a revision keeps it. */
export interface RecordState {
  /** Its name, for lists of revisions; "" where its kind says enough. */
  title: string;
  /** As the repository's `findById` returns it; a `version` in it is left out. */
  content: object;
  outdated?: OutdatedEnglish;
  /** Instants, ISO 8601, of records that show them. */
  createdAt?: string;
  updatedAt?: string;
}

/** Which record has changed, and how. After "deleted" and "unpublished" it is not public, else it is. */
interface RecordChange {
  kind: RecordKind;
  /** Null: the banner or the numbers. */
  id: number | null;
  action: Exclude<Action, "ordered">;
  /** After the change; of a record that is gone, what visitors saw last. */
  record: RecordState;
  /** Of a described file: the record that shows it. */
  shownIn?: ShownIn | undefined;
  /** Of a deleted record: the unpublished changes that were deleted with it. */
  draft?: object | undefined;
  deletedWith?: DeletedWith | undefined;
}

/** What goes to the trash with a record besides its contents, and comes back with it (decision 030). */
export interface DeletedWith {
  /** What was typed in its form and is no valid content. */
  typed?: TypedTexts;
  /** The version on which its draft was based, where visitors saw a later one. */
  baseVersion?: number;
  baseHash?: string | null;
  planned?: readonly { action: Row<"schedule">["action"]; dueAt: string }[];
}

/** That a list has another order. */
interface OrderChange {
  kind: OrderedKind;
  /** The record that was moved; null where the whole list was ordered. */
  id: number | null;
  action: "ordered";
  /** Of the moved record. */
  title?: string;
}

export type Change = RecordChange | OrderChange;

/** What the history of a restored record tells besides its content. */
export interface Restored {
  outdated?: OutdatedEnglish;
  /** When the record was first made; ISO 8601. */
  createdAt?: string | null;
  /** The version that a restore of single fields is based on. */
  version?: number | undefined;
}

/** What a record's row needs besides its content. */
export interface StateRow {
  id: number;
  position: number;
  version: number;
  /** ISO 8601. */
  createdAt: string;
  updatedAt: string;
  outdated?: OutdatedEnglish | undefined;
  /** Of a partner's card. */
  boardColumn?: Row<"partner">["boardColumn"];
}

/** The record that shows a file. */
export interface ShownIn {
  kind: NonNullable<Row<"revision">["shownInKind"]>;
  id: number | null;
}

/**
 * The one door of every change that visitors can see: raises the content version and writes the revision, in
 * the transaction of the change and after it. Who changes it comes from the caller's context (`runAs`).
 */
export async function recordChange(trx: Trx, change: Change): Promise<void> {
  const contentVersion = await raiseContentVersion(trx);
  await dropSchedule(trx, change);
  const id = await insertRevision(trx, change, { contentVersion, actor: currentActor() });
  noteRevision({ id, action: change.action });
}

/** What staff have done to a stored file by itself: its description, and where it is used, stay as they were. */
interface FileChange {
  id: number;
  action: "deleted" | "restored";
  title: string;
  fields?: readonly string[];
}

/** Notes who has moved a file to the trash, brought it back or erased it: raises the content version, by which it is withheld. */
export async function recordFileChange(
  trx: Trx,
  { id, action, title, fields = [] }: FileChange,
): Promise<void> {
  const contentVersion = await raiseContentVersion(trx);
  const { staff, origin } = currentActor();
  await trx
    .insertInto("revision")
    .values({
      ...{ kind: "files", recordId: id, title: shortened(title), action, isPublic: null },
      ...{ origin, staffId: staff?.id ?? null, staffName: staff?.name ?? "", contentVersion },
      ...{ fields: JSON.stringify(fields), at: new Date().toISOString() },
    })
    .execute();
}

/** What has left the site is not taken off it again; what is deleted does not return by itself either. */
async function dropSchedule(trx: Trx, { kind, id, action }: Change): Promise<void> {
  if (action !== "deleted" && action !== "unpublished") return;
  if (kind !== "project" && kind !== "documents") return;
  let query = trx
    .deleteFrom("schedule")
    .where("kind", "=", kind)
    .where("recordId", "=", id ?? 0);
  if (action === "unpublished") query = query.where("action", "=", "unpublish");
  await query.execute();
}

/** A revision without a change: what a record was when its history began. */
export async function recordBeginning(trx: Trx, change: RecordChange): Promise<void> {
  const { version } = await trx
    .selectFrom("contentVersion")
    .select("version")
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
  await insertRevision(trx, change, {
    contentVersion: version,
    actor: { staff: null, origin: "before" },
  });
}

async function insertRevision(
  trx: Trx,
  change: Change,
  { contentVersion, actor }: { contentVersion: number; actor: Actor },
): Promise<number> {
  const { kind, id } = change;
  const columns =
    change.action === "ordered" ? await ofOrder(trx, change) : await ofState(trx, change);
  const row = await trx
    .insertInto("revision")
    .values({
      kind,
      recordId: id,
      action: toAction(change.action, actor),
      origin: actor.origin,
      staffId: actor.staff?.id ?? null,
      staffName: actor.staff?.name ?? "",
      at: new Date().toISOString(),
      contentVersion,
      ...columns,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

async function ofOrder(trx: Trx, { kind, title = "" }: OrderChange) {
  return {
    title: shortened(title),
    fields: JSON.stringify(["order"]),
    orderId: await storeListOrder(trx, kind),
  };
}

async function ofState(trx: Trx, change: RecordChange) {
  const { kind, id, action, record, shownIn, draft, deletedWith } = change;
  const { version, ...content } = record.content as { version?: number };
  const before = await findLastState(trx, kind, id);
  const isGone = action === "deleted" || action === "unpublished";
  // Those that leave a list change nothing about the order of the others.
  const isListed = isOrderedKind(kind) && !isGone && before?.isPublic !== 1;
  return {
    title: shortened(record.title),
    isPublic: isGone ? 0 : 1,
    wasPublic: before?.isPublic ?? 0,
    recordVersion: version ?? (await findVersion(trx, kind, id)),
    contentId: await storeContent(trx, content, record.outdated),
    orderId: isListed ? await storeListOrder(trx, kind) : null,
    fields: JSON.stringify(before ? changedFields(unpack(before.content), content) : []),
    draftId: draft ? await storeContent(trx, draft) : null,
    ...(deletedWith && { deletedWith: JSON.stringify(deletedWith) }),
    shownInKind: shownIn?.kind ?? null,
    shownInId: shownIn?.id ?? null,
    recordCreatedAt: record.createdAt ?? null,
    recordUpdatedAt: record.updatedAt ?? null,
    ...(record.updatedAt && !isGone && { at: record.updatedAt }),
  } as const;
}

/** A record's version; null for one that is gone, or has none. */
async function findVersion(trx: Trx, kind: RecordKind, id: number | null): Promise<number | null> {
  if (isOrderedKind(kind)) {
    const table = orderedTables[kind];
    const row = await trx
      .selectFrom(table)
      .select("version")
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.version ?? null;
  }
  if (kind === "files") return null;
  const row = await trx
    .selectFrom("recordVersion")
    .select("version")
    .where("name", "=", kind === "home" ? "numbers" : kind)
    .executeTakeFirst();
  return row?.version ?? null;
}

/** The last revision that tells what a record was: it is not necessarily public. */
function findLastState(trx: Trx, kind: RecordKind, id: number | null) {
  return trx
    .selectFrom("revision")
    .innerJoin("revisionContent", "revisionContent.id", "revision.contentId")
    .select(["isPublic", "content"])
    .where("kind", "=", kind)
    .where("recordId", id === null ? "is" : "=", id)
    .where("isPublic", "is not", null)
    .orderBy("revision.id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** An import is one way to publish. */
function toAction(action: Action, { origin }: Actor): Action {
  const isContent = action === "published" || action === "described";
  return origin === "import" && isContent ? "imported" : action;
}

/** Enough to recognize a record in a list. */
function shortened(title: string): string {
  return title.slice(0, 200);
}
