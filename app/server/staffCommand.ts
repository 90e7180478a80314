import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type Db, openSqlite, setDatabase } from "#app/db/connection.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import * as Accounts from "#app/features/staff/staff.repo.server.ts";
import {
  maxPasswordLength,
  minNewPasswordLength,
  toAccountEmail,
} from "#app/features/staff/staff.schema.ts";
import { z } from "#app/validation/zod.ts";
import { refuseHalfRestored } from "./backup/putInPlace.ts";
import { lockStorage } from "./lock.ts";
import { openDatabase } from "./openDatabase.ts";
import { prepareStorage, refuseLostDatabase } from "./storage.ts";
import { UsageError } from "./usageError.ts";

/**
 * `npm run staff -- add|passwd|remove|list EMAIL`. A password is read from standard input, else generated
 * and printed. The site may be running.
 *
 * @throws UsageError for a wrong call, an unknown or existing account, a password that is refused
 */
export async function staff([action = "", address = ""]: string[]): Promise<void> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run) throw new UsageError("Usage: npm run staff -- add|passwd|remove|list EMAIL");
  if (action !== "list" && !z.email().safeParse(address).success) {
    throw new UsageError(`Usage: npm run staff -- ${action} EMAIL`);
  }
  const db = await open(prepareStorage());
  try {
    await run(toAccountEmail(address));
  } finally {
    await db.destroy();
  }
}

/** A database of an older version is migrated first, under the storage lock so that no site is running. */
async function open(storage: ReturnType<typeof prepareStorage>): Promise<Db> {
  refuseHalfRestored(storage);
  refuseLostDatabase(storage);
  const db = setDatabase(openSqlite(storage.database));
  if ((await pendingMigrations(db)).length === 0) return db;
  await db.destroy();
  const lock = lockStorage(storage.root);
  try {
    return await openDatabase(storage);
  } finally {
    lock.release();
  }
}

const actions: Record<string, (email: string) => Promise<void>> = {
  async add(email) {
    const password = await choosePassword();
    const account = await Accounts.insert(email, password.text);
    if (!account) throw new UsageError(`${email} already has an account`);
    say(`Added ${email}`, password);
  },
  async passwd(email) {
    const password = await choosePassword();
    const isKnown = await Accounts.updatePassword(email, password.text);
    if (!isKnown) throw new UsageError(`${email} has no account`);
    say(`New password for ${email}; all of its sessions have ended`, password);
  },
  async remove(email) {
    if (!(await Accounts.deleteByEmail(email))) throw new UsageError(`${email} has no account`);
    say(`Removed ${email}`);
  },
  async list() {
    for (const { email } of await Accounts.findAll()) say(email);
  },
};

interface ChosenPassword {
  text: string;
  isGenerated: boolean;
}

async function choosePassword(): Promise<ChosenPassword> {
  const typed = process.stdin.isTTY ? "" : toText(await buffer(process.stdin));
  if (typed === "") return { text: randomBytes(15).toString("base64url"), isGenerated: true };
  if (!canBeTyped(typed)) {
    throw new UsageError(
      `The password must be one line of ${minNewPasswordLength} to ${maxPasswordLength} characters`,
    );
  }
  return { text: typed, isGenerated: false };
}

/** @throws UsageError where letters would be replaced by others: nobody could type such a password */
function toText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new UsageError("The password must be in UTF-8");
  return new TextDecoder().decode(bytes).replace(/\r?\n$/, "");
}

/** Whether the sign-in form accepts it: a password field holds no line breaks. */
function canBeTyped(password: string): boolean {
  const { length } = [...password];
  return (
    length >= minNewPasswordLength && length <= maxPasswordLength && !/\p{Control}/u.test(password)
  );
}

function say(line: string, password?: ChosenPassword) {
  const shown = password?.isGenerated ? `  password: ${password.text}` : "";
  process.stdout.write(`${line}${shown}\n`);
}
