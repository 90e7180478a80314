import { db } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { keyedHash } from "#app/platform/keyedHash.ts";
import { clientKey } from "#app/platform/limits/clientKey.ts";
import { EventLimit, isRefused } from "#app/platform/limits/eventLimit.ts";
import { log } from "#app/platform/log.ts";
import { staffName } from "./staff.schema.ts";

/** What can happen; see the column. */
export type SecurityEventKind = Row<"securityEvent">["event"];

interface NewEvent {
  event: SecurityEventKind;
  origin?: Row<"securityEvent">["origin"];
  /** The account that it concerns, where one is known. */
  staffId?: number | undefined;
  /** Who did it, where that is somebody else. */
  byId?: number | undefined;
  clientAddress?: string | undefined;
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** How long events are kept. */
const keptMs = 180 * day;
/** Of each kind: what guessers can cause at will, and everything else. */
const maxRows = { noisy: 2_000, other: 5_000 };
/** A client's failures of so long are one row. */
const togetherMs = hour;

const noisy: readonly SecurityEventKind[] = ["failure", "limit", "forgotten"];
/** A client that goes on being refused is written once a minute, all clients together so often. */
const perClient = new EventLimit({ count: 1, windowMs: minute });
const everybody = new EventLimit({ count: 60, windowMs: minute });

/** The client's name in the log and in the table: always the same, and nobody can tell its address from it. */
export function clientName(clientAddress: string): string {
  return keyedHash("client", clientKey(clientAddress)).slice(0, 12);
}

/**
 * Notes what happened at the doors (contract 13), as a row and in the log. Never an address, a name or a password.
 * That it could not be noted (a full disk) is no reason to refuse anybody.
 */
export async function record(event: NewEvent, now = Date.now()): Promise<void> {
  const { origin = "page", staffId, byId, clientAddress } = event;
  const client = clientAddress === undefined ? "" : clientName(clientAddress);
  if (event.event === "limit" && !(await isHeard(client))) return;
  // A command's output is its result.
  if (origin !== "command") {
    log.info({ security: event.event, staffId, byId, origin, client }, "security");
  }
  const row = { event: event.event, origin, staffId: staffId ?? null, byId: byId ?? null, client };
  try {
    await write(row, now);
  } catch (error) {
    log.warn({ err: error, security: event.event }, "a security event could not be kept");
  }
}

async function isHeard(client: string): Promise<boolean> {
  const own = await perClient.enter(client);
  if (isRefused(own)) return false;
  const common = await everybody.enter("");
  own.settle(!isRefused(common));
  if (isRefused(common)) return false;
  common.settle(true);
  return true;
}

type EventRow = Pick<Row<"securityEvent">, "event" | "origin" | "staffId" | "byId" | "client">;

async function write(row: EventRow, now: number): Promise<void> {
  const at = instant(now);
  if (noisy.includes(row.event)) {
    const { numUpdatedRows } = await db()
      .updateTable("securityEvent")
      .set(({ eb }) => ({ count: eb("count", "+", 1), at }))
      .where("event", "=", row.event)
      .where("origin", "=", row.origin)
      .where("client", "=", row.client)
      .where("staffId", "is not distinct from", row.staffId)
      .where("at", ">", instant(now - togetherMs))
      .where("firstAt", ">", instant(now - togetherMs))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
  }
  const { id } = await db()
    .insertInto("securityEvent")
    .values({ ...row, firstAt: at, at })
    .returning("id")
    .executeTakeFirstOrThrow();
  if (id % 100 === 0) await prune(now);
}

/** Deletes the oldest events, so that nobody fills the disk by guessing, nor pushes out what others did. */
export async function prune(now = Date.now(), most = maxRows): Promise<void> {
  await db()
    .deleteFrom("securityEvent")
    .where("at", "<=", instant(now - keptMs))
    .execute();
  for (const [operator, count] of [
    ["in", most.noisy],
    ["not in", most.other],
  ] as const) {
    await db()
      .deleteFrom("securityEvent")
      .where("event", operator, noisy)
      .where("id", "<=", (eb) =>
        eb
          .selectFrom("securityEvent")
          .select("id")
          .where("event", operator, noisy)
          .orderBy("id", "desc")
          .offset(count)
          .limit(1),
      )
      .execute();
  }
}

/** Failures of an hour from which it is more than somebody's bad memory. */
const manyFailures = 50;

/** Whether somebody keeps guessing passwords or codes. */
export async function isGuessingOn(now = Date.now()): Promise<boolean> {
  const { failures } = await db()
    .selectFrom("securityEvent")
    .select(({ fn }) => fn.sum<number | null>("count").as("failures"))
    .where("at", ">", instant(now - hour))
    .where("event", "in", ["failure", "limit"])
    .executeTakeFirstOrThrow();
  return (failures ?? 0) >= manyFailures;
}

/** An event as staff read it. */
export interface SecurityEvent extends EventRow {
  id: number;
  count: number;
  firstAt: string;
  at: string;
  /** What the account is called; null where none is known, or it is gone. */
  staffName: string | null;
  byName: string | null;
}

/** The newest events. */
export async function findPage(place: { limit: number; offset: number }): Promise<SecurityEvent[]> {
  const rows = await db()
    .selectFrom("securityEvent as e")
    .leftJoin("staff as s", "s.id", "e.staffId")
    .leftJoin("staff as b", "b.id", "e.byId")
    .select(["e.id", "event", "origin", "staffId", "byId", "client", "count", "firstAt", "at"])
    .select(["s.name", "s.email", "b.name as nameOfBy", "b.email as emailOfBy"])
    .orderBy("e.at", "desc")
    .orderBy("e.id", "desc")
    .limit(place.limit)
    .offset(place.offset)
    .execute();
  return rows.map(({ name, email, nameOfBy, emailOfBy, ...row }) => ({
    ...row,
    staffName: nameIn(name, email),
    byName: nameIn(nameOfBy, emailOfBy),
  }));
}

function nameIn(name: string | null, email: string | null): string | null {
  return email === null ? null : staffName({ name: name ?? "", email });
}

export async function count(): Promise<number> {
  const row = await db()
    .selectFrom("securityEvent")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
