import { db, type Trx } from "#app/db/connection.server.ts";
import type { Row } from "#app/db/tables.ts";

/** A passkey as its owner sees it. */
export type OwnPasskey = Pick<Row<"passkey">, "id" | "name" | "rpId" | "createdAt" | "lastUsedAt">;

/** An account's passkeys, oldest first. */
export function findOwn(staffId: number): Promise<OwnPasskey[]> {
  return db()
    .selectFrom("passkey")
    .select(["id", "name", "rpId", "createdAt", "lastUsedAt"])
    .where("staffId", "=", staffId)
    .orderBy("id")
    .limit(200)
    .execute();
}

/** One of them; undefined for none, or somebody else's. */
export function findOwnById(
  staffId: number,
  id: number,
): Promise<Pick<Row<"passkey">, "id" | "name"> | undefined> {
  return db()
    .selectFrom("passkey")
    .select(["id", "name"])
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** Whether anybody can sign in to the site at this host by a passkey. */
export async function existsFor(rpId: string): Promise<boolean> {
  const row = await db()
    .selectFrom("passkey")
    .select("id")
    .where("rpId", "=", rpId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** By which names the authenticators know an account, and those of its passkeys that they have for this host. */
export async function findKnown(
  staffId: number,
  rpId: string,
): Promise<{ userHandle: string | undefined; credentialIds: string[] }> {
  const rows = await db()
    .selectFrom("passkey")
    .select(["credentialId", "userHandle", "rpId"])
    .where("staffId", "=", staffId)
    .orderBy("id")
    .limit(200)
    .execute();
  const here = rows.filter((row) => row.rpId === rpId);
  return {
    userHandle: here[0]?.userHandle,
    credentialIds: here.map(({ credentialId }) => credentialId),
  };
}

/** A passkey as signing in needs it. */
export type SignInPasskey = Pick<
  Row<"passkey">,
  "id" | "staffId" | "credentialId" | "publicKey" | "counter" | "userHandle"
>;

/** The passkey that a browser names; undefined for a removed one, or one of another host. */
export function findByCredentialId(
  credentialId: string,
  rpId: string,
): Promise<SignInPasskey | undefined> {
  return db()
    .selectFrom("passkey")
    .select(["id", "staffId", "credentialId", "publicKey", "counter", "userHandle"])
    .where("credentialId", "=", credentialId)
    .where("rpId", "=", rpId)
    .executeTakeFirst();
}

type NewRow = Pick<
  Row<"passkey">,
  "staffId" | "credentialId" | "publicKey" | "counter" | "rpId" | "userHandle" | "name"
>;

/**
 * Adds a passkey to an account.
 *
 * @param challengeAt when the challenge was made that it has answered
 * @returns false: the challenge was used before, or somebody has this passkey already
 */
export function insert(passkey: NewRow, challengeAt: number, now = Date.now()): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      if (!(await useUpChallenge(trx, passkey.staffId, challengeAt))) return false;
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto("passkey")
        .values({ ...passkey, createdAt: instant(now), lastUsedAt: null })
        .onConflict((conflict) => conflict.column("credentialId").doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });
}

interface Use {
  /** As it was read before the check. */
  passkey: SignInPasskey;
  counter: number;
  /** When the challenge was made that it has answered. */
  challengeAt: number;
}

/**
 * Notes that a passkey has signed.
 *
 * @returns false: the challenge was used before, the passkey is gone, or has signed something else meanwhile
 */
export function noteUse(
  { passkey, counter, challengeAt }: Use,
  now = Date.now(),
): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      if (!(await useUpChallenge(trx, passkey.staffId, challengeAt))) return false;
      const { numUpdatedRows } = await trx
        .updateTable("passkey")
        .set({ counter, lastUsedAt: instant(now) })
        .where("id", "=", passkey.id)
        .where("counter", "=", passkey.counter)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
}

/** Like the code of an authenticator app: what was asked before the last that counted does not count any more. */
async function useUpChallenge(trx: Trx, staffId: number, challengeAt: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable("staff")
    .set({ passkeyChallengeAt: challengeAt })
    .where("id", "=", staffId)
    .where("passkeyChallengeAt", "<", challengeAt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Calls one of an account's passkeys otherwise. False: it is none of its. */
export async function updateName(staffId: number, id: number, name: string): Promise<boolean> {
  const { numUpdatedRows } = await db()
    .updateTable("passkey")
    .set({ name })
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Removes one of an account's passkeys: nobody gets in by it any more. False: it is none of its. */
export async function deleteOwn(staffId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom("passkey")
    .where("staffId", "=", staffId)
    .where("id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Removes all of an account's passkeys, and tells how many there were. */
export async function deleteAll(staffId: number): Promise<number> {
  const { numDeletedRows } = await db()
    .deleteFrom("passkey")
    .where("staffId", "=", staffId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function instant(time: number): string {
  return new Date(time).toISOString();
}
