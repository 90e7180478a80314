import type { Staff } from "#app/context.ts";
import { db } from "#app/db/connection.server.ts";
import { hashPassword } from "./password.server.ts";
import { toAccountEmail } from "./staff.schema.ts";

/** Every account, by e-mail. */
export async function findAll(): Promise<Staff[]> {
  return db().selectFrom("staff").select(["id", "email"]).orderBy("email").limit(1000).execute();
}

/** The account with its password hash, for sign-in only. */
export async function findByEmailWithHash(
  email: string,
): Promise<(Staff & { passwordHash: string }) | undefined> {
  return db()
    .selectFrom("staff")
    .select(["id", "email", "passwordHash"])
    .where("email", "=", toAccountEmail(email))
    .executeTakeFirst();
}

export async function count(): Promise<number> {
  const row = await db()
    .selectFrom("staff")
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Adds an account; undefined when the e-mail already has one. */
export async function insert(email: string, password: string): Promise<Staff | undefined> {
  const passwordHash = await hashPassword(password);
  return db()
    .insertInto("staff")
    .values({
      email: toAccountEmail(email),
      passwordHash,
      createdAt: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning(["id", "email"])
    .executeTakeFirst();
}

/** Sets a new password and ends every session of that person. False: no such account. */
export async function updatePassword(email: string, password: string): Promise<boolean> {
  const passwordHash = await hashPassword(password);
  return db()
    .transaction()
    .execute(async (trx) => {
      const staff = await trx
        .updateTable("staff")
        .set({ passwordHash })
        .where("email", "=", toAccountEmail(email))
        .returning("id")
        .executeTakeFirst();
      if (!staff) return false;
      await trx.deleteFrom("session").where("staffId", "=", staff.id).execute();
      return true;
    });
}

/** Removes an account with its sessions. False: no such account. */
export async function deleteByEmail(email: string): Promise<boolean> {
  const { numDeletedRows } = await db()
    .deleteFrom("staff")
    .where("email", "=", toAccountEmail(email))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
