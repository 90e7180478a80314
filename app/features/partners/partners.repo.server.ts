import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import * as Drafts from "#app/db/drafts/drafts.repo.server.ts";
import { findEnglish, inLanguage, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import { findLastOrder } from "#app/db/history/listOrder.server.ts";
import {
  type RecordState,
  type Restored,
  recordChange,
  type StateRow,
} from "#app/db/history/recordChange.server.ts";
import {
  compactOutdated,
  earlierEnglish,
  type OutdatedEnglish,
  outdatedOf,
} from "#app/db/history/revisionContent.server.ts";
import { type Idempotency, insertIdempotent } from "#app/db/idempotency.server.ts";
import type { Place } from "#app/db/order.ts";
import { altsOf, stringifyAlts } from "#app/db/placeAlts.server.ts";
import { findNextPosition, makeRoomFor, updateOrderOf } from "#app/db/positions.server.ts";
import type { NewRow, Row } from "#app/db/tables.ts";
import {
  type ExpectedVersion,
  findUnusedVersion,
  raiseVersion,
  type UpdateResult,
} from "#app/db/versions.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type Board, toBoard } from "./board.ts";
import { clearColumns, findNewCardColumn } from "./boards.repo.server.ts";
import {
  type Partner,
  type PartnerChange,
  type PartnerType,
  type PublicPartner,
  partnerSchema,
  partnerTexts,
} from "./partners.schema.ts";

/** A partner for editing; `version` is sent back with the edit. */
export type StoredPartner = Partner & { id: number; version: number };

/** The maximum number of partners in one answer. */
const maxPartners = 5000;

/** Both types for visitors, in display order. */
export async function findAllPublic(lang: Lang): Promise<PublicPartner[]> {
  const rows = await selectRows().execute();
  return rows.map((row) => toPartner(row, lang));
}

/**
 * Both types for visitors with one partner as its draft would make it (contract 12): in its place or, a new one, at the
 * end.
 */
export async function findAllDrafted(
  id: number,
  { content, outdated }: { content: Partner; outdated: OutdatedEnglish },
  lang: Lang,
): Promise<PublicPartner[]> {
  const rows = await selectRows().execute();
  const stored = rows.find((row) => row.id === id);
  const known = [...(stored ? [stored.en] : []), ...earlierEnglish(outdated, "main")];
  const drafted = { ...neverStored, ...stored, id, ...toColumns(content, known) };
  const shown = stored ? rows.map((row) => (row === stored ? drafted : row)) : [...rows, drafted];
  return shown.map((row) => toPartner(row, lang));
}

/** The columns that tell nothing about how visitors see it. */
const neverStored = { position: 0, boardColumn: null, version: 0, createdAt: "", updatedAt: "" };

/** Both types for editing, in display order. */
export async function findAll(): Promise<StoredPartner[]> {
  const rows = await selectRows().execute();
  return rows.map((row) => ({ ...toPartner(row, "both"), version: row.version }));
}

/** One type's cards in the three columns of the back office (spec 9); `position` is that among visitors. */
export async function findBoard(
  type: PartnerType,
): Promise<Board<StoredPartner & { position: number }>> {
  const rows = await selectRows().where("type", "=", type).execute();
  const toCard = (row: Row<"partner">) => ({
    ...toPartner(row, "both"),
    version: row.version,
    position: row.position,
  });
  const [first, second, last] = toBoard(rows);
  return [first.map(toCard), second.map(toCard), last.map(toCard)];
}

export async function findById(id: number): Promise<StoredPartner | undefined> {
  const row = await findRow(db(), id);
  return row && { ...toPartner(row, "both"), version: row.version };
}

/** A partner as its history keeps it. */
export async function findState(executor: Db, id: number): Promise<RecordState | undefined> {
  const row = await findRow(executor, id);
  if (!row) return undefined;
  const { name, en, createdAt, updatedAt } = row;
  const main = outdatedOf([{ english: parseEnglish(en), portuguese: { name } }]);
  const content = toPartner(row, "both");
  return { title: name, content, outdated: compactOutdated({ main }), createdAt, updatedAt };
}

/** How many partners visitors are shown without a name. */
export async function countNameless(): Promise<number> {
  const row = await db()
    .selectFrom("partner")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .where("name", "=", "")
    .where("image", "is not", null)
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The stored English texts, with the Portuguese that each one translates. */
export function findEnglishById(id: number): Promise<StoredEnglish> {
  return findEnglish("partner", id);
}

/**
 * Adds a partner at the end of the list and in the shortest column of its board; with a known
 * `idempotencyKey` nothing is added again, and a form's changed values replace the earlier ones.
 */
export async function insert(partner: Partner, once: Idempotency = {}): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "partner", ...once } as const;
      const insert = () => insertNew(trx, partner);
      const amend = (id: number) => replace(trx, id, partner, {});
      return { id: await insertIdempotent(trx, known, insert, amend) };
    });
}

export function update(
  id: number,
  partner: PartnerChange,
  basedOn: ExpectedVersion = {},
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute((trx) => change(trx, id, partner, basedOn));
}

/**
 * Puts a partner back to what it was: one that was deleted returns with its id, to its place in the list.
 *
 * @param was what its history tells besides the content
 * @returns "stale" where it has another version by now than `was` names
 */
export function restore(id: number, partner: Partner, was: Restored = {}): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const result = await replace(trx, id, partner, was, was);
      if (result !== "missing") return result;
      await insertAgain(trx, id, partner, { ...was, action: "restored" });
      await Drafts.takePublished(trx, "partners", id, partnerSchema, partner);
      return "updated";
    });
}

/** Stores an order list (contract 5), which the boards follow; undefined when it was refused. */
export function updateOrder(places: Place[]): Promise<number[] | undefined> {
  const ids = places.map(({ id }) => id);
  return updateOrderOf("partner", places, (trx) => clearColumns(trx, ids));
}

function findRow(executor: Db, id: number) {
  return executor.selectFrom("partner").selectAll().where("id", "=", id).executeTakeFirst();
}

function selectRows() {
  return db()
    .selectFrom("partner")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(maxPartners);
}

/** Replaces a partner but for its type, and writes the revision. */
export function replace(
  trx: Trx,
  id: number,
  partner: Partner,
  basedOn: ExpectedVersion,
  restored?: Restored,
): Promise<UpdateResult> {
  const { imageAlt = { text: "" }, en = {} } = partner;
  return change(trx, id, { ...partner, imageAlt, en }, basedOn, restored);
}

async function change(
  trx: Trx,
  id: number,
  partner: PartnerChange,
  basedOn: ExpectedVersion,
  restored?: Restored,
): Promise<UpdateResult> {
  const result = await raiseVersion(trx, "partner", id, basedOn);
  if (result !== "updated") return result;
  const row = await trx
    .selectFrom("partner")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  await trx
    .updateTable("partner")
    .set({
      ...toColumns(changed(row, partner), [row.en, ...earlierEnglish(restored?.outdated, "main")]),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  await record(trx, id, restored ? "restored" : "published");
  return result;
}

/**
 * Adds a partner at the end of the list and in the shortest column of its board, and writes its first revision.
 *
 * @param id one that `reserveId` has given
 */
export async function insertNew(trx: Trx, partner: Partner, id?: number): Promise<number> {
  const boardColumn = await findNewCardColumn(trx, partner.type);
  const position = await findNextPosition(trx, "partner");
  const inserted = await insertRow(trx, partner, { ...(id && { id }), boardColumn, position });
  await record(trx, inserted, "created");
  return inserted;
}

/** A partner's next id, which no other one will have; its row comes when it is published. */
export async function reserveId(trx: Trx): Promise<number> {
  const id = await insertRow(trx, partnerSchema.parse({}), { position: 0 });
  await trx.deleteFrom("partner").where("id", "=", id).execute();
  return id;
}

async function insertRow(
  trx: Trx,
  partner: Partner,
  row: Pick<NewRow<"partner">, "id" | "position" | "boardColumn">,
): Promise<number> {
  const now = new Date().toISOString();
  const { id } = await trx
    .insertInto("partner")
    .values({ ...row, ...toColumns(partner, []), createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Puts a partner that was deleted or taken off the site back into its place, and writes the revision: in the
 * column where it last was; else, on a board that staff have arranged, in the shortest one.
 */
export async function insertAgain(
  trx: Trx,
  id: number,
  partner: Partner,
  { action, outdated, createdAt }: Restored & { action: "published" | "restored" },
): Promise<void> {
  const now = new Date().toISOString();
  const isArranged = (await findNewCardColumn(trx, partner.type)) !== null;
  const boardColumn = isArranged ? await findColumn(trx, id, partner.type) : null;
  await insertState(trx, partner, {
    id,
    boardColumn,
    position: await makeRoomFor(trx, "partner", id),
    version: await findUnusedVersion(trx),
    createdAt: createdAt ?? now,
    updatedAt: now,
    outdated,
  });
  await record(trx, id, action);
}

/** Inserts the row of a partner that has a history: one that returns, or one of the site as it was. */
export async function insertState(
  trx: Trx,
  partner: Partner,
  { outdated, boardColumn = null, ...row }: StateRow,
): Promise<void> {
  const columns = toColumns(partner, earlierEnglish(outdated, "main"));
  await trx
    .insertInto("partner")
    .values({ ...row, ...columns, boardColumn })
    .execute();
}

async function findColumn(trx: Trx, id: number, type: PartnerType) {
  const order = await findLastOrder(trx, "partners");
  return order?.columns?.[id] ?? findNewCardColumn(trx, type);
}

/** Writes the partner's revision, after it has changed. */
async function record(trx: Trx, id: number, action: "created" | "published" | "restored") {
  const state = await findState(trx, id);
  if (!state) throw new Error(`Partner ${id} has no row`);
  await recordChange(trx, { kind: "partners", id, action, record: state });
}

function changed(row: Row<"partner">, change: PartnerChange): Partner {
  const stored = toPartner(row, "both");
  return {
    ...stored,
    image: change.image,
    // What is said of the old logo goes with it.
    imageAlt: change.imageAlt ?? stored.imageAlt,
    name: change.name ?? stored.name,
    link: change.link ?? stored.link,
    en: change.en ?? stored.en,
  };
}

function toColumns({ image, imageAlt, type, link, name, en }: Partner, previous: string[]) {
  return {
    ...{ image, type, link, name },
    en: stringifyEnglish(partnerTexts, { name }, en, previous),
    alts: stringifyAlts({ image: [image, imageAlt] }),
  };
}

function toPartner({ id, image, alts, type, link, ...row }: Row<"partner">, lang: Lang | "both") {
  const words = inLanguage({ name: row.name }, parseEnglish(row.en), lang, partnerTexts);
  return { id, image, ...altsOf(alts, { imageAlt: "image" }, lang), type, link, ...words };
}
