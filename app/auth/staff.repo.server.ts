import type { Staff } from "#app/context.ts";
import { type Db, db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";
import { hashPassword } from "./password.server.ts";
import { deleteOthers } from "./sessions.repo.server.ts";
import { staffName, toAccountEmail } from "./staff.schema.ts";

/** An account as colleagues see it. */
export interface Colleague extends Staff {
  /** ISO 8601; null for never. */
  lastSignInAt: string | null;
  isBlocked: boolean;
  hasTwoStep: boolean;
  hasPasskey: boolean;
}

/** Every account, by e-mail. */
export async function findAll(): Promise<Colleague[]> {
  const rows = await colleagues().orderBy("email").limit(1000).execute();
  return rows.map(toColleague);
}

/** One of them. */
export async function findById(id: number): Promise<Colleague | undefined> {
  const row = await colleagues().where("id", "=", id).executeTakeFirst();
  return row && toColleague(row);
}

function colleagues() {
  return db()
    .selectFrom("staff")
    .select(["id", "email", "name", "lastSignInAt", "blockedAt", "totpSecret"])
    .select(({ selectFrom }) =>
      selectFrom("passkey")
        .select("passkey.id")
        .whereRef("passkey.staffId", "=", "staff.id")
        .limit(1)
        .as("passkeyId"),
    );
}

function toColleague({
  blockedAt,
  totpSecret,
  passkeyId,
  ...row
}: Omit<Colleague, "isBlocked" | "hasTwoStep" | "hasPasskey"> &
  Pick<Row<"staff">, "blockedAt" | "totpSecret"> & { passkeyId: number | null }): Colleague {
  return {
    ...row,
    name: staffName(row),
    isBlocked: blockedAt !== null,
    hasTwoStep: totpSecret !== null,
    hasPasskey: passkeyId !== null,
  };
}

/** An account as sign-in needs it. */
export interface SignInAccount extends Staff {
  passwordHash: string;
  isBlocked: boolean;
  hasTwoStep: boolean;
}

/** The account with its password hash, for sign-in only. */
export async function findByEmailWithHash(email: string): Promise<SignInAccount | undefined> {
  const row = await withHash().where("email", "=", toAccountEmail(email)).executeTakeFirst();
  return row && toSignInAccount(row);
}

/** The same by its id, for the second step. */
export async function findByIdWithHash(id: number): Promise<SignInAccount | undefined> {
  const row = await withHash().where("id", "=", id).executeTakeFirst();
  return row && toSignInAccount(row);
}

function withHash() {
  return db()
    .selectFrom("staff")
    .select(["id", "email", "name", "passwordHash", "blockedAt", "totpSecret"]);
}

type SignInRow = Pick<
  Row<"staff">,
  "id" | "email" | "name" | "passwordHash" | "blockedAt" | "totpSecret"
>;

function toSignInAccount({ blockedAt, totpSecret, ...row }: SignInRow): SignInAccount {
  return {
    ...row,
    name: staffName(row),
    isBlocked: blockedAt !== null,
    hasTwoStep: totpSecret !== null,
  };
}

export async function count(): Promise<number> {
  const row = await db()
    .selectFrom("staff")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds an account; undefined when the e-mail already has one. */
export async function insert(
  email: string,
  password: string,
  name = "",
): Promise<Staff | undefined> {
  return insertHashed({ email, name, passwordHash: await hashPassword(password) });
}

/** The same, in somebody's transaction. */
export async function insertHashed(
  { email, name, passwordHash }: { email: string; name: string; passwordHash: string },
  executor: Db | Trx = db(),
): Promise<Staff | undefined> {
  const row = await executor
    .insertInto("staff")
    .values({
      email: toAccountEmail(email),
      name,
      passwordHash,
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email", "name"])
    .executeTakeFirst();
  return row && { ...row, name: staffName(row) };
}

/** Adds an account where there is none yet. */
export function insertFirst(account: {
  email: string;
  name: string;
  passwordHash: string;
}): Promise<Staff | undefined> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const other = await trx.selectFrom("staff").select("id").limit(1).executeTakeFirst();
      return other ? undefined : insertHashed(account, trx);
    });
}

/** What a person chose to be called; "" for nothing. */
export async function findName(id: number): Promise<string> {
  const row = await db().selectFrom("staff").select("name").where("id", "=", id).executeTakeFirst();
  return row?.name ?? "";
}

/** Changes what colleagues call somebody. */
export async function updateName(id: number, name: string): Promise<void> {
  await db().updateTable("staff").set({ name }).where("id", "=", id).execute();
}

/** Whether somebody gets the daily mail about what needs somebody. */
export async function wantsAlerts(id: number): Promise<boolean> {
  const row = await db()
    .selectFrom("staff")
    .select("wantsAlerts")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.wantsAlerts === 1;
}

export async function updateWantsAlerts(id: number, isWanted: boolean): Promise<void> {
  await db()
    .updateTable("staff")
    .set({ wantsAlerts: isWanted ? 1 : 0 })
    .where("id", "=", id)
    .execute();
}

/** Who wants that mail, and can sign in. */
export function findAlerted(): Promise<Pick<Staff, "email">[]> {
  return db()
    .selectFrom("staff")
    .select("email")
    .where("wantsAlerts", "=", 1)
    .where("blockedAt", "is", null)
    .orderBy("email")
    .limit(1000)
    .execute();
}

/**
 * Sets a new password, and ends every session and link of that person.
 *
 * @returns the account's id; undefined: no such account
 */
export async function updatePassword(email: string, password: string): Promise<number | undefined> {
  const passwordHash = await hashPassword(password);
  return db()
    .transaction()
    .execute(async (trx) => {
      const staff = await trx
        .selectFrom("staff")
        .select("id")
        .where("email", "=", toAccountEmail(email))
        .executeTakeFirst();
      if (staff) await replacePassword(trx, staff.id, passwordHash);
      return staff?.id;
    });
}

/** Sets a password that was proved otherwise than by the old one: whoever is signed in has to come back. */
export async function replacePassword(trx: Trx, id: number, passwordHash: string): Promise<void> {
  await trx.updateTable("staff").set({ passwordHash }).where("id", "=", id).execute();
  await endAccess(trx, id);
}

/** Ends the sessions of an account, and the links by which its password could be replaced. */
async function endAccess(trx: Trx, id: number) {
  await trx.deleteFrom("session").where("staffId", "=", id).execute();
  await trx.deleteFrom("staffLink").where("staffId", "=", id).execute();
}

/** The hash of an account's password; undefined where there is no such account. */
export async function findPasswordHash(id: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom("staff")
    .select("passwordHash")
    .where("id", "=", id)
    .executeTakeFirst();
  return row?.passwordHash;
}

interface ChangedPassword {
  id: number;
  /** The hash that the old password was checked against. */
  passwordHash: string;
  password: string;
  /** Of the session that goes on; all others end. */
  token: string;
}

/** Changes a person's own password. False: it has been changed meanwhile, or the account is gone. */
export async function changePassword({ id, token, ...passwords }: ChangedPassword) {
  const passwordHash = await hashPassword(passwords.password);
  return db()
    .transaction()
    .execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("staff")
        .set({ passwordHash })
        .where("id", "=", id)
        .where("passwordHash", "=", passwords.passwordHash)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await deleteOthers(id, token, trx);
      await trx.deleteFrom("staffLink").where("staffId", "=", id).execute();
      return true;
    });
}

/** "last": it is the only account that anybody can sign in to, which stays so. */
export type Outcome = "done" | "last" | "missing";

/** Removes an account with its sessions, and the invitations that it has made. */
export function deleteById(id: number): Promise<Outcome> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const staff = await find(trx, id);
      if (!staff) return "missing";
      if (staff.blockedAt === null && !(await hasOtherActive(trx, id))) return "last";
      await deleteInvitesOf(trx, id);
      await trx.deleteFrom("staff").where("id", "=", id).execute();
      return "done";
    });
}

/** Nobody can sign in to the account until it is unblocked; whoever is signed in is so no longer. */
export function block(id: number, now = Date.now()): Promise<Outcome> {
  return db()
    .transaction()
    .execute(async (trx) => {
      const staff = await find(trx, id);
      if (!staff) return "missing";
      if (staff.blockedAt !== null) return "done";
      if (!(await hasOtherActive(trx, id))) return "last";
      const blockedAt = new Date(now).toISOString();
      await trx.updateTable("staff").set({ blockedAt }).where("id", "=", id).execute();
      await endAccess(trx, id);
      await deleteInvitesOf(trx, id);
      return "done";
    });
}

/** False: no such account. */
export async function unblock(id: number): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("staff")
    .set({ blockedAt: null })
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function find(trx: Trx, id: number) {
  return trx
    .selectFrom("staff")
    .select(["id", "blockedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Read in the transaction of the change: two people may remove each other at the same moment. */
async function hasOtherActive(trx: Trx, id: number): Promise<boolean> {
  const other = await trx
    .selectFrom("staff")
    .select("id")
    .where("id", "<>", id)
    .where("blockedAt", "is", null)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Whoever is shut out has not left a way back in. */
async function deleteInvitesOf(trx: Trx, id: number) {
  await trx
    .deleteFrom("staffLink")
    .where("createdById", "=", id)
    .where("kind", "=", "invite")
    .execute();
}
