import { isUtf8 } from "node:buffer";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { type PasswordRefusal, refuseNewPassword } from "#app/auth/newPassword.server.ts";
import * as Passkeys from "#app/auth/passkeys.repo.server.ts";
import * as SecurityEvents from "#app/auth/securityEvents.repo.server.ts";
import * as Sessions from "#app/auth/sessions.repo.server.ts";
import * as Accounts from "#app/auth/staff.repo.server.ts";
import { maxPasswordLength, minNewPasswordLength, toAccountEmail } from "#app/auth/staff.schema.ts";
import * as Links from "#app/auth/staffLinks.repo.server.ts";
import * as TwoStep from "#app/auth/twoStep.repo.server.ts";
import { type Db, setDatabase } from "#app/db/connection.server.ts";
import { pendingMigrations } from "#app/db/migrate.server.ts";
import { openSqlite, sqliteDatabase } from "#app/db/sqlite/sqliteDatabase.server.ts";
import { paths } from "#app/paths.ts";
import { config } from "#app/platform/config.ts";
import { UsageError } from "#app/platform/errors.ts";
import { prepareStorage } from "#app/platform/storage.ts";
import { isEmail } from "#app/validation/emailAddress.ts";
import { requireCompleteRestore } from "./backup/swapSite.ts";
import { connectServer, refuseLost } from "./databaseServer.ts";
import { lockStorage } from "./lock.ts";
import { openDatabase } from "./openDatabase.ts";

/**
 * `npm run staff -- add|passwd|remove|list|invite|sessions EMAIL`. A password is read from standard input, else generated
 * and printed; `invite` prints a one-use link, `sessions` ends all of somebody's. The site may be running.
 *
 * @throws UsageError for a wrong call, an unknown or existing account, a password that is refused
 */
export async function staff([action = "", address = ""]: string[]): Promise<void> {
  const run = Object.hasOwn(actions, action) ? actions[action] : undefined;
  if (!run)
    throw new UsageError("Usage: npm run staff -- add|passwd|remove|list|invite|sessions EMAIL");
  if (action !== "list" && !isEmail(address)) {
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
  requireCompleteRestore(storage);
  const server = await connectServer();
  await refuseLost(storage, server);
  const db = server?.db ?? setDatabase(sqliteDatabase(openSqlite(storage.database)));
  if ((await pendingMigrations(db)).length === 0) return db;
  if (!server) await db.destroy();
  const lock = lockStorage(storage.root);
  try {
    await server?.engine.claim();
    return await openDatabase(storage, server);
  } finally {
    lock.release();
  }
}

const actions: Record<string, (email: string) => Promise<void>> = {
  async add(email) {
    const password = await choosePassword(email);
    const account = await Accounts.insert(email, password.text);
    if (!account) throw new UsageError(`${email} already has an account`);
    await note("added", account.id);
    say(`Added ${email}`, password);
  },
  async passwd(email) {
    const password = await choosePassword(email);
    const id = await Accounts.updatePassword(email, password.text);
    if (id === undefined) throw new UsageError(`${email} has no account`);
    await note("password", id);
    const isOff = await TwoStep.turnOff(id);
    if (isOff) await note("twoStepOff", id);
    const passkeys = await Passkeys.deleteAll(id);
    if (passkeys > 0) await note("passkeyRemoved", id);
    const also = [
      "all of its sessions have ended",
      isOff && "its two-step sign-in is off",
      passkeys > 0 && `its passkeys are removed (${passkeys})`,
    ];
    say(`New password for ${email}; ${also.filter(Boolean).join(", ")}`, password);
  },
  async remove(email) {
    const account = await Accounts.findByEmailWithHash(email);
    const outcome = account ? await Accounts.deleteById(account.id) : "missing";
    if (outcome === "missing") throw new UsageError(`${email} has no account`);
    if (outcome === "last") {
      throw new UsageError(`${email} is the last active account: add another first`);
    }
    await note("removed", account?.id);
    say(`Removed ${email}`);
  },
  async list() {
    for (const { email, isBlocked } of await Accounts.findAll()) {
      say(isBlocked ? `${email}  blocked` : email);
    }
  },
  async invite(email) {
    const token = await Links.insertInvite(email, null);
    if (token === undefined) throw new UsageError(`${email} already has an account: use passwd`);
    await note("invite");
    const { PUBLIC_URL, PORT } = config();
    say(`${PUBLIC_URL ?? `http://localhost:${PORT}`}${paths.admin.join(token)}`);
  },
  async sessions(email) {
    const account = await Accounts.findByEmailWithHash(email);
    if (!account) throw new UsageError(`${email} has no account`);
    const ended = await Sessions.deleteAll(account.id);
    await note("sessionsEnded", account.id);
    say(`Ended ${ended} sessions of ${email}`);
  },
};

function note(event: SecurityEvents.SecurityEventKind, staffId?: number): Promise<void> {
  return SecurityEvents.record({ event, origin: "command", staffId });
}

interface ChosenPassword {
  text: string;
  isGenerated: boolean;
}

const refusals: Record<PasswordRefusal, string> = {
  newPassword: `The password must be one line of ${minNewPasswordLength} to ${maxPasswordLength} characters`,
  commonPassword: "The password is one of those that guessers try first",
  addressPassword: "The password must not be the account's address",
};

async function choosePassword(email: string): Promise<ChosenPassword> {
  const typed = process.stdin.isTTY ? "" : toText(await buffer(process.stdin));
  if (typed === "") return { text: randomBytes(15).toString("base64url"), isGenerated: true };
  const refusal = canBeTyped(typed) ? await refuseNewPassword(typed, email) : "newPassword";
  if (refusal) throw new UsageError(refusals[refusal]);
  return { text: typed, isGenerated: false };
}

/** @throws UsageError where letters would be replaced by others: nobody could type such a password */
function toText(bytes: Buffer): string {
  if (!isUtf8(bytes)) throw new UsageError("The password must be in UTF-8");
  return new TextDecoder().decode(bytes).replace(/\r?\n$/, "");
}

/** Whether the sign-in form accepts it: a password field holds no line breaks. */
function canBeTyped(password: string): boolean {
  return [...password].length <= maxPasswordLength && !/\p{Control}/u.test(password);
}

function say(line: string, password?: ChosenPassword) {
  const shown = password?.isGenerated ? `  password: ${password.text}` : "";
  process.stdout.write(`${line}${shown}\n`);
}
