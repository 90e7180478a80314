import { randomInt } from "node:crypto";
import { hashPassword } from "#app/auth/password.server.ts";
import * as StaffAccounts from "#app/auth/staff.repo.server.ts";
import type { Staff } from "#app/context.ts";
import { engine } from "#app/db/connection.server.ts";
import { isSameHash, keyedHash } from "#app/platform/keyedHash.ts";

/** Without letters and digits that look like others. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";
const codeLength = 12;

let code: string | undefined;

/**
 * The code by which the site's first account is made in the browser (contract 13): of this process, one use, as
 * long as there is no account.
 */
export function openFirstAccount(): string {
  // Where several processes share the database, it is the same for all.
  const shared = engine().nodes && Buffer.from(keyedHash("firstAccount", ""), "base64url");
  const draw = (at: number) =>
    shared ? (shared[at] ?? 0) % letters.length : randomInt(letters.length);
  code = Array.from({ length: codeLength }, (_, at) => letters[draw(at)]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Whether the site waits for its first account. */
export async function waitsForFirstAccount(): Promise<boolean> {
  if (code === undefined) return false;
  // Meanwhile a command may have made one.
  if ((await StaffAccounts.count()) > 0) code = undefined;
  return code !== undefined;
}

/** Whether this is the code, however it is spaced. */
export function isFirstCode(typed: string): boolean {
  return code !== undefined && isSameHash(typed.toUpperCase().replace(/[^A-Z\d]/g, ""), code);
}

/** Makes the account; undefined when there is one by now. */
export async function makeFirstAccount(account: {
  email: string;
  name: string;
  newPassword: string;
}): Promise<Staff | undefined> {
  const passwordHash = await hashPassword(account.newPassword);
  const staff = await StaffAccounts.insertFirst({ ...account, passwordHash });
  code = undefined;
  return staff;
}
