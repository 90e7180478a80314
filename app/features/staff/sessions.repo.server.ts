import { createHash, randomBytes } from "node:crypto";
import type { Staff } from "#app/context.ts";
import { db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { log } from "#app/server/log.ts";

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

/** The account has another password by now, or is gone. */
export class AccountChangedError extends Error {}

/**
 * Opens a session; always a new one, whatever the caller had before. Sessions that expired long ago are
 * deleted.
 *
 * @param passwordHash what the password was checked against
 * @returns the token, of which only a hash is stored
 * @throws AccountChangedError when the account no longer has that hash
 */
export async function insert(
  staffId: number,
  kind: SessionKind,
  now = Date.now(),
  passwordHash?: string,
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db()
    .transaction()
    .execute(async (trx) => {
      if (passwordHash !== undefined) await refuseChanged(trx, staffId, passwordHash);
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
        })
        .execute();
    });
  return token;
}

/** Checking a password takes a while, in which a new one may have ended the account's sessions. */
async function refuseChanged(trx: Trx, staffId: number, passwordHash: string) {
  const account = await trx
    .selectFrom("staff")
    .select("id")
    .where("id", "=", staffId)
    .where("passwordHash", "=", passwordHash)
    .executeTakeFirst();
  if (!account) throw new AccountChangedError();
}

/** The owner of this session, extending it; undefined for none, or one of the other kind. */
export async function findStaffByToken(
  token: string,
  kind: SessionKind,
  now = Date.now(),
): Promise<Staff | undefined> {
  if (!tokenShape.test(token)) return undefined;
  const session = await db()
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .select(["session.id", "session.expiresAt", "session.endsAt", "staff.id as staffId", "email"])
    .where("tokenHash", "=", hashOf(token))
    .where("kind", "=", kind)
    .where("expiresAt", ">", instant(now))
    .executeTakeFirst();
  if (!session) return undefined;
  await keepAlive(session, now);
  return { id: session.staffId, email: session.email };
}

/**
 * The owner of a page session that has expired, at most some days ago. Used to keep what that person was
 * typing, and to distinguish their browser from an attacker's; undefined for a live, revoked or invented
 * token.
 */
export async function findStaffByExpiredToken(
  token: string,
  now = Date.now(),
): Promise<Staff | undefined> {
  if (!tokenShape.test(token)) return undefined;
  return db()
    .selectFrom("session")
    .innerJoin("staff", "staff.id", "session.staffId")
    .select(["staff.id", "staff.email"])
    .where("tokenHash", "=", hashOf(token))
    .where("kind", "=", "page")
    .where("expiresAt", "<=", instant(now))
    .where("expiresAt", ">", instant(now - rememberedMs))
    .executeTakeFirst();
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
