import type { Staff } from "#app/context.ts";
import { db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { hashOfToken, isLinkToken, newLinkToken } from "./linkToken.ts";
import { insertHashed, replacePassword } from "./staff.repo.server.ts";
import { toAccountEmail } from "./staff.schema.ts";

type Kind = Row<"staffLink">["kind"];

const hour = 3_600_000;
/** How long a link can be used (contract 13). */
const termMs: Record<Kind, number> = { invite: 72 * hour, reset: 24 * hour };
/** More open links of an account would be somebody else's doing: the oldest go. */
const maxResets = 3;

/** Somebody who was invited and has not come yet. */
export interface Invitation {
  id: number;
  email: string;
  /** ISO 8601. */
  expiresAt: string;
}

/**
 * A link by which somebody gets an account; an earlier one for the same address ends.
 *
 * @param byId the colleague who invites
 * @returns the token, of which only a hash is stored; undefined when the address has an account
 */
export function insertInvite(
  address: string,
  byId: number | null,
  now = Date.now(),
): Promise<string | undefined> {
  const email = toAccountEmail(address);
  const token = newLinkToken();
  return db()
    .transaction()
    .execute(async (trx) => {
      const account = await trx
        .selectFrom("staff")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirst();
      if (account) return undefined;
      await trx.deleteFrom("staffLink").where("email", "=", email).execute();
      await trx
        .insertInto("staffLink")
        .values({ ...linkOf("invite", token, now), email, createdById: byId })
        .execute();
      return token;
    });
}

/**
 * A link by which a forgotten password is replaced.
 *
 * @param byId the colleague who makes it; null for the person themselves
 * @returns the token; undefined when there is no such account, or it is blocked
 */
export function insertReset(
  staffId: number,
  byId: number | null,
  now = Date.now(),
): Promise<string | undefined> {
  const token = newLinkToken();
  return db()
    .transaction()
    .execute(async (trx) => {
      const account = await trx
        .selectFrom("staff")
        .select("id")
        .where("id", "=", staffId)
        .where("blockedAt", "is", null)
        .executeTakeFirst();
      if (!account) return undefined;
      const newest = trx
        .selectFrom("staffLink")
        .select("id")
        .where("staffId", "=", staffId)
        .orderBy("id", "desc")
        .limit(maxResets - 1);
      await trx
        .deleteFrom("staffLink")
        .where("staffId", "=", staffId)
        .where("id", "not in", newest)
        .execute();
      await trx
        .insertInto("staffLink")
        .values({ ...linkOf("reset", token, now), staffId, createdById: byId })
        .execute();
      return token;
    });
}

/** The open invitations, newest first. */
export async function findInvites(now = Date.now()): Promise<Invitation[]> {
  const rows = await db()
    .selectFrom("staffLink")
    .select(["id", "email", "expiresAt"])
    .where("kind", "=", "invite")
    .where("expiresAt", ">", instant(now))
    .orderBy("id", "desc")
    .limit(200)
    .execute();
  return rows.map(({ email, ...row }) => ({ ...row, email: email ?? "" }));
}

/** Whose link it is; undefined for one that was used, has ended or never was. */
export async function findEmailByToken(
  token: string,
  kind: Kind,
  now = Date.now(),
): Promise<string | undefined> {
  if (!isLinkToken(token)) return undefined;
  const row = await db()
    .selectFrom("staffLink")
    .leftJoin("staff", "staff.id", "staffLink.staffId")
    .select(["staffLink.email as invited", "staff.email"])
    .where("tokenHash", "=", hashOfToken(token))
    .where("kind", "=", kind)
    .where("expiresAt", ">", instant(now))
    .executeTakeFirst();
  return row?.invited ?? row?.email ?? undefined;
}

/** The account that an invitation makes; undefined when the link has ended meanwhile. The link ends. */
export function acceptInvite(
  token: string,
  account: { name: string; passwordHash: string },
  now = Date.now(),
): Promise<Staff | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const link = await take(trx, { token, kind: "invite", now });
      return link?.email ? insertHashed({ ...account, email: link.email }, trx) : undefined;
    });
}

/**
 * Replaces a forgotten password; all links and sessions of the account end.
 *
 * @returns the account's id; undefined when the link has ended meanwhile
 */
export function redeemReset(
  token: string,
  passwordHash: string,
  now = Date.now(),
): Promise<number | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const link = await take(trx, { token, kind: "reset", now });
      if (!link?.staffId) return undefined;
      await replacePassword(trx, link.staffId, passwordHash);
      return link.staffId;
    });
}

/** Ends a link, and says whose it was; undefined for one that was used or whose term is over. */
function take(trx: Trx, { token, kind, now }: { token: string; kind: Kind; now: number }) {
  return trx
    .deleteFrom("staffLink")
    .where("tokenHash", "=", hashOfToken(token))
    .where("kind", "=", kind)
    .where("expiresAt", ">", instant(now))
    .returning(["email", "staffId"])
    .executeTakeFirst();
}

/** Ends an invitation. False: it has ended already. */
export async function deleteInvite(id: number): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom("staffLink")
    .where("id", "=", id)
    .where("kind", "=", "invite")
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the links whose term is over. */
export async function deleteExpired(now = Date.now()): Promise<void> {
  await db().deleteFrom("staffLink").where("expiresAt", "<=", instant(now)).execute();
}

function linkOf(kind: Kind, token: string, now: number) {
  return {
    kind,
    tokenHash: hashOfToken(token),
    createdAt: instant(now),
    expiresAt: instant(now + termMs[kind]),
  };
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
