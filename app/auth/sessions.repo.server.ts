import { createHash, randomBytes } from "node:crypto";
import type { Staff } from "#app/context.ts";
import { db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { log } from "#app/platform/log.ts";
import { staffName } from "./staff.schema.ts";

/** "page": the cookie of the admin screens; "api": the bearer token of the JSON endpoints (contract 4). */
export type SessionKind = Row<"session">["kind"];

const hour = 3_600_000;
/** A session ends 12 h after its last use (contract 4), and 7 days after the sign-in in any case. */
const idleMs = 12 * hour;
const absoluteMs = 7 * 24 * hour;
/** How far the stored expiry may lag behind the last use, so that not every request writes. */
const slackMs = 60_000;
/** How long an expired session is remembered, so that a form posted with it can be kept. */
export const rememberedMs = 7 * 24 * hour;

/** 256 random bits in base64url. */
const tokenShape = /^[\w-]{43}$/;

/** The account has another password by now, no longer has that passkey, is blocked, or is gone. */
export class AccountChangedError extends Error {}

interface Opened {
  /** What the password was checked against. */
  passwordHash?: string;
  /** The passkey that has signed, where there was no password. */
  passkeyId?: number;
  /** The request's `User-Agent`. */
  userAgent?: string | null | undefined;
}

/** As much of a `User-Agent` as names the browser. */
const maxUserAgentLength = 300;

/**
 * Opens a session; always a new one, whatever the caller had before. Sessions that expired long ago are
 * deleted.
 *
 * @returns the token, of which only a hash is stored
 * @throws AccountChangedError when the account no longer has that hash or passkey, or is blocked
 */
export async function insert(
  staffId: number,
  kind: SessionKind,
  now = Date.now(),
  { userAgent, ...proof }: Opened = {},
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db()
    .transaction()
    .execute(async (trx) => {
      await noteSignIn(trx, staffId, proof, instant(now));
      await trx
        .deleteFrom("session")
        .where("expiresAt", "<=", instant(now - rememberedMs))
        .execute();
      await trx
        .insertInto("session")
        .values({
          staffId,
          kind,
          tokenHash: hashOf(token),
          createdAt: instant(now),
          expiresAt: instant(now + idleMs),
          endsAt: instant(now + absoluteMs),
          userAgent: (userAgent ?? "").slice(0, maxUserAgentLength),
        })
        .execute();
    });
  return token;
}

/** Checking a password takes a while, in which a new one, or a block, may have ended the account's sessions. */
async function noteSignIn(
  trx: Trx,
  staffId: number,
  { passwordHash, passkeyId }: Opened,
  lastSignInAt: string,
) {
  const { numUpdatedRows } = await trx
    .updateTable("staff")
    .set({ lastSignInAt })
    .where("id", "=", staffId)
    .where("blockedAt", "is", null)
    .$if(passwordHash !== undefined, (update) =>
      update.where("passwordHash", "=", passwordHash ?? ""),
    )
    .$if(passkeyId !== undefined, (update) =>
      update.where("id", "in", (eb) =>
        eb
          .selectFrom("passkey")
          .select("staffId")
          .where("passkey.id", "=", passkeyId ?? 0),
      ),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new AccountChangedError();
}

/**
 * The owner of this session, extending it; undefined for none, or one of the other kind.
 *
 * @param isUsed false where a page asks by itself, which does not extend it
 */
export async function findStaffByToken(
  token: string,
  kind: SessionKind,
  now = Date.now(),
  isUsed = true,
): Promise<Staff | undefined> {
  if (!tokenShape.test(token)) return undefined;
  const session = await db()
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .select(["session.id", "session.expiresAt", "session.endsAt", "staffId", "email", "name"])
    .where("tokenHash", "=", hashOf(token))
    .where("kind", "=", kind)
    .where("blockedAt", "is", null)
    .where("expiresAt", ">", instant(now))
    .executeTakeFirst();
  if (!session) return undefined;
  if (isUsed) await keepAlive(session, now);
  return { id: session.staffId, email: session.email, name: staffName(session) };
}

/**
 * The owner of a page session that has expired, at most some days ago. Used to keep what that person was
 * typing; undefined for a live, revoked or invented token.
 */
export async function findStaffByExpiredToken(
  token: string,
  now = Date.now(),
): Promise<{ id: number } | undefined> {
  if (!tokenShape.test(token)) return undefined;
  return db()
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .select("staff.id")
    .where("tokenHash", "=", hashOf(token))
    .where("kind", "=", "page")
    .where("blockedAt", "is", null)
    .where("expiresAt", "<=", instant(now))
    .where("expiresAt", ">", instant(now - rememberedMs))
    .executeTakeFirst();
}

/** A live session, as its owner sees it. */
export interface OwnSession {
  id: number;
  kind: SessionKind;
  /** When it was opened, ISO 8601. */
  createdAt: string;
  userAgent: string;
  /** Whether it is the one of the token. */
  isCurrent: boolean;
}

/** The live sessions of an account, newest first. */
export async function findOwn(
  staffId: number,
  token: string,
  now = Date.now(),
): Promise<OwnSession[]> {
  const rows = await db()
    .selectFrom("session")
    .select(["id", "kind", "createdAt", "userAgent", "tokenHash"])
    .where("staffId", "=", staffId)
    .where("expiresAt", ">", instant(now))
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  const current = hashOf(token);
  return rows.map(({ tokenHash, ...row }) => ({ ...row, isCurrent: tokenHash === current }));
}

/** Ends one of an account's sessions. False: it is none of its, or has ended. */
export async function deleteOwn(staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom("session")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends an account's sessions but the one of the token, those of the JSON endpoints too. */
export async function deleteOthers(staffId: number, token: string, executor = db()): Promise<void> {
  await executor
    .deleteFrom("session")
    .where("staffId", "=", staffId)
    .where("tokenHash", "!=", hashOf(token))
    .execute();
}

/** Ends all of an account's sessions, and tells how many there were. */
export async function deleteAll(staffId: number): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom("session")
    .where("staffId", "=", staffId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Ends a session; its token is invalid from then on. */
export async function deleteByToken(token: string): Promise<void> {
  await db().deleteFrom("session").where("tokenHash", "=", hashOf(token)).execute();
}

/**
 * The expiry never exceeds the absolute end, so checking the expiry is enough. If it cannot be written (a
 * full disk) the session ends earlier, and reading still works.
 */
async function keepAlive(session: { id: number; expiresAt: string; endsAt: string }, now: number) {
  const wanted = Math.min(now + idleMs, Date.parse(session.endsAt));
  if (wanted - Date.parse(session.expiresAt) < slackMs) return;
  try {
    await db()
      .updateTable("session")
      .set({ expiresAt: instant(wanted) })
      .where("id", "=", session.id)
      .execute();
  } catch (error) {
    log.warn({ err: error }, "a session could not be prolonged");
  }
}

function hashOf(token: string) {
  return createHash("sha256").update(token).digest("hex");
}

function instant(time: number) {
  return new Date(time).toISOString();
}
