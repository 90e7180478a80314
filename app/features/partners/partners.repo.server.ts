import { db, type Trx } from "#app/db/connection.server.ts";
import { raiseContentVersion } from "#app/db/contentVersion.server.ts";
import { findEnglish, inLanguage, parseEnglish, stringifyEnglish } from "#app/db/english.server.ts";
import { insertOnce, type Once } from "#app/db/idempotency.server.ts";
import type { Place } from "#app/db/order.ts";
import { deleteOrdered, findNextPosition, updateOrderOf } from "#app/db/positions.server.ts";
import type { Row } from "#app/db/tables.ts";
import { type BasedOn, raiseVersion, type UpdateResult } from "#app/db/versions.server.ts";
import { removeFilesOf } from "#app/features/media/sweep/removeFilesOf.server.ts";
import type { StoredEnglish } from "#app/i18n/content.ts";
import type { Lang } from "#app/i18n/lang.ts";
import { type Board, toBoard } from "./board.ts";
import { clearColumns, findNewCardColumn } from "./boards.repo.server.ts";
import {
  type Partner,
  type PartnerChange,
  type PartnerType,
  type PublicPartner,
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

/** Both types for editing, in display order. */
export async function findAll(): Promise<StoredPartner[]> {
  const rows = await selectRows().execute();
  return rows.map((row) => ({ ...toPartner(row, "both"), version: row.version }));
}

/** One type's cards in the three columns of the back office (spec 9). */
export async function findBoard(type: PartnerType): Promise<Board<StoredPartner>> {
  const rows = await selectRows().where("type", "=", type).execute();
  const toCard = (row: Row<"partner">) => ({ ...toPartner(row, "both"), version: row.version });
  const [first, second, last] = toBoard(rows);
  return [first.map(toCard), second.map(toCard), last.map(toCard)];
}

export async function findById(id: number): Promise<StoredPartner | undefined> {
  const row = await db().selectFrom("partner").selectAll().where("id", "=", id).executeTakeFirst();
  return row && { ...toPartner(row, "both"), version: row.version };
}

/** The stored English texts, with the Portuguese that each one translates. */
export function findEnglishById(id: number): Promise<StoredEnglish> {
  return findEnglish("partner", id);
}

/**
 * Adds a partner at the end of the list and in the shortest column of its board; with a known
 * `idempotencyKey` nothing is added again, and a form's changed values replace the earlier ones.
 */
export async function insert(partner: Partner, once: Once = {}): Promise<{ id: number }> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const known = { kind: "partner", ...once } as const;
      const insert = () => insertNew(trx, partner);
      const amend = (id: number) => change(trx, id, { ...partner, en: partner.en ?? {} }, {});
      return { id: await insertOnce(trx, known, insert, amend) };
    });
}

export function update(
  id: number,
  partner: PartnerChange,
  basedOn: BasedOn = {},
): Promise<UpdateResult> {
  return db()
    .transaction()
    .execute((trx) => change(trx, id, partner, basedOn));
}

/** Stores an order list (contract 5), which the boards follow; undefined when it was refused. */
export function updateOrder(places: Place[]): Promise<number[] | undefined> {
  const ids = places.map(({ id }) => id);
  return updateOrderOf("partner", places, (trx) => clearColumns(trx, ids));
}

/** Deletes a partner with its logo. False: no such partner. */
export async function deleteById(id: number): Promise<boolean> {
  const partner = await findById(id);
  const isDeleted = await deleteOrdered("partner", id);
  if (isDeleted) await removeFilesOf(partner);
  return isDeleted;
}

function selectRows() {
  return db()
    .selectFrom("partner")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .limit(maxPartners);
}

async function change(
  trx: Trx,
  id: number,
  partner: PartnerChange,
  basedOn: BasedOn,
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
      ...toColumns(changed(row, partner), [row.en]),
      updatedAt: new Date().toISOString(),
    })
    .where("id", "=", id)
    .execute();
  await raiseContentVersion(trx);
  return result;
}

async function insertNew(trx: Trx, partner: Partner): Promise<number> {
  const now = new Date().toISOString();
  const boardColumn = await findNewCardColumn(trx, partner.type);
  const position = await findNextPosition(trx, "partner");
  const { id } = await trx
    .insertInto("partner")
    .values({ ...toColumns(partner, []), boardColumn, position, createdAt: now, updatedAt: now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await raiseContentVersion(trx);
  return id;
}

function changed(row: Row<"partner">, change: PartnerChange): Partner {
  const stored = toPartner(row, "both");
  return {
    ...stored,
    image: change.image,
    name: change.name ?? stored.name,
    link: change.link ?? stored.link,
    en: change.en ?? stored.en,
  };
}

function toColumns({ image, type, link, name, en }: Partner, previous: string[]) {
  return { image, type, link, name, en: stringifyEnglish(partnerTexts, { name }, en, previous) };
}

function toPartner({ id, image, type, link, name, en }: Row<"partner">, lang: Lang | "both") {
  return { id, image, type, link, ...inLanguage({ name }, parseEnglish(en), lang, partnerTexts) };
}
