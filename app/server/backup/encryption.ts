import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream as NodeReadableStream } from "node:stream/web";
import { ConfigError, config } from "#app/platform/config.ts";
import { UsageError } from "#app/platform/errors.ts";
import { DamagedBackupError, replaceInManifest } from "./manifest.ts";

/** How every file in the age format begins (age-encryption.org/v1). */
export const ageHeader = "age-encryption.org/v1\n";

/** The copy of the database in a daily backup, where these are encrypted. */
const encryptedDatabase = "site.sqlite.age";

/** The library is loaded on demand: most sites, and all visitors, never need it. */
const age = () => import("age-encryption");

/**
 * The public key of the settings has a checksum, which only the library knows.
 *
 * @throws ConfigError where it is wrong: better at the start than at the first backup
 */
export async function requireRecipient(): Promise<void> {
  if (config().BACKUP_RECIPIENT) await createEncrypter(config().BACKUP_RECIPIENT);
}

async function createEncrypter(recipient = "") {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new ConfigError(
      "Setting BACKUP_RECIPIENT is wrong: expected a public key of age (age1…)",
    );
  }
  return encrypter;
}

/** Encrypts for BACKUP_RECIPIENT, piece by piece; where there is none, the bytes stay what they are. */
export async function encrypt(source: AsyncIterable<Uint8Array>): Promise<Readable> {
  const { BACKUP_RECIPIENT } = config();
  const bytes = Readable.from(source);
  if (!BACKUP_RECIPIENT) return bytes;
  const encrypter = await createEncrypter(BACKUP_RECIPIENT);
  return fromWeb(await encrypter.encrypt(toWeb(bytes)));
}

/**
 * Decrypts with BACKUP_IDENTITY, piece by piece. What comes out is whole only if the end is reached.
 *
 * @throws UsageError without the right key
 */
async function decrypt(source: Readable): Promise<Readable> {
  const { BACKUP_IDENTITY } = config();
  if (!BACKUP_IDENTITY) {
    throw new UsageError("It is encrypted: set BACKUP_IDENTITY or BACKUP_IDENTITY_FILE to its key");
  }
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  try {
    for (const identity of BACKUP_IDENTITY) decrypter.addIdentity(identity);
  } catch {
    throw new ConfigError("Setting BACKUP_IDENTITY is wrong: expected a secret key of age");
  }
  try {
    const bytes = await decrypter.decrypt(toWeb(source));
    return Readable.from(explainingDamage(fromWeb(bytes)));
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("no identity matched")) {
      throw new UsageError("It is encrypted for another key than BACKUP_IDENTITY");
    }
    throw damage(error);
  }
}

/** The same streams, which have two types: the browser's, in which the library speaks, and Node.js's own. */
const toWeb = (bytes: Readable) => Readable.toWeb(bytes) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (bytes: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(bytes as unknown as NodeReadableStream<Uint8Array>);

async function* explainingDamage(bytes: AsyncIterable<Uint8Array>) {
  try {
    yield* bytes;
  } catch (error) {
    throw damage(error);
  }
}

function damage(error: unknown) {
  const why = error instanceof Error ? error.message : String(error);
  return new DamagedBackupError(`It is damaged or cut off (${why})`);
}

/** Reads an archive from a byte on, decrypted where it is encrypted. */
export async function readArchive(file: string, start: number, isEncrypted: boolean) {
  const bytes = createReadStream(file, { start });
  return isEncrypted ? decrypt(bytes) : bytes;
}

/**
 * Encrypts the database of a daily backup, where BACKUP_RECIPIENT is set. Its files stay hard links, which take no
 * room: they lie in the storage in plain as well, and hold no message and no password.
 */
export async function encryptDatabase(folder: string, signal: AbortSignal): Promise<void> {
  if (!config().BACKUP_RECIPIENT) return;
  const plain = path.join(folder, "site.sqlite");
  const target = path.join(folder, encryptedDatabase);
  const bytes = await encrypt(createReadStream(plain));
  await pipeline(bytes, createWriteStream(target, { flush: true }), { signal });
  await rm(plain);
  await replaceInManifest(folder, "site.sqlite", encryptedDatabase, signal);
}

/** Brings back the database of a daily backup, whose manifest has been checked, where it is encrypted. */
export async function decryptDatabase(folder: string): Promise<void> {
  const file = path.join(folder, encryptedDatabase);
  if (!existsSync(file)) return;
  const bytes = await readArchive(file, 0, true);
  await pipeline(bytes, createWriteStream(path.join(folder, "site.sqlite")));
  await rm(file);
}
