import { createCipheriv, createDecipheriv, createHash, randomBytes, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { db, type Trx } from "#app/db/connection.server.ts";
import { keyedHash } from "#app/platform/keyedHash.ts";
import { log } from "#app/platform/log.ts";

/**
 * The second step of a sign-in (contract 13): a code of an authenticator app (RFC 6238, as all of them do it), or
 * one of the recovery codes. The app's secret is encrypted with the site's own: with that changed, or on another
 * server that has its own, only the recovery codes go on working, or somebody turns the second step off.
 */

const periodMs = 30_000;
/** A code of the period before or after counts as well: clocks differ. */
const tolerance = 1;
const recoveryCodes = 10;
/** Without letters and digits that look like others. */
const letters = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A new secret, in base32. */
export function newSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** What an authenticator app reads from the QR code. */
export function otpauthUri(secret: string, { issuer, email }: { issuer: string; email: string }) {
  return new TOTP({ issuer, label: email, secret: Secret.fromBase32(secret) }).toString();
}

/** The period of this code; undefined for a wrong one. */
function stepOf(secret: string, token: string, now: number): number | undefined {
  if (!/^[A-Z2-7]{16,64}$/.test(secret) || !/^\d{6}$/.test(token)) return undefined;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp: now, window: tolerance });
  return delta === null ? undefined : Math.floor(now / periodMs) + delta;
}

/**
 * Turns the second step on.
 *
 * @param code of the app, which proves that it has the secret
 * @returns the recovery codes, of which only hashes are stored; undefined when the code is wrong
 */
export function turnOn(
  staffId: number,
  { secret, code }: { secret: string; code: string },
  now = Date.now(),
): Promise<string[] | undefined> {
  const step = stepOf(secret, code.replace(/\s/g, ""), now);
  if (step === undefined) return Promise.resolve(undefined);
  return db()
    .transaction()
    .execute(async (trx) => {
      await trx
        .updateTable("staff")
        .set({ totpSecret: encrypt(secret), totpStep: step })
        .where("id", "=", staffId)
        .execute();
      return replaceRecoveryCodes(trx, staffId);
    });
}

/** Makes new recovery codes, in place of those that there were. */
export function renewRecoveryCodes(staffId: number): Promise<string[]> {
  return db()
    .transaction()
    .execute((trx) => replaceRecoveryCodes(trx, staffId));
}

async function replaceRecoveryCodes(trx: Trx, staffId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await trx.deleteFrom("recoveryCode").where("staffId", "=", staffId).execute();
  await trx
    .insertInto("recoveryCode")
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(code) })))
    .execute();
  return codes;
}

/** Turns the second step off. False: it was not on. */
export function turnOff(staffId: number): Promise<boolean> {
  return db()
    .transaction()
    .execute(async (trx) => {
      await trx.deleteFrom("recoveryCode").where("staffId", "=", staffId).execute();
      const { numUpdatedRows } = await trx
        .updateTable("staff")
        .set({ totpSecret: null, totpStep: 0 })
        .where("id", "=", staffId)
        .where("totpSecret", "is not", null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
}

/** Whether an account asks for the second step, and how many recovery codes are left. */
export async function findState(staffId: number): Promise<{ isOn: boolean; codesLeft: number }> {
  const account = await findSecret(staffId);
  const { codesLeft } = await db()
    .selectFrom("recoveryCode")
    .select(({ fn }) => fn.countAll<number>().as("codesLeft"))
    .where("staffId", "=", staffId)
    .executeTakeFirstOrThrow();
  return { isOn: account !== undefined, codesLeft };
}

/**
 * Checks a code, and uses it up: neither a recovery code nor one of the app is accepted twice.
 *
 * @returns which of the two it was; undefined for a wrong one
 */
export async function redeem(
  staffId: number,
  typed: string,
  now = Date.now(),
): Promise<"app" | "recovery" | undefined> {
  const code = typed.replace(/[\s-]/g, "").toUpperCase();
  if (/^\d{6}$/.test(code)) return (await redeemOfApp(staffId, code, now)) ? "app" : undefined;
  const { numDeletedRows } = await db()
    .deleteFrom("recoveryCode")
    .where("staffId", "=", staffId)
    .where("codeHash", "=", hashOf(code))
    .executeTakeFirst();
  return numDeletedRows > 0n ? "recovery" : undefined;
}

async function redeemOfApp(staffId: number, code: string, now: number): Promise<boolean> {
  const encrypted = await findSecret(staffId);
  const secret = encrypted && decrypt(encrypted);
  const step = secret && stepOf(secret, code, now);
  if (!step) return false;
  const { numUpdatedRows } = await db()
    .updateTable("staff")
    .set({ totpStep: step })
    .where("id", "=", staffId)
    .where("totpStep", "<", step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function findSecret(staffId: number): Promise<string | undefined> {
  const row = await db()
    .selectFrom("staff")
    .select("totpSecret")
    .where("id", "=", staffId)
    .executeTakeFirst();
  return row?.totpSecret ?? undefined;
}

function newRecoveryCode(): string {
  const code = Array.from({ length: 24 }, () => letters[randomInt(letters.length)]).join("");
  return code.replace(/(.{4})(?=.)/g, "$1-");
}

/** Of 118 random bits: nobody finds them by their hash. */
function hashOf(code: string): string {
  return createHash("sha256").update(code.replaceAll("-", "")).digest("hex");
}

function key(): Buffer {
  return Buffer.from(keyedHash("two-step secret", ""), "base64url");
}

function encrypt(secret: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key(), iv);
  const parts = [iv, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

/** Undefined where it was encrypted with another secret of the site. */
function decrypt(encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, "base64url");
  try {
    const decipher = createDecipheriv("aes-256-gcm", key(), bytes.subarray(0, 12));
    decipher.setAuthTag(bytes.subarray(-16));
    return decipher.update(bytes.subarray(12, -16)) + decipher.final("utf8");
  } catch {
    log.warn({}, "a two-step secret is of another SESSION_SECRET: recovery codes only");
    return undefined;
  }
}
