import { type SqlBool, sql } from "kysely";
import { db, type Trx } from "../connection.server.ts";
import { raiseContentVersion } from "../contentVersion.server.ts";
import { putBack } from "../drafts/deletedDraft.server.ts";
import { currentActor } from "./actor.server.ts";
import { isOrderedKind } from "./listOrder.server.ts";
import type { RecordKind } from "./recordChange.server.ts";
import { type CompleteRevision, findAllByIds, type Revision } from "./revisions.repo.server.ts";

/** In place of the fields that a revision has changed: its record was erased for good. */
export const erasedField = "erased";

/** How long deleted records can be brought back (contract 10). */
export const trashDays = 30;

interface Page {
  limit: number;
  offset?: number;
}

/** The deletions that can be undone, newest first: of records that are still deleted, and not erased. */
export async function findPage({ limit, offset = 0 }: Page): Promise<Revision[]> {
  const rows = await selectIds()
    .orderBy("revision.id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return findAllByIds(rows.map(({ id }) => id));
}

export async function count(): Promise<number> {
  const row = await db()
    .selectFrom(selectIds().as("deleted"))
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The deletion, where its record is in the trash. */
export async function findById(id: number): Promise<Revision | undefined> {
  const row = await selectIds().where("revision.id", "=", id).executeTakeFirst();
  return row && (await findAllByIds([row.id]))[0];
}

/** The deletions of before a moment, oldest first. */
export async function findIdsBefore(at: string, limit: number): Promise<number[]> {
  const rows = await selectIds().where("at", "<", at).orderBy("revision.id").limit(limit).execute();
  return rows.map(({ id }) => id);
}

function selectIds(executor = db()) {
  return executor
    .selectFrom("revision")
    .select("revision.id")
    .where("action", "=", "deleted")
    .where("isPublic", "=", 0)
    .where("contentId", "is not", null)
    .where(
      sql<boolean>`not exists (select 1 from revision as later where later.kind = revision.kind
        and later."recordId" = revision."recordId" and later.id > revision.id and later."isPublic" is not null)`,
    );
}

/**
 * Brings back a record that visitors never saw: it is a draft again, and as such has no history (decision 030).
 *
 * @param deletion the only revision of the record
 * @returns false where it is not in the trash
 */
export async function restoreDraft({
  id,
  kind,
  recordId,
  title,
  content,
  contentId,
  deletedWith,
}: CompleteRevision): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const { numDeletedRows } = await trx
        .deleteFrom("revision")
        .where("id", "in", selectIds(trx).where("revision.id", "=", id))
        .executeTakeFirst();
      if (numDeletedRows === 0n || !isOrderedKind(kind) || !content || contentId === null)
        return false;
      await putBack(trx, kind, recordId ?? 0, { title, content }, deletedWith);
      await deleteContents(trx, [contentId]);
      // Its files are not withheld any more, which is known by the content version.
      await raiseContentVersion(trx);
      return true;
    });
}

/** Puts back what was deleted with a record that is public again. */
export async function restoreUnpublished({
  kind,
  recordId,
  title,
  draft,
  deletedWith,
}: CompleteRevision): Promise<void> {
  if (!isOrderedKind(kind)) return;
  await db()
    .transaction()
    .execute((trx) =>
      putBack(trx, kind, recordId ?? 0, draft && { title, content: draft }, deletedWith),
    );
}

/**
 * Erases a deleted record for good, with everything that it has been. What stays is that it was deleted and erased, when
 * and by whom, and the orders of its list.
 *
 * @param id of its deletion
 * @returns the files that its contents named; undefined where it is not in the trash
 */
export async function erase(id: number): Promise<string[] | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const found = await selectIds(trx)
        .select(["kind", "recordId"])
        .where("revision.id", "=", id)
        .executeTakeFirst();
      if (!found || found.recordId === null) return undefined;
      const { kind, recordId } = found;
      const own = await trx
        .selectFrom("revision")
        .select(["id", "contentId", "draftId", "orderId"])
        .where("kind", "=", kind)
        .where("recordId", "=", recordId)
        .execute();
      const contents = own.flatMap(({ contentId, draftId }) =>
        [contentId ?? [], draftId ?? []].flat(),
      );
      const ordering = own.flatMap((row) =>
        row.orderId !== null && row.id !== id ? [row.id] : [],
      );
      const others = own.flatMap((row) => (row.orderId === null && row.id !== id ? [row.id] : []));
      const without = { contentId: null, draftId: null, deletedWith: "{}" };
      const empty = { ...without, title: "", fields: "[]" };
      await trx.updateTable("revision").set(empty).where("id", "=", id).execute();
      for (const revision of ordering) {
        await trx
          .updateTable("revision")
          .set({ ...empty, isPublic: null, action: "ordered", fields: '["order"]' })
          .where("id", "=", revision)
          .execute();
      }
      for (const revision of others) {
        await trx.deleteFrom("revision").where("id", "=", revision).execute();
      }
      if (kind === "documents") {
        await trx.deleteFrom("documentFile").where("documentId", "=", recordId).execute();
      }
      await noteErasure(trx, kind, recordId);
      const files = await deleteContents(trx, [...new Set(contents)]);
      // Until they are removed, or public content names them again, nobody is served what was erased.
      await trx.updateTable("media").set({ isErased: 1 }).where("path", "in", files).execute();
      return files;
    });
}

/** Who has erased it, and when: of what it was nothing is told. */
async function noteErasure(trx: Trx, kind: RecordKind, recordId: number) {
  const contentVersion = await raiseContentVersion(trx);
  const { staff, origin } = currentActor();
  await trx
    .insertInto("revision")
    .values({
      ...{ kind, recordId, title: "", action: "deleted", isPublic: 0 },
      fields: JSON.stringify([erasedField]),
      ...{ origin, staffId: staff?.id ?? null, staffName: staff?.name ?? "" },
      ...{ at: new Date().toISOString(), contentVersion },
    })
    .execute();
}

/**
 * The files that a deleted record's contents name, and whether something else than public content or a draft keeps them:
 * another record's history, or a kept form.
 *
 * @param id of its deletion
 */
export async function findFiles(id: number): Promise<{ path: string; isKept: boolean }[]> {
  const { rows } = await sql<{ path: string; isKept: SqlBool }>`
    with own (id, "contentId", "draftId") as (
      select record.id, record."contentId", record."draftId" from revision as deletion
        join revision as record on record.kind = deletion.kind and record."recordId" = deletion."recordId"
        where deletion.id = ${id}),
      contents (id) as (select "contentId" from own union select "draftId" from own)
    select media.path, exists (
        select 1 from "revisionFile" as kept where kept."mediaId" = media.id and (
          exists (select 1 from revision where revision."contentId" = kept."contentId"
            and revision.id not in (select id from own)
            and not (revision.kind = 'files' and revision."recordId" = media.id))
          or exists (select 1 from revision where revision."draftId" = kept."contentId"
            and revision.id not in (select id from own))))
        or exists (select 1 from "pendingForm" where entries like '%' || media.path || '%') as "isKept"
      from media where id in (
        select "mediaId" from "revisionFile" where "contentId" in (select id from contents))
      order by media.id`.execute(db());
  return rows.map(({ path, isKept }) => ({ path, isKept: Boolean(isKept) }));
}

/** Deletes contents that no revision has any more; returns the files that they named. */
async function deleteContents(trx: Trx, ids: readonly number[]): Promise<string[]> {
  const files = new Set<string>();
  for (const id of ids) {
    const named = await trx
      .selectFrom("revisionFile")
      .innerJoin("media", "media.id", "revisionFile.mediaId")
      .select("path")
      .where("contentId", "=", id)
      .execute();
    const { numDeletedRows } = await trx
      .deleteFrom("revisionContent")
      .where("id", "=", id)
      .where(
        sql<boolean>`not exists (select 1 from revision where "contentId" = ${id} or "orderId" = ${id} or "draftId" = ${id})`,
      )
      .executeTakeFirst();
    if (numDeletedRows > 0n) for (const { path } of named) files.add(path);
  }
  return [...files];
}
