import { sql } from "kysely";
import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { foldedWords } from "#app/i18n/fold.ts";
import { toPhone } from "../phone.ts";
import { type Folder, type InboxFilter, type MessageState, statesIn } from "./filter.ts";

/** A message as listed. */
export interface MessageSummary {
  id: number;
  name: string;
  subject: Row<"contactMessage">["subject"];
  /** The beginning of the text. */
  excerpt: string;
  state: MessageState;
  isRead: boolean;
  createdAt: string;
}

/** A complete message. */
export type StoredMessage = Omit<Row<"contactMessage">, "isRead" | "searchText"> & {
  isRead: boolean;
};

const excerptLength = 140;

/** Newest first. */
export async function findPage(
  filter: InboxFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<MessageSummary[]> {
  const rows = await filtered(filter)
    .select(["id", "name", "subject", "state", "isRead", "createdAt"])
    .select(sql<string>`substr(message, 1, ${excerptLength})`.as("excerpt"))
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => ({ ...row, isRead: row.isRead === 1 }));
}

export function countMatching(filter: InboxFilter): Promise<number> {
  return count(filtered(filter));
}

/** A batch for the export, newest first, with ids below the given one. */
export function findBatch(
  filter: InboxFilter,
  { before, limit }: { before: number; limit: number },
): Promise<Row<"contactMessage">[]> {
  return filtered(filter)
    .selectAll()
    .where("id", "<", before)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

/** The number of messages in each folder. */
export async function countByFolder(): Promise<Record<Folder, number>> {
  const rows = await db()
    .selectFrom("contactMessage")
    .select(["state", (select) => select.fn.countAll<number>().as("count")])
    .groupBy("state")
    .execute();
  const of = (state: MessageState) => rows.find((row) => row.state === state)?.count ?? 0;
  const [fresh, answered, archived, spam] = [of("new"), of("answered"), of("archived"), of("spam")];
  const inbox = fresh + answered;
  return { inbox, new: fresh, answered, archived, spam, all: inbox + archived + spam };
}

/** The number of messages that wait for an answer: those of the folder "Novas", opened or not. */
export function countWaiting(): Promise<number> {
  return count(db().selectFrom("contactMessage").where("state", "=", "new"));
}

export async function findById(
  id: number,
  executor: Db | Trx = db(),
): Promise<StoredMessage | undefined> {
  const row = await executor
    .selectFrom("contactMessage")
    .selectAll()
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { searchText: _, isRead, ...message } = row;
  return { ...message, isRead: isRead === 1 };
}

/** The messages listed before and after one, as the filter lists them; undefined at the ends. */
export async function findNeighbours(
  id: number,
  filter: InboxFilter,
): Promise<{ newer: number | undefined; older: number | undefined }> {
  const [newer, older] = await Promise.all([
    filtered(filter).select("id").where("id", ">", id).orderBy("id", "asc").executeTakeFirst(),
    filtered(filter).select("id").where("id", "<", id).orderBy("id", "desc").executeTakeFirst(),
  ]);
  return { newer: newer?.id, older: older?.id };
}

/** @returns how many of these messages there are */
export async function markRead(ids: readonly number[], isRead: boolean): Promise<number> {
  const { numUpdatedRows } = await db()
    .updateTable("contactMessage")
    .set({ isRead: isRead ? 1 : 0 })
    .where("id", "in", ids)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** @returns whether there is such a message */
export async function setState(
  id: number,
  state: MessageState,
  executor: Db | Trx = db(),
): Promise<boolean> {
  return changed(
    await executor
      .updateTable("contactMessage")
      .set({ state })
      .where("id", "=", id)
      .executeTakeFirst(),
  );
}

/** Deletes a message, and its mail with it. */
export async function deleteById(id: number): Promise<boolean> {
  return (await deleteAll([id])) > 0;
}

/**
 * Deletes messages, and their mails with them.
 *
 * @returns how many there were
 */
export async function deleteAll(ids: readonly number[]): Promise<number> {
  const result = await db().deleteFrom("contactMessage").where("id", "in", ids).executeTakeFirst();
  return Number(result.numDeletedRows);
}

function filtered({ folder, subject, words }: InboxFilter) {
  let query = db().selectFrom("contactMessage").where("state", "in", statesIn(folder));
  if (subject !== "") query = query.where("subject", "=", subject);
  if (words === "") return query;
  const like = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  const hasWord = (word: string) => sql<boolean>`"searchText" like ${like(word)} escape '\\'`;
  return query.where(({ and, or }) =>
    or([
      and(foldedWords(words).map(hasWord)),
      sql<boolean>`phone like ${like(toPhone(words))} escape '\\'`,
    ]),
  );
}

async function count(query: ReturnType<typeof filtered>): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return count;
}

function changed({ numUpdatedRows }: { numUpdatedRows: bigint }) {
  return numUpdatedRows > 0n;
}
