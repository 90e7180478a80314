import { createHash, randomBytes } from "node:crypto";
import type { Staff } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import { log } from "#app/server/log.ts";

/** "page": the cookie of the admin screens; "api": the bearer of the JSON endpoints (contract 4). */
export type SessionKind = "page" | "api";

const hour = 3_600_000;
const idle = 12 * hour;
const absolute = 7 * 24 * hour;
/** How far the expiry may lag behind the last use, so that not every request writes. */
const slack = 60_000;
/** How long an expired session is remembered, so that a form posted with it is not lost; milliseconds. */
export const remembered = 7 * 24 * hour;

/** 256 random bits in base64url. */
const tokenShape = /^[\w-]{43}$/;

/**
 * Opens a session; always a new one, whatever the caller had before. Long expired ones are cleared
 * away.
 *
 * @returns the token, which is stored only as its hash and can not be read again
 */
export async function insert(
  staffId: number,
  kind: SessionKind,
  now = Date.now(),
): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  await db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .deleteFrom("session")
        .where("expiresAt", "<=", instant(now - remembered))
        .execute();
      await trx
        .insertInto("session")
        .values({
          staffId,
          kind,
          tokenHash: hashOf(token),
          createdAt: instant(now),
          expiresAt: instant(now + idle),
          endsAt: instant(now + absolute),
        })
        .execute();
    });
  return token;
}

/** Whose session this is, which its use keeps alive; undefined for none, or one of the other kind. */
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
 * Whose page session this was before it expired, days ago at most. Good for keeping what that person
 * was typing, and for telling their browser from a guesser's; undefined for a live, a revoked or an invented token.
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
    .where("expiresAt", ">", instant(now - remembered))
    .executeTakeFirst();
}

/** Ends a session; the token is worth nothing from here on. */
export async function deleteByToken(token: string): Promise<void> {
  await db().deleteFrom("session").where("tokenHash", "=", hashOf(token)).execute();
}

/**
 * The expiry never passes the absolute end, so that it alone decides. Where it can not be written (a
 * full disk) the session ends earlier, and reading goes on.
 */
async function keepAlive(session: { id: number; expiresAt: string; endsAt: string }, now: number) {
  const wanted = Math.min(now + idle, Date.parse(session.endsAt));
  if (wanted - Date.parse(session.expiresAt) < slack) return;
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
